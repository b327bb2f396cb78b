/** An assistant shows a traveller the way. */
export const AssistantScene = () => (
  <svg className="offer-picture" viewBox="0 0 380 210" aria-hidden="true">
    <g fill="#155E6B" stroke="#155E6B" strokeLinecap="round">
      <circle cx="168" cy="62" r="22" stroke="none" />
      <path d="M168 116v120" strokeWidth="52" />
      <path d="M150 108L112 150M186 108L222 92" strokeWidth="16" fill="none" />
    </g>
    <g fill="none" stroke="#3A8996" strokeLinecap="round">
      <circle cx="92" cy="88" r="18" fill="#3A8996" stroke="none" />
      <path d="M92 134v100" strokeWidth="42" />
    </g>
    <rect x="222" y="46" width="104" height="56" rx="6" fill="#FFC72C" />
    <path
      d="M246 74h54m-20-18 20 18-20 18"
      fill="none"
      stroke="#0B2730"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A porter pushes a trolley with luggage. */
export const PorterScene = () => (
  <svg className="offer-picture" viewBox="0 0 380 210" aria-hidden="true">
    <g fill="none" stroke="#155E6B" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="108" cy="58" r="22" fill="#155E6B" stroke="none" />
      <path d="M108 112v120" strokeWidth="52" />
      <path d="M126 106l34 30 24-6" strokeWidth="16" />
      <path d="M184 112v72h140" strokeWidth="8" />
    </g>
    <rect x="198" y="116" width="76" height="60" rx="7" fill="#3A8996" />
    <rect x="280" y="134" width="44" height="42" rx="6" fill="#155E6B" />
    <rect x="208" y="66" width="96" height="44" rx="7" fill="#FFC72C" />
    <path d="M238 66V56h36v10" fill="none" stroke="#0B2730" strokeWidth="6" />
    <circle cx="206" cy="194" r="12" fill="#0B2730" />
    <circle cx="312" cy="194" r="12" fill="#0B2730" />
  </svg>
);

/** A host between two travellers. */
export const VipScene = () => (
  <svg className="offer-picture" viewBox="0 0 380 210" aria-hidden="true">
    <g fill="none" stroke="#C5DCE0" strokeLinecap="round">
      <circle cx="116" cy="82" r="20" fill="#C5DCE0" stroke="none" />
      <path d="M116 134v100" strokeWidth="46" />
      <circle cx="264" cy="82" r="20" fill="#C5DCE0" stroke="none" />
      <path d="M264 134v100" strokeWidth="46" />
    </g>
    <g fill="none" stroke="#3A8996" strokeLinecap="round">
      <circle cx="190" cy="58" r="22" fill="#3A8996" stroke="none" />
      <path d="M190 114v120" strokeWidth="52" />
    </g>
    <path d="M182 88h16l-8 12z" fill="#FFC72C" stroke="#FFC72C" strokeWidth="4" strokeLinejoin="round" />
  </svg>
);
