/** The page of a booking behind its signed link, inside the current language. */
export const bookingAddress = (order: string, signature: string): string =>
  `/booking?${new URLSearchParams({ order, signature })}`;

/** The booking's last invoice or credit note. */
export const documentAddress = (order: string, signature: string, kind: string): string =>
  `/api/orders/booking/${encodeURIComponent(order)}/${encodeURIComponent(signature)}/documents/${kind}`;

/** The booking's calendar file. */
export const calendarAddress = (order: string, signature: string): string =>
  `/api/orders/booking/${encodeURIComponent(order)}/${encodeURIComponent(signature)}/calendar`;
