import { useTexts } from '#web/back-office/language/office-language.ts';

const CODES = ['empty', 'too_long'] as const;

/** What is wrong with a field, by the code that the server names. */
export const useProblemText = () => {
  const { t } = useTexts();
  return (code: string | undefined): string | undefined =>
    code === undefined
      ? undefined
      : t(`office.cms.problem.${CODES.find((known) => known === code) ?? 'invalid'}`);
};
