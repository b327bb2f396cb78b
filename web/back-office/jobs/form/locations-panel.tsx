import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { SelectEntry, TextEntry } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { Panel } from '#web/back-office/jobs/form/panel.tsx';
import { RadioEntry } from '#web/back-office/jobs/form/radio-entry.tsx';
import { usePlaces } from '#web/back-office/jobs/form/use-places.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const TravelEntry = () => {
  const { t } = useTexts();
  return (
    <div className={classes.wide}>
      <RadioEntry
        name="travelType"
        choices={TRAVEL_TYPES.map((value) => ({ value, label: t(`office.travel.${value}`) }))}
        hint={t('office.job_form.hint.way')}
      />
    </div>
  );
};

/** Begin and end of the service: of private customers places of the public offer, which have a price. */
const Ends = ({ isPublic }: { isPublic: boolean }) => {
  const { input } = useFormState();
  const { from, to } = usePlaces(isPublic);
  const isOffered = isPublic && input.travelType !== '';
  return (
    <div className={classes.ends}>
      <div>
        {isOffered && <SelectEntry name="from_id" data={from} clearable />}
        <TextEntry name="from_text" />
      </div>
      <div>
        {isOffered && <SelectEntry name="to_id" data={to} clearable disabled={input.from_id === ''} />}
        <TextEntry name="to_text" />
      </div>
    </div>
  );
};

/** Where guests are met and where they are brought. */
export const LocationsPanel = () => {
  const { t } = useTexts();
  const { form } = useFormState();
  const isPublic = isPrivate(form.agency);
  return (
    <Panel title={t('office.job_form.panel.locations')}>
      {isPublic && <TravelEntry />}
      <Ends isPublic={isPublic} />
      <div className={classes.journey}>
        <TextEntry name="flight_nr" dir="ltr" />
        {form.agency === AIRLINE_GROUP_AGENCY_ID && <TextEntry name="booking_class" dir="ltr" />}
        <TextEntry name="train_nr" dir="ltr" />
        <TextEntry name="train_cart" dir="ltr" />
        <TextEntry name="train_seat" dir="ltr" />
      </div>
    </Panel>
  );
};
