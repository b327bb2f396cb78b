import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import type { ReactNode } from 'react';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The message under a field. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="field-error" id={`${id}-error`}>
    <Icon of={IconAlertTriangle} size={18} />
    <span>{children}</span>
  </p>
);

/** Label above, control, hint or error below. */
export const Field = ({
  id,
  label,
  optional = false,
  hint,
  error,
  className = '',
  labelFor = true,
  children,
}: {
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** False where the control is a button that names itself by the label. */
  labelFor?: boolean;
  children: ReactNode;
}) => {
  const { t } = useTexts();
  const words = (
    <>
      {label}
      {optional && <small> ({t('site.optional')})</small>}
    </>
  );
  return (
    <div className={className} {...(error && { 'data-invalid': true })}>
      {labelFor ? (
        <label className="label" htmlFor={id}>
          {words}
        </label>
      ) : (
        <span className="label" id={`${id}-label`}>
          {words}
        </span>
      )}
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
};
