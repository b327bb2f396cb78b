import { useContentPage } from '#web/common/content-data.ts';
import { ContactSection } from '#web/public/home/contact-section.tsx';
import { FiguresSection } from '#web/public/home/figures-section.tsx';
import { MainSection } from '#web/public/home/main-section.tsx';
import { OffersSection } from '#web/public/home/offers-section.tsx';
import { QuoteSection } from '#web/public/home/quote-section.tsx';
import { HeroSection } from '#web/public/home/slides/hero-section.tsx';
import { WaySection } from '#web/public/home/way-section.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { Header } from '#web/public/page/header.tsx';
import { metaOf, Page } from '#web/public/page/page.tsx';

/** The start page; its header lies on the dark ground of the picture. */
export const HomePage = () => {
  const { language } = useTexts();
  const text = useContentPage('main', language).data?.content[0];
  return (
    <Page className="home" header={<Header onInk />} meta={metaOf(text)}>
      <HeroSection />
      <OffersSection />
      <WaySection />
      <FiguresSection />
      <MainSection />
      <QuoteSection />
      <ContactSection />
    </Page>
  );
};
