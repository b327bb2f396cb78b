import type { Mail } from '#test/support/inbox.ts';

/**
 * The one event of a mail's calendar file by the names of its properties (with their parameters), and the file's method.
 * @throws Error when the mail has none, or more than one
 */
export const calendarIn = ({ attachments, subject }: Mail): Readonly<Record<string, string>> => {
  const files = attachments.filter(({ contentType }) => contentType.startsWith('text/calendar'));
  const lines = Buffer.from(files[0]?.content ?? '', 'base64')
    .toString()
    .replaceAll('\r\n ', '')
    .split('\r\n');
  const [from, to] = [lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT')];
  if (files.length !== 1 || from < 0 || lines.lastIndexOf('BEGIN:VEVENT') !== from) {
    throw new Error(`the mail "${subject}" has no calendar file with one event`);
  }
  const own = [...lines.slice(from + 1, to), ...lines.filter((line) => line.startsWith('METHOD:'))];
  return Object.fromEntries(
    own.map((line) => {
      // A quoted parameter may hold a colon.
      const [, name = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
};
