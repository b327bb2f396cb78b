import IconPlayerPause from '@tabler/icons-react/icons/IconPlayerPause';
import IconPlayerPlay from '@tabler/icons-react/icons/IconPlayerPlay';
import { Icon } from '#web/public/controls/icon.tsx';
import type { SlideData } from '#web/public/home/slides/slide-data.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** Below the slides: pause, and a button for each, with the line of what is shown. */
export const SlideTabs = ({
  slides,
  selected,
  isPaused,
  isMoving,
  onToggle,
  onSelect,
}: {
  slides: readonly SlideData[];
  selected: number;
  isPaused: boolean;
  isMoving: boolean;
  onToggle: () => void;
  onSelect: (index: number) => void;
}) => {
  const { t } = useTexts();
  return (
    <div className="slide-tabs">
      <div className="width">
        <button
          className="slide-pause"
          type="button"
          aria-label={t(isPaused ? 'home.slides.play' : 'home.slides.pause')}
          onClick={onToggle}
        >
          <Icon of={isPaused ? IconPlayerPlay : IconPlayerPause} />
        </button>
        {slides.map(({ _id, title }, index) => (
          <button
            key={_id}
            type="button"
            className={isMoving ? 'slide-tab slide-tab-moving' : 'slide-tab'}
            aria-current={index === selected}
            onClick={() => onSelect(index)}
          >
            <span className="gate">{index + 1}</span>
            <b>{title}</b>
          </button>
        ))}
      </div>
    </div>
  );
};
