type Child = Node | string | false | undefined;

/** An element with attributes and children; texts become text nodes, never markup. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
};

const SVG = 'http://www.w3.org/2000/svg';

const PATHS = {
  alert: 'M12 4l9.5 16h-19zM12 10v4.5M12 17.3v.1',
  check: 'M5 12.5l4.5 4.5L19 7',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
} as const;

/** A line icon; an ornament beside words. */
export const icon = (name: keyof typeof PATHS): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = {
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
    class: 'icon',
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
};
