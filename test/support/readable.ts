import { expect, type Page } from '@playwright/test';
import { cardEn } from '#shared/texts/site-card-en.ts';
import { en } from '#shared/texts/site-en.ts';

/** A phone, a tablet and a desk, in CSS pixels. */
const WIDTHS = [360, 768, 1440];

const KEYS = new Set(
  Object.keys({ ...en, ...cardEn }).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]),
);

/** All that a reader sees of a page or hears of it. */
const wordsOf = async (page: Page): Promise<string> => {
  const heard = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'content'];
    return [...document.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
  });
  return [await page.title(), ...(await page.locator('body').allInnerTexts()), ...heard].join('\n');
};

/** Nothing of the page reads like a key or an empty place of the texts, and nothing is wider than the window, from phone to desk. */
export const expectReadable = async (page: Page): Promise<void> => {
  const words = await wordsOf(page);
  expect((words.match(/\w+(?:\.\w+)+/g) ?? []).filter((word) => KEYS.has(word))).toEqual([]);
  expect(words).not.toContain('{{');
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
};

/** Collects what the site reports of texts that it lacks. */
export const reportsOfTexts = (page: Page): string[] => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('No text for')) reports.push(message.text());
  });
  return reports;
};
