/** The words of the passwords that are tried first, in English and German, beside the company's own words. */
const WORDS = `
password passwort passwd kennwort geheim secret welcome willkommen hallo hello login letmein admin administrator root
user benutzer master default standard changeme test demo start sommer summer winter fruehling spring herbst autumn
januar januari january februar february maerz march april juni june juli july august september oktober october november
dezember december montag monday dienstag tuesday mittwoch wednesday donnerstag thursday freitag friday samstag saturday
sonntag sunday iloveyou ichliebedich schatz liebe love princess prinzessin dragon monkey football fussball baseball
superman batman starwars pokemon shadow sunshine michael michelle jennifer thomas andreas stefan christian alexander
jordan hunter killer trustno computer internet google facebook microsoft windows samsung apple mercedes porsche
bmw audi volkswagen ferrari germany deutschland berlin hamburg koeln frankfurt muenchen munich airport flughafen assist
airportassist assistant porter office buero firma company agency agentur employee mitarbeiter client kunde lufthansa
arschloch ficken fuckyou whatever freedom cheese pepper ginger cookie chocolate banana orange flower blume hund katze
`
  .trim()
  .split(/\s+/);

/** Runs of keys and signs, read forwards and backwards. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => [run, [...run].reverse().join('')]);

/** Signs that stand for letters. */
const MEANT: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
};

/** Fewer letters than these are nobody's word: digits and signs decide. */
const MIN_LETTERS = 4;
/** Fewer different signs than these are a pattern. */
const MIN_SIGNS = 4;

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Only common words one after the other, once they are taken away. */
const isOfCommonWords = (letters: string): boolean => {
  const reachable = new Set([0]);
  for (let at = 0; at < letters.length; at += 1) {
    if (!reachable.has(at)) continue;
    for (const word of WORDS) if (letters.startsWith(word, at)) reachable.add(at + word.length);
  }
  return reachable.has(letters.length);
};

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text));

const isRepeated = (text: string): boolean => /^(.{1,4})\1*$/.test(text) || new Set(text).size < MIN_SIGNS;

/**
 * Whether a password is among those that are tried first: a common word, or several, however dressed up with capitals,
 * digits and signs; a run of keys; the same few signs again and again.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
  if (/^\p{N}*$/u.test(plain) || isRepeated(text) || isRepeated(plain) || isRun(plain)) return true;
  // What stands around the letters is a year or a number, not letters.
  const spelled = [text, text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')].map((part) =>
    [...part].map((sign) => MEANT[sign] ?? sign).join(''),
  );
  return [text, ...spelled]
    .map(lettersOf)
    .filter(({ length }) => length >= MIN_LETTERS)
    .some((letters) => isOfCommonWords(letters) || isRun(letters) || isRepeated(letters));
};
