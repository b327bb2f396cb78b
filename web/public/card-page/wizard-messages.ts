import { inLanguagePath } from '#shared/content/site-paths.ts';
import type { CardMessage } from '#web/common/card-message.ts';
import type { CardQuery } from '#web/public/card-page/card-query.ts';

type Told = CardMessage extends infer M ? (M extends CardMessage ? Omit<M, 'from'> : never) : never;

export const isFramed = (): boolean => window.parent !== window;

/** Tells the wizard around the frame, and nobody else: only a page of the same origin gets it. */
export const tellWizard = (message: Told): void => {
  if (isFramed()) window.parent.postMessage({ ...message, from: 'card-page' }, window.location.origin);
};

/** Lets the frame grow with the page. */
export const tellHeight = (): void => {
  const tell = () => tellWizard({ type: 'height', height: Math.ceil(document.body.scrollHeight) });
  new ResizeObserver(tell).observe(document.body);
  tell();
};

/** A bank that left the frame: the wizard takes what the provider gave back. Answers whether it goes there. */
export const returnToWizard = ({ isBooking, returned, lang }: CardQuery): boolean => {
  if (!isBooking || isFramed()) return false;
  const search = returned ? `?${new URLSearchParams(returned)}` : '';
  window.location.replace(inLanguagePath('/book/payment', lang) + search);
  return true;
};
