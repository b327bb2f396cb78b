import { useOpenRecord } from '#web/back-office/components/records/use-open-record.ts';

/** The parameter of the address that opens one order beside the table. */
export const ORDER_PARAMETER = 'order';

/** Which order stands open beside the table. */
export const useOpenOrder = () => useOpenRecord(ORDER_PARAMETER, /^\d{1,12}$/);
