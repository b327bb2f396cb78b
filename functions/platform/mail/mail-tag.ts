/** The tag under which the mail service keeps which announcement a mail was. */
export const MAIL_TAG = 'announcement';

/** A tag holds letters, digits, `-` and `_`, 256 at most: ids of ours are shorter, but hold other signs. */
export const tagOfMail = (id: string): string => Buffer.from(id).toString('base64url').slice(0, 256);

/** The id of the announcement that a tag names. */
export const mailOfTag = (tag: string): string => Buffer.from(tag, 'base64url').toString();
