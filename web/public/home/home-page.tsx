import { HeroSection } from '#web/public/home/hero-section.tsx';
import { OffersSection } from '#web/public/home/offers-section.tsx';
import { WaySection } from '#web/public/home/way-section.tsx';
import { Header } from '#web/public/page/header.tsx';
import { Page } from '#web/public/page/page.tsx';

/** The start page; its header lies on the dark ground of the picture. */
export const HomePage = () => (
  <Page className="home" header={<Header onInk />}>
    <HeroSection />
    <OffersSection />
    <WaySection />
  </Page>
);
