import { fitSign } from '#web/public/figures/sign-text.ts';

const BOARD = { width: 158, largest: 40 };
const MIDDLE = 128;

/** Somebody holds up a yellow sign. An ornament: what it says must stand in words beside it. */
export const SignHolder = ({
  text,
  figure = '#155E6B',
  faint = false,
}: {
  text: string;
  figure?: string;
  /** For a hint in place of a name. */
  faint?: boolean;
}) => {
  const { lines, fontSize } = fitSign(text, BOARD);
  const first = MIDDLE + fontSize * 0.35 - ((lines.length - 1) * fontSize * 1.08) / 2;
  return (
    <svg viewBox="0 0 260 200" aria-hidden="true">
      <g fill={figure} stroke={figure} strokeLinecap="round" strokeLinejoin="round">
        <circle cx="130" cy="28" r="26" stroke="none" />
        <path d="M108 74h44l8 130h-60z" strokeWidth="14" />
        <path d="M106 78L58 108 44 150M154 78L202 108 216 150" fill="none" strokeWidth="20" />
      </g>
      <path d="M114 68h32l-16 20z" fill="#FFC72C" />
      <rect x="40" y="82" width="180" height="90" rx="8" fill="#FFC72C" />
      <g
        textAnchor="middle"
        fontSize={fontSize}
        fontWeight="800"
        letterSpacing="-.5"
        fill={faint ? '#7A5200' : '#0B2730'}
      >
        {lines.map((line, index) => (
          <text key={line} x="130" y={first + index * fontSize * 1.08}>
            {line}
          </text>
        ))}
      </g>
      <rect x="32" y="122" width="20" height="34" rx="10" fill={figure} />
      <rect x="208" y="122" width="20" height="34" rx="10" fill={figure} />
    </svg>
  );
};
