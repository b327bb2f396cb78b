import { ContactSection } from '#web/public/home/contact-section.tsx';
import { FiguresSection } from '#web/public/home/figures-section.tsx';
import { MainSection } from '#web/public/home/main-section.tsx';
import { OffersSection } from '#web/public/home/offers-section.tsx';
import { QuoteSection } from '#web/public/home/quote-section.tsx';
import { WaySection } from '#web/public/home/way-section.tsx';

/** What follows the slides. */
export const BelowSection = () => (
  <>
    <OffersSection />
    <WaySection />
    <FiguresSection />
    <MainSection />
    <QuoteSection />
    <ContactSection />
  </>
);
