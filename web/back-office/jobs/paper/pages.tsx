import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type PagePart, paginate } from '#web/back-office/jobs/paper/paginate.ts';
import classes from '#web/back-office/jobs/paper/paper.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** One page of a sheet: its part of the blocks, and its number. */
export type Page = PagePart & { readonly page: number; readonly pages: number; readonly isLast: boolean };

type Props = {
  /** How many blocks there are. */
  count: number;
  /** Draws a page; its blocks carry `data-block`, what the last page alone has below them `data-tail`. */
  children: (page: Page) => ReactNode;
};

/** An A4 page upright, in pixels of CSS. */
const PAGE_HEIGHT = (297 / 25.4) * 96;
/** Paper rounds the heights of lines otherwise than the screen does. */
const RESERVE = 12;

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

const partsOf = (whole: HTMLElement): PagePart[] => {
  const blocks = [...whole.querySelectorAll('[data-block]')].map(heightOf);
  const tail = [...whole.querySelectorAll('[data-tail]')].reduce((sum, one) => sum + heightOf(one), 0);
  const frame = heightOf(whole) - tail - blocks.reduce((sum, height) => sum + height, 0);
  return paginate({ blocks, tail, room: PAGE_HEIGHT - RESERVE - frame });
};

/**
 * Pages of one sheet. Browsers can neither number pages per sheet nor repeat its head, so the blocks are measured and
 * put on pages here, as they show on the screen.
 */
export const Pages = ({ count, children }: Props) => {
  const { t } = useTexts();
  const whole = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly PagePart[]>([]);
  useLayoutEffect(() => {
    const element = whole.current;
    if (!element) return;
    // Other words, another language and a font that has come all change its height.
    const observer = new ResizeObserver(() => setParts(partsOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div className={classes.measure} aria-hidden inert>
        <div ref={whole} className={classes.a4}>
          {children({ from: 0, to: count, page: 1, pages: 1, isLast: true })}
        </div>
      </div>
      {parts.map((part, at) => (
        <section
          key={`${part.from} ${part.to}`}
          className={classes.a4}
          aria-label={t('office.paper.page', { page: at + 1, pages: parts.length })}
        >
          {children({ ...part, page: at + 1, pages: parts.length, isLast: at === parts.length - 1 })}
        </section>
      ))}
    </>
  );
};
