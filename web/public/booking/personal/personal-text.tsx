import type { ComponentProps } from 'react';
import type { PersonalFields } from '#web/public/booking/draft/draft.ts';
import { changePersonal } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { TextField } from '#web/public/controls/text-field.tsx';
import { useTexts } from '#web/public/language/texts.ts';

type TextName = Exclude<keyof PersonalFields, 'mode' | 'agb_privacy' | 'country'>;

/** One text of step 3, tied to the draft. */
export const PersonalText = ({
  name,
  ...field
}: { name: TextName } & Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'value' | 'onChange'>) => {
  const { t } = useTexts();
  const draft = useDraft();
  return (
    <TextField
      {...field}
      name={name}
      label={t(`book.personal.${name}`)}
      value={draft[name]}
      onChange={(value) => changeDraft((now) => changePersonal(now, { [name]: value }))}
    />
  );
};
