/** Somebody holds a sign that shows the way. `head` is white on dark ground. */
export const LogoMark = ({ head = '#155E6B' }: { head?: string }) => (
  <svg width="32" height="32" viewBox="0 0 36 36" aria-hidden="true">
    <circle cx="18" cy="6.5" r="6" fill={head} />
    <rect x="1" y="15" width="34" height="20" rx="4" fill="#FFC72C" />
    <path
      d="M9 25h17M20.5 19l6 6-6 6"
      fill="none"
      stroke="#0B2730"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
