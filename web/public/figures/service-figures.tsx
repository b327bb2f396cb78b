/** An assistant with a sign. */
export const AssistantFigure = () => (
  <svg className="service-figure" viewBox="0 0 64 72" aria-hidden="true">
    <circle cx="32" cy="11" r="9" fill="#155E6B" />
    <path d="M32 23c13 0 17 3 20 9l7 15-7 5-8-9v29H20V43l-8 9-7-5 7-15c3-6 7-9 20-9z" fill="#155E6B" />
    <rect x="8" y="36" width="48" height="22" rx="3" fill="#FFC72C" />
    <path
      d="M20 47h22m-6-6 6 6-6 6"
      fill="none"
      stroke="#0B2730"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A porter with a trolley. */
export const PorterFigure = () => (
  <svg className="service-figure" viewBox="0 0 64 72" aria-hidden="true">
    <circle cx="17" cy="11" r="9" fill="#155E6B" />
    <path d="M17 23c7 0 10 4 10 9v4l12 4-2 7-15-3v28H7V33c0-6 3-10 10-10z" fill="#155E6B" />
    <path d="M38 38v26h24" fill="none" stroke="#155E6B" strokeWidth="3.5" />
    <rect x="42" y="44" width="20" height="17" rx="2" fill="#3A8996" />
    <rect x="43" y="27" width="17" height="14" rx="2" fill="#FFC72C" />
    <circle cx="43" cy="67" r="4" fill="#0B2730" />
    <circle cx="58" cy="67" r="4" fill="#0B2730" />
  </svg>
);
