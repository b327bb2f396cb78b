type Refusals = Readonly<Record<string, { readonly de: string }>>;
type FieldErrors = Readonly<Record<string, string>>;

let refusals: Refusals = {};
let fieldErrors: FieldErrors = {};

/** Brings what the server refuses with the German texts: English readers have it in the server's words. */
export const bringGermanRefusals = async (): Promise<void> => {
  const [{ REFUSALS }, { bookingErrorsDe }] = await Promise.all([
    import('#shared/texts/refusals.ts'),
    import('#shared/texts/booking-errors-de.ts'),
  ]);
  refusals = REFUSALS;
  fieldErrors = bookingErrorsDe;
};

/** Why something was refused, with its values in double braces; undefined for a reason that is not known here. */
export const germanRefusal = (reason: string): string | undefined => refusals[reason]?.de;

/** What is wrong with a field of a booking, by its code. */
export const germanFieldError = (code: string): string | undefined => fieldErrors[`book.errors.${code}`];
