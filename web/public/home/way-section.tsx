import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const STOPS = [1, 2, 3, 4, 5] as const;

/** The line from the aircraft to the kerb. */
export const WaySection = () => {
  const { t } = useTexts();
  return (
    <section className="section way" aria-labelledby="way">
      <div className="width">
        <h2 id="way">{t('home.way.title')}</h2>
        <p className="section-lead">{t('home.way.text')}</p>
        <ol className="way-stops">
          {STOPS.map((stop) => (
            <li key={stop}>
              <i aria-hidden="true">{stop === STOPS.length && <Icon of={IconCheck} />}</i>
              <h3>{t(`home.way.${stop}.title`)}</h3>
              <p>{t(`home.way.${stop}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
