import IconUser from '@tabler/icons-react/icons/IconUser';
import type { CurrentUser } from '#web/common/session.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Says how the visitor books, with the way back to the choice. */
export const ModeLine = ({
  user,
  isGuest,
  onBack,
}: {
  user: CurrentUser | null;
  isGuest: boolean;
  onBack: () => void;
}) => {
  const { t } = useTexts();
  const guest = isGuest ? t('book.personal.as_guest') : t('book.personal.login.title');
  return (
    <p className="mode-line">
      <Icon of={IconUser} />
      <span>{user ? t('book.personal.as_user', { name: user.name, email: user.email }) : guest}</span>
      <button className="link-button" type="button" onClick={onBack}>
        {t('book.personal.back_to_choice')}
      </button>
    </p>
  );
};
