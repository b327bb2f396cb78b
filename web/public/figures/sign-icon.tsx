/** A name sign as a line icon. */
export const SignIcon = () => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect x="3" y="4" width="18" height="11" rx="2" />
    <path d="M8 15v5M16 15v5M7.5 9.5h9" />
  </svg>
);
