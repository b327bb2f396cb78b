import IconMapPin from '@tabler/icons-react/icons/IconMapPin';
import IconPlane from '@tabler/icons-react/icons/IconPlane';
import IconTrain from '@tabler/icons-react/icons/IconTrain';
import { eurosToCents } from '#shared/money.ts';
import type { PlaceAsks } from '#shared/orders/service-rules.ts';
import type { StopName } from '#web/public/booking/draft/draft.ts';
import { changeStop } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { meetingPointOf, serviceOfStop, shortTitle } from '#web/public/booking/places/offer.ts';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import type { PickerOption } from '#web/public/controls/picker/options.ts';
import { Picker } from '#web/public/controls/picker/picker.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** Shows which places ask for a train or a flight. */
const AskMarks = ({ ask_flight, ask_train }: PlaceAsks) => {
  const { t } = useTexts();
  return (
    <>
      {ask_train && (
        <>
          <Icon of={IconTrain} size={18} />
          <span className="reading-aid">{t('picker.asks_train')}</span>
        </>
      )}
      {ask_flight && (
        <>
          <Icon of={IconPlane} size={18} />
          <span className="reading-aid">{t('picker.asks_flight')}</span>
        </>
      )}
    </>
  );
};

const useMeetingPoints = (name: StopName): PickerOption[] => {
  const { tariff } = useTariff();
  return (tariff?.locations?.[serviceOfStop(name)] ?? []).map((place) => ({
    id: place.from_id,
    label: shortTitle(place.from_title, place.from_group),
    fullLabel: place.from_title,
    group: place.from_group,
    marks: <AskMarks {...place} />,
  }));
};

const useDestinations = (name: StopName, meeting: string): (PickerOption & { price: string })[] => {
  const { tariff } = useTariff();
  const money = useMoney();
  const from = meetingPointOf(tariff?.locations, serviceOfStop(name), meeting);
  return (from?.destinations ?? []).map((place) => {
    const price = `+ ${money(eurosToCents(place.price))}`;
    return {
      id: place.to_id,
      label: shortTitle(place.title, place.group),
      fullLabel: place.title,
      group: place.group,
      price,
      marks: (
        <>
          <AskMarks {...place} /> {price}
        </>
      ),
    };
  });
};

const choose = (name: StopName) => (id: string) => changeDraft((draft) => changeStop(draft, name, { id }));

/** Where a service begins. */
export const MeetingField = ({ name }: { name: 'assistant_meeting' | 'porter_meeting' }) => {
  const { t } = useTexts();
  const draft = useDraft();
  return (
    <Picker
      name={name}
      label={t('book.service.meeting_point')}
      icon={IconMapPin}
      options={useMeetingPoints(name)}
      value={draft[name].id}
      emptyLabel={t('book.service.choose_place')}
      searchLabel={t('picker.search.places')}
      onChange={choose(name)}
    />
  );
};

/** Where it ends; the places and their prices depend on the meeting point. */
export const DestinationField = ({ name }: { name: 'assistant_destination' | 'porter_destination' }) => {
  const { t } = useTexts();
  const draft = useDraft();
  const meeting = draft[name === 'porter_destination' ? 'porter_meeting' : 'assistant_meeting'].id;
  const options = useDestinations(name, meeting);
  return (
    <Picker
      name={name}
      label={t('book.service.destination')}
      icon={IconMapPin}
      options={options}
      value={draft[name].id}
      emptyLabel={t(meeting ? 'book.service.choose_place' : 'book.service.meeting_first')}
      searchLabel={t('picker.search.places')}
      marks={options.find(({ id }) => id === draft[name].id)?.price}
      isDisabled={!meeting}
      onChange={choose(name)}
    />
  );
};
