import { formatWhole } from '#web/common/formats.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** The house in three figures (public specification, section 1). */
const FIGURES = [
  { name: 'employees', value: 650, isOpen: false },
  { name: 'languages', value: 43, isOpen: false },
  { name: 'customers', value: 300_000, isOpen: true },
] as const;

export const FiguresSection = () => {
  const { t, language } = useTexts();
  return (
    <section className="figures" aria-label={t('home.figures')}>
      <dl className="width">
        {FIGURES.map(({ name, value, isOpen }) => (
          <div key={name}>
            <dt>{t(`home.figures.${name}`)}</dt>
            <dd>
              <bdi>
                {formatWhole(value, language)}
                {isOpen && '+'}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
