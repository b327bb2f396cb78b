import IconMenu2 from '@tabler/icons-react/icons/IconMenu2';
import IconX from '@tabler/icons-react/icons/IconX';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The menu of narrow screens: a button, and under the bar what does not fit into it. Escape closes it. */
export const PhoneMenu = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts();
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === key;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // By the way the click took: the icon that was clicked on may be gone by now.
    const close = (event: MouseEvent) => {
      const isInBar = event.composedPath().some((part) => part instanceof Element && part.matches('.bar'));
      if (!isInBar) setOpenedOn(undefined);
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenedOn(undefined);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape from the controls inside
    <div className="menu" onKeyDown={onKeyDown}>
      <button
        ref={button}
        className="bar-item menu-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={t(isOpen ? 'nav.close_menu' : 'nav.menu')}
        onClick={() => setOpenedOn(isOpen ? undefined : key)}
      >
        <Icon of={isOpen ? IconX : IconMenu2} size={24} />
      </button>
      <div className="menu-panel" id="menu" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
