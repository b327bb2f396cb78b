import { isSafeAddress } from '#shared/content/safe-address.ts';
import type { TextKind } from '#web/back-office/components/rich-text/rich-text-props.ts';

const CONTACT = /^(mailto|tel):[^\s\p{Cc}]+$/iu;
/** In a mail a variable may stand for the address or its beginning: `[SITE_LINK]/book`. */
const VARIABLE_FIRST = /^\[[A-Z][A-Z0-9_]*\][^\s\p{Cc}"'<>\\]*$/u;

/** Whether a link may lead there: what the server leaves in the text when it is saved. */
export const isLinkAddress = (address: string, kind: TextKind): boolean => {
  if (CONTACT.test(address)) return true;
  return kind === 'mail'
    ? VARIABLE_FIRST.test(address) || (address.startsWith('https://') && isSafeAddress(address))
    : isSafeAddress(address);
};

/** An address as somebody types it: `www.example.com` and `a@example.com` get what a browser needs. */
export const completeAddress = (typed: string): string => {
  const text = typed.trim();
  if (/^[^\s@:/?#]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(text) ? `https://${text}` : text;
};
