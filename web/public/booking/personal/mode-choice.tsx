import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import IconKey from '@tabler/icons-react/icons/IconKey';
import IconLuggage from '@tabler/icons-react/icons/IconLuggage';
import IconUser from '@tabler/icons-react/icons/IconUser';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const MODES = [
  { mode: 'register', icon: IconUser },
  { mode: 'login', icon: IconKey },
  { mode: 'guest', icon: IconLuggage },
] as const;

/** New, with an account, or as a guest. */
export const ModeChoice = ({ onChoose }: { onChoose: (mode: 'guest' | 'login' | 'register') => void }) => {
  const { t } = useTexts();
  return (
    <section className="modes" aria-label={t('book.personal.choice')}>
      {MODES.map(({ mode, icon }) => (
        <button className="mode" type="button" key={mode} onClick={() => onChoose(mode)}>
          <Icon of={icon} size={28} />
          <b>{t(`book.personal.${mode}.title`)}</b>
          <span>{t(`book.personal.${mode}.text`)}</span>
          <em>
            <i>
              <Icon of={IconArrowRight} mirrors />
            </i>
            <span>{t(`book.personal.${mode}.action`)}</span>
          </em>
        </button>
      ))}
    </section>
  );
};
