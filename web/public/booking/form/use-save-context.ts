import { useSession } from '#web/common/session.ts';
import type { SaveContext } from '#web/public/booking/draft/save-steps.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** Who saves, and in which language. */
export const useSaveContext = (): SaveContext => {
  const { language } = useTexts();
  const { user } = useSession();
  return { lang: language, account: user ?? undefined };
};
