import { groupSheet } from '#shared/jobs/group-sheet.ts';
import type { SheetFileError } from '#shared/jobs/group-sheet-problem.ts';
import { errorText } from '#web/back-office/components/error-text.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

const FILE_ERRORS: readonly SheetFileError[] = [
  'not_xlsx',
  'old_format',
  'encrypted',
  'too_big_inside',
  'unreadable',
  'no_template',
  'no_rows',
  'too_many_rows',
];
const TOO_LARGE = 413;

/** Refused without being sent. */
export class FileTooLarge extends Error {}

/** The bytes of a file in Base64. @throws FileTooLarge above what the server takes */
export const base64Of = (file: File): Promise<string> => {
  if (file.size > groupSheet.mostBytes) return Promise.reject(new FileTooLarge());
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
};

/** Why a file was not read, in the reader's words; the gateway refuses what is far too large before we can. */
export const fileRefusal = (error: unknown, t: Translate, language: OfficeLanguage): string => {
  if (error instanceof FileTooLarge) return t('office.import.file.too_large');
  if (!(error instanceof ApiError)) return t('office.import.file.gone');
  if (error.status === TOO_LARGE) return t('office.import.file.too_large');
  const known = FILE_ERRORS.find((code) => code === error.fields.file?.code);
  if (known) return t(`office.import.file.${known}`);
  const { text, request } = errorText(error, t, language);
  return [text, request].filter(Boolean).join(' ');
};
