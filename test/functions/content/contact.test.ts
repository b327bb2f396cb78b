import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newEmail } from '#test/support/accounts.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { captchaText, type SolvedCaptcha, solveCaptcha } from '#test/support/captcha.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { openInbox } from '#test/support/inbox.ts';
import { untilRefused } from '#test/support/until-refused.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const stranger = openBrowser(stack.url);

const send = (body: object, browser = stranger) => browser.send('POST', '/api/general/contact', body);
const request = (changes: object = {}) => ({
  name: `Keiko ${randomUUID()}`,
  email: newEmail(),
  airport: 'FRA',
  request: 'Do you carry a cello?\nIt is large.',
  lang: 'en',
  captcha: 'not solved',
  ...changes,
});
const refusedAt = (field: string, code: string) => ({
  status: 400,
  body: { code: 'invalid_input', fields: { [field]: { code } } },
});
const solved = async (): Promise<string> => captchaText(await solveCaptcha(stranger));

describe('a contact request', () => {
  it.each([
    ['FRA', 'frankfurt@airport-assist.example', 'Flughafen Frankfurt (FRA)'],
    [2, 'munich@airport-assist.example', 'Flughafen München (MUC)'],
  ])('for %s reaches that airport, which answers the visitor', async (airport, address, named) => {
    const body = request({ airport, captcha: await solved() });
    expect(await send(body)).toMatchObject({ status: 200, body: { result: 'sent' } });
    const mail = await inbox.mailTo(address, body.name);
    expect(mail.subject).toBe(`Anfrage von ${body.name} für ${named}`);
    expect(mail.replyTo.join()).toContain(body.email);
    for (const line of body.request.split('\n')) expect(mail.body.text).toContain(line);
  });

  it('names every field that is missing', async () => {
    expect(await send({ lang: 'en' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          name: { code: 'empty' },
          email: { code: 'empty' },
          airport: { code: 'empty' },
          request: { code: 'empty' },
          captcha: { code: 'empty' },
        },
      },
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'empty'],
    ['no email address', { email: '' }, 'email', 'empty'],
    ['no valid email address', { email: 'keiko@' }, 'email', 'invalid'],
    ['two email addresses', { email: 'a@example.com, b@example.com' }, 'email', 'invalid'],
    ['no airport', { airport: '' }, 'airport', 'empty'],
    ['an airport that is none of ours', { airport: 'JFK' }, 'airport', 'invalid'],
    ['no request', { request: '\n' }, 'request', 'empty'],
    ['an endless request', { request: 'a'.repeat(5001) }, 'request', 'invalid'],
    ['no captcha', { captcha: '' }, 'captcha', 'empty'],
    ['a script as email address', { email: '<script>alert(1)</script>@example.com' }, 'email', 'invalid'],
    ['a script as airport', { airport: '<script>alert(1)</script>' }, 'airport', 'invalid'],
    ['a script as language', { lang: '<script>alert(1)</script>' }, 'lang', 'invalid'],
    ['a script as captcha', { captcha: '<script>alert(1)</script>' }, 'captcha', 'invalid'],
    ['a header in the name', { name: 'Keiko\r\nBcc: all@example.com' }, 'name', 'invalid'],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'invalid'],
  ])('with %s is refused at that field', async (_, changes, field, code) => {
    expect(await send(request(changes))).toMatchObject(refusedAt(field, code));
  });

  it('shows what was entered as text, never as markup', async () => {
    const script = `<script>alert(1)</script>${randomUUID()}`;
    const body = request({ name: script, request: `${script}<img src=x onerror=alert(1)>` });
    expect(await send({ ...body, captcha: await solved() })).toMatchObject({ status: 200 });
    const mail = await inbox.mailTo('frankfurt@airport-assist.example', script);
    expect(mail.body.html).not.toMatch(/<script|<img/i);
    expect(mail.body.html).toContain('&lt;script&gt;alert(1)');
  });
});

describe('the captcha of the contact form', () => {
  it('works once, even at the same moment', async () => {
    const captcha = await solved();
    const answers = await Promise.all([send(request({ captcha })), send(request({ captcha }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await send(request({ captcha }))).toMatchObject(refusedAt('captcha', 'used'));
  });

  /** Solved once for all that are refused: what is refused is not used. Solving costs as much as it shall. */
  let one: SolvedCaptcha;
  beforeAll(async () => {
    one = await solveCaptcha(stranger);
  });
  const changed = async (change: (solved: SolvedCaptcha) => void): Promise<string> => {
    const captcha = structuredClone(one);
    change(captcha);
    return captchaText(captcha);
  };

  it('is refused when its time is over, and nobody prolongs it', async () => {
    const over = await changed(({ challenge }) => {
      challenge.parameters.expiresAt = Math.floor(Date.now() / 1000) - 1;
    });
    expect(await send(request({ captcha: over }))).toMatchObject(refusedAt('captcha', 'expired'));
    const prolonged = await changed(({ challenge }) => {
      challenge.parameters.expiresAt = Math.floor(Date.now() / 1000) + 86_400;
    });
    expect(await send(request({ captcha: prolonged }))).toMatchObject(refusedAt('captcha', 'invalid'));
  });

  it.each<[string, (solved: SolvedCaptcha) => void]>([
    ['without the work', ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })],
    ['made easier', ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '00' })],
    [
      'under another number',
      ({ challenge }) => Object.assign(challenge.parameters, { nonce: 'ab'.repeat(16) }),
    ],
    ['without our signature', ({ challenge }) => Object.assign(challenge, { signature: '' })],
    ['signed by somebody else', ({ challenge }) => Object.assign(challenge, { signature: 'ab'.repeat(32) })],
  ])('%s is refused', async (_, change) => {
    expect(await send(request({ captcha: await changed(change) }))).toMatchObject(
      refusedAt('captcha', 'invalid'),
    );
  });

  it.each(['nonsense', Buffer.from('null').toString('base64'), Buffer.from('{"a":1}').toString('base64')])(
    '%j is no answer',
    async (captcha) => {
      expect(await send(request({ captcha }))).toMatchObject(refusedAt('captcha', 'invalid'));
    },
  );
});

// Other systems give a program one loopback address only.
describe.skipIf(process.platform !== 'linux')('200 requests a minute from one address', () => {
  it('are too many: contact requests wait (429 with Retry-After), those from elsewhere do not', async () => {
    const busy = openBrowser(stack.url, fetchFrom('127.0.0.31'));
    const { before, refused } = await untilRefused(60, () => send({ lang: 'en' }, busy));
    expect(before.length).toBeLessThan(200);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await send({ lang: 'en' })).toMatchObject({ status: 400 });
  });

  it('are too many challenges', async () => {
    const busy = openBrowser(stack.url, fetchFrom('127.0.0.32'));
    const { refused } = await untilRefused(200, () => busy.get('/api/general/captcha'));
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(await stranger.get('/api/general/captcha')).toMatchObject({ status: 200 });
  });
});
