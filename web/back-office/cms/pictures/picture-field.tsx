import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from '#web/back-office/cms/cms.module.css';
import type { Picked } from '#web/back-office/cms/pictures/use-picture-picker.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  label: string;
  hint: string;
  src: string | null;
  error?: string | undefined;
  onPick: () => Promise<Picked | undefined>;
  onChange: (picked: Picked | undefined) => void;
};

/** A picture that can be chosen, exchanged and taken away. */
export const PictureField = ({ label, hint, src, error, onPick, onChange }: Props) => {
  const { t } = useTexts();
  const id = useId();
  const choose = async (): Promise<void> => {
    const picked = await onPick();
    if (picked) onChange(picked);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form
    <div role="group" aria-labelledby={id} className={classes.picture}>
      <b id={id}>{label}</b>
      <small>{hint}</small>
      {src && <img src={src} alt="" />}
      {error && <p className={classes.problem}>{error}</p>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void choose()}>
          {t(src ? 'office.cms.pictures.change' : 'office.cms.pictures.choose')}
        </Button>
        {src && (
          <Button variant="default" onClick={() => onChange(undefined)}>
            {t('office.cms.pictures.remove')}
          </Button>
        )}
      </div>
    </div>
  );
};
