import { useEffect, useRef } from 'react';
import { inGroups, type PickerOption } from '#web/public/controls/picker/options.ts';

/** The list box: groups of entries, of which one is active and one may be chosen. */
export const PickerList = ({
  id,
  label,
  found,
  activeId,
  value,
  onChoose,
}: {
  id: string;
  label: string;
  found: readonly PickerOption[];
  activeId: string | undefined;
  value: string;
  onChoose: (id: string) => void;
}) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!activeId || !list.current) return;
    list.current.querySelector(`[id="${activeId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className="picker-list" ref={list} role="listbox" id={`${id}-list`} aria-label={label} tabIndex={-1}>
      {inGroups(found).map(([group, entries]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box
        <div key={group} role="group" aria-label={group}>
          {group && (
            <div className="picker-group" aria-hidden="true">
              {group}
            </div>
          )}
          {entries.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field
            <div
              key={option.id}
              id={`${id}-option-${option.id}`}
              className={
                activeId === `${id}-option-${option.id}`
                  ? 'picker-option picker-option-active'
                  : 'picker-option'
              }
              role="option"
              tabIndex={-1}
              aria-selected={option.id === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option.id)}
            >
              <span>{option.label}</span>
              {option.marks && <span className="picker-marks">{option.marks}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
