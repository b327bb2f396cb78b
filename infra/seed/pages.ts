import { about } from '#infra/seed/pages/about.ts';
import { agb } from '#infra/seed/pages/agb.ts';
import { assistant } from '#infra/seed/pages/assistant.ts';
import { faq } from '#infra/seed/pages/faq.ts';
import { imprint } from '#infra/seed/pages/imprint.ts';
import { main } from '#infra/seed/pages/main.ts';
import { porter } from '#infra/seed/pages/porter.ts';
import { privacy } from '#infra/seed/pages/privacy.ts';
import { vip } from '#infra/seed/pages/vip.ts';
import type { Page } from '#shared/content/page.ts';

/** The home page's content and the eight content pages, in English and German. */
export const pages: readonly Page[] = [main, about, assistant, porter, vip, privacy, agb, imprint, faq];
