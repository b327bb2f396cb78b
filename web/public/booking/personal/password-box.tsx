import type { Passwords } from '#web/public/booking/personal/use-registration.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { TextField } from '#web/public/controls/text-field.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The password of a new account, twice. */
export const PasswordBox = ({
  passwords,
  onChange,
}: {
  passwords: Passwords;
  onChange: (passwords: Passwords) => void;
}) => {
  const { t } = useTexts();
  const common = { type: 'password', autoComplete: 'new-password', dir: 'ltr' } as const;
  return (
    <Box title={t('book.personal.account')}>
      <div className="fields">
        <TextField
          {...common}
          name="password"
          label={t('book.personal.password')}
          hint={t('book.personal.password.hint')}
          value={passwords.password}
          onChange={(password) => onChange({ ...passwords, password })}
        />
        <TextField
          {...common}
          name="password_confirm"
          label={t('book.personal.password_confirm')}
          value={passwords.password_confirm}
          onChange={(password_confirm) => onChange({ ...passwords, password_confirm })}
        />
      </div>
    </Box>
  );
};
