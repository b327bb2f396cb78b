import { formatList } from '#web/common/formats.ts';
import { useSession } from '#web/common/session.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { ChangeLink, FactTable } from '#web/public/booking/overview/facts.tsx';
import { countryName } from '#web/public/booking/personal/countries.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The email of the receipt: the account's for a logged-in customer (public specification, section 2). */
export const useReceiptEmail = (): string => {
  const { user } = useSession();
  const { email } = useDraft();
  return user?.email ?? email.trim();
};

/** Address and contact. */
export const BillingBox = () => {
  const { t, language } = useTexts();
  const draft = useDraft();
  const email = useReceiptEmail();
  const title = t('book.overview.billing');
  const street = [draft.address1, draft.address2].map((line) => line.trim()).filter(Boolean);
  return (
    <Box title={title} className="review" end={<ChangeLink step="personal-details" what={title} />}>
      <FactTable
        label={title}
        facts={[
          { name: t('book.overview.name'), value: draft.name.trim() },
          {
            name: t('book.overview.address'),
            value: <bdi>{formatList(street, language)}</bdi>,
            more: formatList(
              [`${draft.zip.trim()} ${draft.city.trim()}`, countryName(draft.country, language)],
              language,
            ),
          },
          { name: t('book.overview.email'), value: email },
          { name: t('book.overview.phone'), value: draft.phone.trim() && <bdi dir="ltr">{draft.phone}</bdi> },
        ]}
      />
    </Box>
  );
};
