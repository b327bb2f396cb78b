import type { ReactNode } from 'react';

/** A figure that stands on the line; `x` is its middle. */
const Person = ({ x, tone, children }: { x: number; tone: string; children?: ReactNode }) => (
  <g transform={`translate(${x} 0)`} fill={tone} stroke={tone} strokeLinecap="round" strokeLinejoin="round">
    <circle cy="136" r="42" stroke="none" />
    <path d="M-36 212h72l9 168h-90z" strokeWidth="22" />
    <path d="M-28 380V496M28 380V496" strokeWidth="46" />
    {children}
  </g>
);

const Scarf = ({ x }: { x: number }) => (
  <path
    d={`M${x - 26} 202h52l-26 34z`}
    fill="#FFC72C"
    stroke="#FFC72C"
    strokeWidth="6"
    strokeLinejoin="round"
  />
);

/** The hall behind the figures, with its guiding sign. */
const Hall = ({ children }: { children: ReactNode }) => (
  <svg className="hero-art" viewBox="0 0 770 560" aria-hidden="true">
    <path
      d="M60 150H1400M60 330H1400M250 40V438M404 40V438M558 40V438M712 40V438M866 40V438"
      stroke="#1F505B"
      strokeWidth="2"
      fill="none"
    />
    {children}
  </svg>
);

/** An assistant shows a traveller the way. */
export const Guiding = () => (
  <Hall>
    <path d="M480 0V66M690 0V66" stroke="#071B22" strokeWidth="6" />
    <rect x="420" y="64" width="330" height="92" rx="8" fill="#FFC72C" />
    <path
      d="M560 110h120m-34-34 34 34-34 34"
      fill="none"
      stroke="#0B2730"
      strokeWidth="14"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M462 132v-44h24v44M458 88h32" fill="none" stroke="#0B2730" strokeWidth="9" />
    <Person x={190} tone="#6FA7B1">
      <path d="M-36 224L-66 300-62 364M36 224L60 296 54 352" fill="none" strokeWidth="26" />
    </Person>
    <Person x={400} tone="#fff">
      <path d="M-36 220L-92 276-142 300M36 220L104 210 172 178" fill="none" strokeWidth="32" />
    </Person>
    <Scarf x={400} />
  </Hall>
);

/** A porter pushes a trolley full of luggage. */
export const Pushing = () => (
  <Hall>
    <Person x={250} tone="#fff">
      <path d="M30 224L92 288 164 282" fill="none" strokeWidth="34" />
    </Person>
    <Scarf x={250} />
    <path d="M414 250V470H716" fill="none" stroke="#6FA7B1" strokeWidth="16" strokeLinecap="round" />
    <rect x="446" y="318" width="142" height="136" rx="12" fill="#3A8996" />
    <path d="M482 318v136M552 318v136" stroke="#12414C" strokeWidth="7" />
    <rect x="602" y="350" width="98" height="104" rx="10" fill="#9CC4CB" />
    <rect x="470" y="214" width="196" height="92" rx="12" fill="#FFC72C" />
    <path d="M532 214v-24h72v24" fill="none" stroke="#FFC72C" strokeWidth="12" />
    <g fill="#071B22" stroke="#6FA7B1" strokeWidth="9">
      <circle cx="450" cy="500" r="20" />
      <circle cx="684" cy="500" r="20" />
    </g>
  </Hall>
);

/** A host between two travellers, all seated calm. */
export const Hosting = () => (
  <Hall>
    <Person x={220} tone="#6FA7B1" />
    <Person x={620} tone="#6FA7B1" />
    <Person x={420} tone="#fff">
      <path d="M-36 220L-96 262-150 262M36 220L96 262 150 262" fill="none" strokeWidth="32" />
    </Person>
    <Scarf x={420} />
    <path
      d="M420 22l11 23 25 3-18 18 4 25-22-12-22 12 4-25-18-18 25-3z"
      fill="#FFC72C"
      stroke="#FFC72C"
      strokeWidth="5"
      strokeLinejoin="round"
    />
  </Hall>
);
