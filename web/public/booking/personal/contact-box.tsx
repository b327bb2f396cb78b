import type { CurrentUser } from '#web/common/session.ts';
import { changePersonal } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { AgreementText } from '#web/public/booking/form/agreement-text.tsx';
import { PersonalText } from '#web/public/booking/personal/personal-text.tsx';
import { Box } from '#web/public/booking/steps/box.tsx';
import { TickBox } from '#web/public/controls/tick-box.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Email and phone. An account has its email and has accepted the terms. */
export const ContactBox = ({ user }: { user: CurrentUser | null | undefined }) => {
  const { t } = useTexts();
  const { agb_privacy } = useDraft();
  return (
    <Box title={t('book.personal.contact')}>
      <div className="fields">
        {!user && (
          <PersonalText
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            hint={t('book.personal.email.hint')}
          />
        )}
        <PersonalText
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          optional
          hint={t('book.personal.phone.hint')}
        />
      </div>
      {!user && (
        <TickBox
          name="agb_privacy"
          isTicked={agb_privacy}
          onChange={(isTicked) => changeDraft((draft) => changePersonal(draft, { agb_privacy: isTicked }))}
        >
          <AgreementText />
        </TickBox>
      )}
    </Box>
  );
};
