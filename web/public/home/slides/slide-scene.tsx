import { type ReactNode, Suspense } from 'react';
import type { SlideData } from '#web/public/home/slides/slide-data.ts';
import { comeAliveLater } from '#web/public/page/come-alive-later.ts';

const scenes = () => import('#web/public/figures/slide-scenes.tsx');

const Welcoming = comeAliveLater(
  async () => (await import('#web/public/figures/hero-picture.tsx')).HeroPicture,
);
const Guiding = comeAliveLater(async () => (await scenes()).Guiding);
const Pushing = comeAliveLater(async () => (await scenes()).Pushing);
const Hosting = comeAliveLater(async () => (await scenes()).Hosting);

const later = (scene: ReactNode): ReactNode => <Suspense fallback={null}>{scene}</Suspense>;

const DRAWN: Readonly<Record<SlideData['scene'], ReactNode>> = {
  welcome: later(<Welcoming />),
  assistant: later(<Guiding />),
  porter: later(<Pushing />),
  vip: later(<Hosting />),
};

/** The picture of a slide that has none of its own. */
export const SlideScene = ({ scene }: { scene: SlideData['scene'] }) => DRAWN[scene];
