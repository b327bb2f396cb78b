/** A page's part of the blocks: from `from` up to, not including, `to`. */
export type PagePart = { readonly from: number; readonly to: number };

/** Heights in one unit: of the blocks, of what a page has for them, and of what stands below the last one. */
type Heights = { readonly blocks: readonly number[]; readonly room: number; readonly tail: number };

const greedy = (blocks: readonly number[], room: number): PagePart[] => {
  const parts: PagePart[] = [];
  let from = 0;
  let used = 0;
  blocks.forEach((height, at) => {
    if (at > from && used + height > room) {
      parts.push({ from, to: at });
      from = at;
      used = 0;
    }
    used += height;
  });
  return [...parts, { from, to: blocks.length }];
};

/**
 * Puts blocks on pages without tearing one; a block that is higher than a page has one of its own. The tail stands
 * below the last block, and never on a page without one unless that block fills its page.
 */
export const paginate = ({ blocks, room, tail }: Heights): PagePart[] => {
  const parts = greedy(blocks, room);
  const last = parts.at(-1) ?? { from: 0, to: 0 };
  const used = blocks.slice(last.from).reduce((sum, height) => sum + height, 0);
  if (used + tail <= room) return parts;
  const end = last.to - (last.to - last.from > 1 ? 1 : 0);
  return [...parts.slice(0, -1), { from: last.from, to: end }, { from: end, to: last.to }];
};
