import { fitSign } from '#web/public/figures/sign-text.ts';
import { useTexts } from '#web/public/language/texts.ts';

const BOARD = { width: 230, largest: 50 };

/** A traveller walks towards an assistant who holds her sign. */
export const HeroPicture = () => {
  const { t } = useTexts();
  const { fontSize } = fitSign(t('home.hero.sign'), BOARD);
  return (
    <svg className="hero-art" viewBox="0 0 770 560" role="img" aria-label={t('home.hero.picture')}>
      <linearGradient id="wl" gradientUnits="userSpaceOnUse" x1="0" x2="420">
        <stop stopColor="#1F505B" stopOpacity="0" />
        <stop offset="1" stopColor="#1F505B" />
      </linearGradient>
      <g stroke="url(#wl)" strokeWidth="2" fill="none">
        <path d="M0 150H1400M0 330H1400M866 40V438M1020 40V438M96 40V438M250 40V438M404 40V438M558 40V438M712 40V438" />
      </g>
      <g direction="ltr">
        <path d="M142 0V52M320 0V52" stroke="#071B22" strokeWidth="6" />
        <rect x="70" y="50" width="322" height="76" rx="8" fill="#071B22" />
        <rect x="82" y="62" width="52" height="52" rx="5" fill="#FFC72C" />
        <text x="108" y="102" textAnchor="middle" fontSize="40" fontWeight="800" fill="#0B2730">
          B
        </text>
        <text x="150" y="84" fontSize="21" fontWeight="650" fill="#fff">
          {t('home.board.arrivals')}
        </text>
        <text x="150" y="108" fontSize="17" fill="#9CC4CB">
          {t('home.board.second')}
        </text>
        <path
          d="M346 88h26m-10-10 10 10-10 10"
          fill="none"
          stroke="#FFC72C"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g fill="none" stroke="#6FA7B1" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="186" cy="236" r="27" fill="#6FA7B1" stroke="none" />
        <path d="M186 292V386" strokeWidth="50" />
        <path d="M182 392L160 448 142 498M192 392L214 444 238 494" strokeWidth="24" />
        <path d="M172 290L140 330 122 372" strokeWidth="17" />
        <path d="M204 290L232 328 256 352" strokeWidth="17" />
        <path d="M122 372L98 420" strokeWidth="7" />
      </g>
      <rect x="48" y="416" width="62" height="80" rx="9" fill="#3A8996" transform="rotate(6 80 456)" />
      <path d="M60 432l-4 48M98 436l-4 48" stroke="#12414C" strokeWidth="4" />
      <g fill="#fff" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="536" cy="120" r="45" stroke="none" />
        <path d="M496 200h80l10 180H486z" strokeWidth="22" />
        <path d="M494 208L424 262 406 330M578 208L648 262 666 330" fill="none" strokeWidth="34" />
        <path d="M506 380V496M566 380V496" strokeWidth="50" />
      </g>
      <path d="M508 190h56l-28 36z" fill="#FFC72C" stroke="#FFC72C" strokeWidth="6" strokeLinejoin="round" />
      <g direction="ltr">
        <rect x="398" y="246" width="276" height="148" rx="12" fill="#FFC72C" />
        <text
          x="536"
          y="324"
          textAnchor="middle"
          fontSize={fontSize}
          fontWeight="800"
          letterSpacing="-1"
          fill="#0B2730"
        >
          {t('home.hero.sign')}
        </text>
        <text x="536" y="362" textAnchor="middle" fontSize="22" fontWeight="600" fill="#0B2730">
          {t('home.hero.flight')}
        </text>
        <rect x="388" y="318" width="30" height="50" rx="15" fill="#fff" />
        <rect x="654" y="318" width="30" height="50" rx="15" fill="#fff" />
      </g>
    </svg>
  );
};
