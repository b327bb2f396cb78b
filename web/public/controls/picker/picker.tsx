import type { TablerIcon } from '@tabler/icons-react';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { type ReactNode, useRef, useState } from 'react';
import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import type { PickerOption } from '#web/public/controls/picker/options.ts';
import { PickerPanel } from '#web/public/controls/picker/picker-panel.tsx';

/**
 * A choice from a long list with search, after the combobox pattern of the ARIA APG: a button shows the choice and
 * opens the list, on phones over the whole screen.
 */
export const Picker = ({
  name,
  label,
  icon,
  options,
  value,
  emptyLabel,
  searchLabel,
  marks,
  isDisabled = false,
  onChange,
}: {
  name: string;
  label: string;
  icon: TablerIcon;
  options: readonly PickerOption[];
  value: string;
  /** What the button says before something is chosen. */
  emptyLabel: string;
  searchLabel: string;
  /** Right of the chosen entry, such as its price. */
  marks?: ReactNode;
  isDisabled?: boolean;
  onChange: (id: string) => void;
}) => {
  const { error, control } = useField(name, false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find(({ id }) => id === value);
  const close = (isFocusWanted: boolean) => {
    setIsOpen(false);
    if (isFocusWanted) button.current?.focus();
  };
  return (
    <Field id={control.id} label={label} error={error} labelFor={false}>
      <div className="picker">
        <button
          {...control}
          ref={button}
          className="input"
          type="button"
          disabled={isDisabled}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-labelledby={`${control.id}-label ${control.id}-value${chosen && marks ? ` ${control.id}-marks` : ''}`}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <Icon of={icon} />
          <span
            id={`${control.id}-value`}
            className={chosen ? 'picker-value' : 'picker-value picker-value-empty'}
          >
            {chosen?.fullLabel ?? emptyLabel}
          </span>
          {chosen && marks && (
            <span id={`${control.id}-marks`} className="picker-price">
              {marks}
            </span>
          )}
          <Icon of={IconChevronDown} />
        </button>
        {isOpen && (
          <PickerPanel
            id={control.id}
            label={label}
            searchLabel={searchLabel}
            options={options}
            value={value}
            onClose={close}
            onChoose={(id) => {
              onChange(id);
              close(true);
            }}
          />
        )}
      </div>
    </Field>
  );
};
