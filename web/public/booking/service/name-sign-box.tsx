import { changeService } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { TextField } from '#web/public/controls/text-field.tsx';
import { SignHolder } from '#web/public/figures/sign-holder.tsx';
import { SignIcon } from '#web/public/figures/sign-icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const ExtraRequests = () => {
  const { t } = useTexts();
  const { extra_requests } = useDraft();
  const { error, control } = useField('extra_requests', true);
  return (
    <Field
      id={control.id}
      label={t('book.service.extra_requests')}
      optional
      hint={t('book.service.extra_requests.hint')}
      error={error}
    >
      <textarea
        {...control}
        dir="auto"
        className="input"
        name="extra_requests"
        rows={3}
        value={extra_requests}
        onChange={({ target }) =>
          changeDraft((draft) => changeService(draft, { extra_requests: target.value }))
        }
      />
    </Field>
  );
};

/** The name on the sign, drawn as it is typed, and whatever else the visitor wishes. */
export const NameSignBox = () => {
  const { t } = useTexts();
  const { name_sign } = useDraft();
  const isEmpty = name_sign.trim() === '';
  return (
    <Box title={t('book.service.name_sign')} icon={<SignIcon />}>
      <div className="sign-row">
        <TextField
          name="name_sign"
          label={t('book.service.name_sign.label')}
          hint={t('book.service.name_sign.hint')}
          autoComplete="name"
          value={name_sign}
          onChange={(name) => changeDraft((draft) => changeService(draft, { name_sign: name }))}
        />
        <div
          className="sign-picture"
          role="img"
          aria-label={
            isEmpty
              ? t('book.service.name_sign.empty_picture')
              : t('book.service.name_sign.picture', { name: name_sign.trim() })
          }
        >
          <SignHolder text={isEmpty ? t('book.service.name_sign.placeholder') : name_sign} faint={isEmpty} />
        </div>
      </div>
      <ExtraRequests />
    </Box>
  );
};
