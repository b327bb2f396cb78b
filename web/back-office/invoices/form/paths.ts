export const LIST_PATH = '/admin/invoices';
export const PREVIEW_PATH = '/admin/invoices/preview';

/** The form of a new invoice (`new`), or of the clone of one. */
export const formPath = (id: string): string => `/admin/invoices/form/${encodeURIComponent(id)}`;

/** The page of an invoice. */
export const invoicePath = (id: string): string => `/admin/invoices/${encodeURIComponent(id)}`;
