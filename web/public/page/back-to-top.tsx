import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import { useEffect, useState } from 'react';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { scrollToTop } from '#web/public/page/scroll-to-top.ts';

/** From here on the way back is offered (public specification, section 9). */
const SHOWN_AFTER_PX = 50;

export const BackToTop = () => {
  const { t } = useTexts();
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    const look = () => setIsDown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isDown) return null;
  return (
    <button className="to-top" type="button" aria-label={t('site.top')} onClick={scrollToTop}>
      <Icon of={IconArrowUp} />
    </button>
  );
};
