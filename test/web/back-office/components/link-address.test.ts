import { describe, expect, it } from 'vitest';
import { completeAddress, isLinkAddress } from '#web/back-office/components/rich-text/link-address.ts';

describe('the address of a link in a rich text', () => {
  it.each(['/porter', '#price', 'https://example.com/?a=1', 'mailto:a@example.com', 'tel:+4969'])(
    'leads from a page to %s',
    (address) => expect(isLinkAddress(address, 'page')).toBe(true),
  );

  it.each(['https://example.com', 'mailto:a@example.com', '[PAYMENT_LINK]', '[SITE_LINK]/book'])(
    'leads from a mail to %s',
    (address) => expect(isLinkAddress(address, 'mail')).toBe(true),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.com', '//evil.example', '/\\evil', ''])(
    'never is %j',
    (address) => {
      expect(isLinkAddress(address, 'page')).toBe(false);
      expect(isLinkAddress(address, 'mail')).toBe(false);
    },
  );

  it('is no path in a mail, and no variable in a page', () => {
    expect(isLinkAddress('/porter', 'mail')).toBe(false);
    expect(isLinkAddress('[SITE_LINK]', 'page')).toBe(false);
  });

  it('gets what a browser needs when it is typed short', () => {
    expect(completeAddress(' www.example.com/a ')).toBe('https://www.example.com/a');
    expect(completeAddress('a@example.com')).toBe('mailto:a@example.com');
    expect(completeAddress('/porter')).toBe('/porter');
  });
});
