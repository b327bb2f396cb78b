import type { Slide } from '#shared/content/slide.ts';

/** The slides of the home page; the scenes are drawn by the site. */
export const slides: readonly Slide[] = [
  {
    _id: 'welcome',
    position: 1,
    title: { en: 'Someone is waiting for you', de: 'Sie werden erwartet' },
    text: {
      en: 'A friendly face with your name on a sign, from the aircraft door to the kerb. In Frankfurt and Munich.',
      de: 'Ein freundliches Gesicht mit Ihrem Namen auf dem Schild, von der Flugzeugtür bis zum Vorplatz. In Frankfurt und München.',
    },
    link: '/book/travel-details',
    link_text: { en: 'Book a service', de: 'Service buchen' },
    scene: 'welcome',
    image: null,
  },
  {
    _id: 'assistant',
    position: 2,
    title: { en: 'An assistant who speaks your language', de: 'Eine Begleitung, die Ihre Sprache spricht' },
    text: {
      en: 'Through passport control, security and the long corridors, in one of 43 languages.',
      de: 'Durch Passkontrolle, Sicherheitskontrolle und lange Gänge, in einer von 43 Sprachen.',
    },
    link: '/assistant',
    link_text: { en: 'About the assistant', de: 'Mehr zur Begleitung' },
    scene: 'assistant',
    image: null,
  },
  {
    _id: 'porter',
    position: 3,
    title: { en: 'Hands free, head free', de: 'Hände frei, Kopf frei' },
    text: {
      en: 'A porter carries your luggage between car, train and check-in. In Frankfurt.',
      de: 'Ein Gepäckträger bringt Ihre Koffer zwischen Auto, Bahn und Schalter ans Ziel. In Frankfurt.',
    },
    link: '/porter',
    link_text: { en: 'About the porter', de: 'Mehr zum Gepäckträger' },
    scene: 'porter',
    image: null,
  },
  {
    _id: 'vip',
    position: 4,
    title: { en: 'VIP: coming soon', de: 'VIP: bald verfügbar' },
    text: {
      en: 'Assistant, porter and quiet moments in one. We are preparing it; here is what to expect.',
      de: 'Begleitung, Gepäckträger und Ruhe in einem. Wir bereiten es vor; hier lesen Sie, was Sie erwartet.',
    },
    link: '/vip',
    link_text: { en: 'A first look', de: 'Ein erster Blick' },
    scene: 'vip',
    image: null,
  },
];
