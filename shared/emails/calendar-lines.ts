/** A line of a calendar file holds at most this many octets (RFC 5545, section 3.1). */
const MOST_OCTETS = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A line that is too long goes on in the next one, behind a space; no character is torn apart. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (octets(current) + octets(character) > MOST_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
};

/**
 * A text as the value of a calendar property (RFC 5545, section 3.3.11): whatever somebody entered, it cannot
 * begin a property of its own.
 */
export const calendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Lines of a calendar file as they travel: folded, each ended. */
export const calendarLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
