import { useTexts } from '#web/back-office/language/office-language.ts';

/** The name sign with a head: the mark of the house, for dark ground and for white paper. */
export const Mark = ({ ground }: { ground: 'dark' | 'white' }) => (
  <svg viewBox="0 0 36 36" width={32} height={32} aria-hidden="true">
    <circle cx="18" cy="6.5" r="6" fill={ground === 'dark' ? '#fff' : '#0B2730'} />
    <rect x="1" y="15" width="34" height="20" rx="4" fill="#FFC72C" />
    <path
      d="M9 25h17M20.5 19l6 6-6 6"
      fill="none"
      stroke="#0B2730"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The mark with the name of the house. */
export const Logo = () => {
  const { t } = useTexts();
  return (
    <>
      <Mark ground="dark" />
      {t('office.brand')}
    </>
  );
};
