import { Suspense } from 'react';
import { useContentPage } from '#web/common/content-data.ts';
import { HeroSection } from '#web/public/home/slides/hero-section.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { comeAliveLater } from '#web/public/page/come-alive-later.ts';
import { Header } from '#web/public/page/header.tsx';
import { metaOf, Page } from '#web/public/page/page.tsx';

const Below = comeAliveLater(async () => (await import('#web/public/home/below-section.tsx')).BelowSection);

const BELOW = (
  <Suspense fallback={null}>
    <Below />
  </Suspense>
);

/** The start page; its header lies on the dark ground of the picture. */
export const HomePage = () => {
  const { language } = useTexts();
  const text = useContentPage('main', language).data?.content[0];
  return (
    <Page className="home" header={<Header onInk />} meta={metaOf(text)}>
      <HeroSection />
      {BELOW}
    </Page>
  );
};
