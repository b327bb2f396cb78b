import type { PlaceAsks } from '#shared/orders/service-rules.ts';
import type { StopDraft, StopName } from '#web/public/booking/draft/draft.ts';
import { changeStop } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { FlightHint } from '#web/public/booking/service/flight-hint.tsx';
import { TextField } from '#web/public/controls/text-field.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Flight or train, where the place asks for one. Cart and seat are optional. */
export const StopDetails = ({ name, asks }: { name: StopName; asks: PlaceAsks }) => {
  const { t } = useTexts();
  const stop = useDraft()[name];
  const set = (change: Partial<StopDraft>) => changeDraft((draft) => changeStop(draft, name, change));
  const common = {
    autoComplete: 'off',
    spellCheck: false,
    autoCapitalize: 'characters',
    dir: 'ltr',
  } as const;
  if (!asks.ask_flight && !asks.ask_train) return null;
  return (
    <div className="stop-details">
      {asks.ask_flight && (
        <div>
          <TextField
            {...common}
            name={`${name}.flight_nr`}
            label={t('book.service.flight')}
            hint={t('book.service.flight.hint')}
            value={stop.flight_nr}
            onChange={(flight_nr) => set({ flight_nr })}
          />
          <FlightHint typed={stop.flight_nr} />
        </div>
      )}
      {asks.ask_train && (
        <>
          <TextField
            {...common}
            name={`${name}.train_nr`}
            label={t('book.service.train')}
            hint={t('book.service.train.hint')}
            value={stop.train_nr}
            onChange={(train_nr) => set({ train_nr })}
          />
          <TextField
            {...common}
            name={`${name}.train_cart`}
            label={t('book.service.cart')}
            optional
            value={stop.train_cart}
            onChange={(train_cart) => set({ train_cart })}
          />
          <TextField
            {...common}
            name={`${name}.train_seat`}
            label={t('book.service.seat')}
            optional
            value={stop.train_seat}
            onChange={(train_seat) => set({ train_seat })}
          />
        </>
      )}
    </div>
  );
};
