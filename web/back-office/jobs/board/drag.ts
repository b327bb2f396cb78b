import {
  keyOf,
  type Source,
  sourceOf,
  type Target,
  targetAt,
} from '#web/back-office/jobs/board/drag-target.ts';

/** A mouse that moves less than this has pressed; a finger that moves more has scrolled. */
const SLOP_PX = 6;
/** A finger that rests this long picks up. */
const HOLD_MS = 350;
/** So near to the edge of the rows they scroll. */
const EDGE_PX = 56;
const SCROLL_PX = 14;

export type DragListener = {
  /** Whether this may be picked up; the board shows then what the rules say. */
  readonly pick: (source: Source) => boolean;
  readonly over: (target: Target) => void;
  readonly drop: (target: Target) => void;
  readonly giveUp: () => void;
};

type Press = {
  readonly source: Source;
  readonly pointerId: number;
  readonly isMouse: boolean;
  readonly x: number;
  readonly y: number;
  readonly hold: ReturnType<typeof setTimeout> | undefined;
};

type Drag = {
  readonly root: HTMLElement;
  readonly listener: DragListener;
  press: Press | undefined;
  isDragging: boolean;
  /** A drag ends with a click on what lies below it. */
  isClickToIgnore: boolean;
  last: { readonly x: number; readonly y: number };
  overKey: string;
  frame: number;
};

/** Moves what follows the pointer without drawing the board anew, and tells when it comes over another row. */
const hit = (drag: Drag): void => {
  const { x, y } = drag.last;
  const ghost = drag.root.querySelector<HTMLElement>('[data-ghost]');
  if (ghost) ghost.style.transform = `translate(${x + 14}px, ${y + 10}px)`;
  const target = targetAt(x, y);
  if (keyOf(target) === drag.overKey) return;
  drag.overKey = keyOf(target);
  drag.listener.over(target);
};

/** Scrolls the rows while the pointer rests at their upper or lower edge. */
const scrollAtEdges = (drag: Drag): void => {
  const rows = drag.root.querySelector('[data-rows]');
  const { top = 0, bottom = 0 } = rows?.getBoundingClientRect() ?? {};
  const { y } = drag.last;
  const by = y < top + EDGE_PX ? -SCROLL_PX : y > bottom - EDGE_PX ? SCROLL_PX : 0;
  if (by !== 0) {
    rows?.scrollBy(0, by);
    hit(drag);
  }
  drag.frame = requestAnimationFrame(() => scrollAtEdges(drag));
};

const end = (drag: Drag): boolean => {
  const { press, isDragging } = drag;
  if (press) clearTimeout(press.hold);
  cancelAnimationFrame(drag.frame);
  Object.assign(drag, { press: undefined, isDragging: false, overKey: '' });
  return isDragging;
};

const begin = (drag: Drag): void => {
  const { press, root, listener } = drag;
  if (!press || !listener.pick(press.source)) {
    end(drag);
    return;
  }
  drag.isDragging = true;
  root.setPointerCapture(press.pointerId);
  hit(drag);
  scrollAtEdges(drag);
};

const press = (drag: Drag, event: PointerEvent): void => {
  drag.isClickToIgnore = false;
  const source = event.target instanceof Element ? sourceOf(event.target) : undefined;
  if (!source || !event.isPrimary || event.button !== 0) return;
  const { pointerId, clientX: x, clientY: y } = event;
  const isMouse = event.pointerType === 'mouse';
  const hold = isMouse ? undefined : setTimeout(() => begin(drag), HOLD_MS);
  drag.last = { x, y };
  drag.press = { source, pointerId, isMouse, x, y, hold };
};

const move = (drag: Drag, event: PointerEvent): void => {
  const { press: pressed } = drag;
  if (pressed?.pointerId !== event.pointerId) return;
  drag.last = { x: event.clientX, y: event.clientY };
  if (drag.isDragging) {
    hit(drag);
    return;
  }
  if (Math.hypot(drag.last.x - pressed.x, drag.last.y - pressed.y) < SLOP_PX) return;
  if (pressed.isMouse && event.buttons === 1) begin(drag);
  else end(drag);
};

const release = (drag: Drag, event: PointerEvent): void => {
  if (drag.press?.pointerId !== event.pointerId || !end(drag)) return;
  drag.isClickToIgnore = true;
  drag.listener.drop(targetAt(event.clientX, event.clientY));
};

const giveUp = (drag: Drag): void => {
  if (end(drag)) drag.listener.giveUp();
};

const ignoreClick = (drag: Drag, event: MouseEvent): void => {
  if (!drag.isClickToIgnore) return;
  drag.isClickToIgnore = false;
  event.stopPropagation();
  event.preventDefault();
};

/**
 * Lets jobs be dragged within `root` by mouse, pen and finger: a finger holds first, so that it can scroll as well.
 * @returns ends it
 */
export const watchDrags = (root: HTMLElement, listener: DragListener): (() => void) => {
  const drag: Drag = {
    root,
    listener,
    press: undefined,
    isDragging: false,
    isClickToIgnore: false,
    last: { x: 0, y: 0 },
    overKey: '',
    frame: 0,
  };
  const ended = new AbortController();
  const { signal } = ended;
  root.addEventListener('pointerdown', (event) => press(drag, event), { signal });
  root.addEventListener('pointermove', (event) => move(drag, event), { signal });
  root.addEventListener('pointerup', (event) => release(drag, event), { signal });
  root.addEventListener('pointercancel', () => giveUp(drag), { signal });
  root.addEventListener('click', (event) => ignoreClick(drag, event), { signal, capture: true });
  // A finger that has picked up moves the job, not the page, and opens no menu.
  const hold = (event: Event): void => {
    if (drag.isDragging) event.preventDefault();
  };
  root.addEventListener('touchmove', hold, { signal, passive: false });
  root.addEventListener('contextmenu', (event) => drag.press && event.preventDefault(), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(drag), { signal });
  return () => {
    end(drag);
    ended.abort();
  };
};
