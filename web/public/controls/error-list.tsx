import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import { useEffect, useRef } from 'react';
import { fieldId } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';

/** A field with what is wrong with it, in words. */
export type FieldProblem = { readonly field: string; readonly text: string };

const goToField = (field: string): void => {
  const control = document.getElementById(fieldId(field));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

/** Everything to correct, with links to the fields; it takes the focus after each attempt to move on. */
export const ErrorList = ({
  problems,
  attempts,
  intro,
  outro,
}: {
  problems: readonly FieldProblem[];
  attempts: number;
  /** The sentences before and after the list. */
  intro: string;
  outro?: string;
}) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) list.current?.focus();
  }, [attempts]);
  if (problems.length === 0) return null;
  return (
    <div className="alert error-list" role="alert" tabIndex={-1} ref={list}>
      <Icon of={IconAlertTriangle} />
      <div>
        <b>{intro}</b>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToField(field);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
        {outro && <p>{outro}</p>}
      </div>
    </div>
  );
};
