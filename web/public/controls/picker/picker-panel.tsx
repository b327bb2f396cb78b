import IconSearch from '@tabler/icons-react/icons/IconSearch';
import IconX from '@tabler/icons-react/icons/IconX';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/public/controls/icon.tsx';
import { findOptions, inGroups, type PickerOption } from '#web/public/controls/picker/options.ts';
import { PickerList } from '#web/public/controls/picker/picker-list.tsx';
import { useTexts } from '#web/public/language/texts.ts';

type PanelProps = {
  id: string;
  label: string;
  searchLabel: string;
  options: readonly PickerOption[];
  value: string;
  onClose: (isFocusWanted: boolean) => void;
  onChoose: (id: string) => void;
};

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

/** The active entry follows the keys; typing starts again at the first one found. */
const useSearch = ({ options, value, onClose, onChoose }: PanelProps) => {
  const [typed, setTyped] = useState('');
  const found = inGroups(findOptions(options, typed)).flatMap(([, entries]) => entries);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex(({ id }) => id === value),
    ),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const chosen = found[active];
    if (move) setActive(move(active, found.length - 1));
    else if (event.key === 'Enter' && chosen) onChoose(chosen.id);
    else if (event.key === 'Escape') onClose(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  return { typed, type, found, active, onKeyDown };
};

/** Search field and list. It closes when the focus leaves it. */
export const PickerPanel = (props: PanelProps) => {
  const { id, label, searchLabel, value, onClose, onChoose } = props;
  const { t } = useTexts();
  const { typed, type, found, active, onKeyDown } = useSearch(props);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const activeId = found[active] && `${id}-option-${found[active].id}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave
    <div
      className="picker-panel"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose(false);
      }}
    >
      <div className="picker-head">
        <span>{label}</span>
        <button type="button" aria-label={t('site.closed')} onClick={() => onClose(true)}>
          <Icon of={IconX} />
        </button>
      </div>
      <div className="picker-search">
        <Icon of={IconSearch} />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={`${label}: ${searchLabel}`}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(activeId && { 'aria-activedescendant': activeId })}
          autoComplete="off"
          spellCheck={false}
          placeholder={searchLabel}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <PickerList id={id} label={label} found={found} activeId={activeId} value={value} onChoose={onChoose} />
      {found.length === 0 && <p className="picker-none">{t('picker.none', { text: typed })}</p>}
      <p className="reading-aid" role="status">
        {t('picker.found', { count: found.length })}
      </p>
    </div>
  );
};
