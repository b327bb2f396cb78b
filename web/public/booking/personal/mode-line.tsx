import IconUser from '@tabler/icons-react/icons/IconUser';
import type { CurrentUser } from '#web/common/session.ts';
import type { Mode } from '#web/public/booking/personal/use-who.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const WORDS = {
  guest: 'book.personal.as_guest',
  login: 'book.personal.login.title',
  register: 'book.personal.as_new',
} as const;

/** Says how the visitor books, with the way back to the choice. */
export const ModeLine = ({
  user,
  mode,
  onBack,
}: {
  user: CurrentUser | null;
  mode: Mode;
  onBack: () => void;
}) => {
  const { t } = useTexts();
  const chosen = t(WORDS[mode ?? 'guest']);
  return (
    <p className="mode-line">
      <Icon of={IconUser} />
      <span>{user ? t('book.personal.as_user', { name: user.name, email: user.email }) : chosen}</span>
      <button className="link-button" type="button" onClick={onBack}>
        {t('book.personal.back_to_choice')}
      </button>
    </p>
  );
};
