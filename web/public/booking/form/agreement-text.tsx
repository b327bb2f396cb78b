import { useHref } from 'react-router';
import { TERMS_LINK } from '#web/public/language/language-prefix.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** A page that opens beside the booking, so that nothing that was entered is lost. */
const Beside = ({ page, words }: { page: string | undefined; words: string | undefined }) => {
  const { t } = useTexts();
  const privacy = useHref('/privacy');
  if (!words) return null;
  return (
    <a {...(page === 'terms' ? TERMS_LINK : { href: privacy })} target="_blank" rel="noopener">
      {words}
      <span className="reading-aid"> ({t('site.new_tab')})</span>
    </a>
  );
};

/** What is agreed to. The text marks its two links as `<terms>` and `<privacy>`, in the order its language has. */
export const AgreementText = () => {
  const { t } = useTexts();
  const [before, page, words, between, otherPage, otherWords, after] = t('book.personal.agree').split(
    /<(terms|privacy)>(.*?)<\/\1>/,
  );
  return (
    <>
      {before}
      <Beside page={page} words={words} />
      {between}
      <Beside page={otherPage} words={otherWords} />
      {after}
    </>
  );
};
