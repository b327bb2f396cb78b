import { agencies } from '#infra/seed/agencies.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import type { JobCode } from '#shared/jobs/job-code.ts';
import { AIRLINE_GROUP_AGENCY_ID, WEB_CLIENT_AGENCY_IDS } from '#shared/users/user.ts';

type Way = {
  readonly code: string;
  readonly airport: AirportId;
  readonly service: keyof typeof SERVICE_TYPE_IDS;
  readonly from: string;
  readonly to: string;
  /** Net cents. */
  readonly price: number;
  readonly included?: number;
  readonly step?: number;
  readonly additional?: number;
};

/** What is agreed with every agency; its own discount comes on top. */
const WAYS: readonly Way[] = [
  {
    code: 'FRA-ARR-T1',
    airport: 1,
    service: 'assistant',
    from: 'Terminal 1, baggage hall exit B',
    to: 'Terminal 1, coach stop',
    price: 6200,
  },
  {
    code: 'FRA-ARR-T3',
    airport: 1,
    service: 'assistant',
    from: 'Terminal 3, meeting point',
    to: 'Terminal 3, taxi rank',
    price: 6600,
  },
  {
    code: 'FRA-DEP-T1',
    airport: 1,
    service: 'assistant',
    from: 'Terminal 1, coach stop',
    to: 'Terminal 1, security check B',
    price: 5900,
  },
  {
    code: 'FRA-TRF',
    airport: 1,
    service: 'assistant',
    from: 'Aircraft door',
    to: 'Gate of the connecting flight',
    price: 8400,
  },
  {
    code: 'FRA-RAIL',
    airport: 1,
    service: 'assistant',
    from: 'Long-distance station, platform',
    to: 'Terminal 1, check-in hall B',
    price: 5700,
  },
  {
    code: 'FRA-P-ARR',
    airport: 1,
    service: 'porter',
    from: 'Terminal 1, baggage hall B',
    to: 'Terminal 1, coach stop',
    price: 4800,
    included: 10,
    step: 5,
    additional: 1500,
  },
  {
    code: 'FRA-P-DEP',
    airport: 1,
    service: 'porter',
    from: 'Terminal 1, coach stop',
    to: 'Terminal 1, group check-in',
    price: 4500,
    included: 10,
    step: 5,
    additional: 1400,
  },
  {
    code: 'MUC-ARR-T2',
    airport: 2,
    service: 'assistant',
    from: 'Terminal 2, arrivals exit H',
    to: 'Coach park P36',
    price: 6100,
  },
  {
    code: 'MUC-DEP-T2',
    airport: 2,
    service: 'assistant',
    from: 'Coach park P36',
    to: 'Terminal 2, security check',
    price: 5800,
  },
  {
    code: 'MUC-TRF',
    airport: 2,
    service: 'assistant',
    from: 'Aircraft door',
    to: 'Gate of the connecting flight',
    price: 8200,
  },
];

/** Whole tens of cents, so that price lists stay readable. */
const agreed = (price: number, agency: number): number =>
  Math.round((price * (100 + (agency % 7))) / 1000) * 10;

const codeOf = (agency: number, short: string, way: Way): JobCode => ({
  _id: `${agency}-${way.code}`,
  agency_id: agency,
  airport: way.airport,
  service_type_id: SERVICE_TYPE_IDS[way.service],
  code: `${short} ${way.code}`,
  from_text: way.from,
  to_text: way.to,
  price: agreed(way.price, agency),
  included: way.included ?? 0,
  step: way.step ?? 1,
  additional_price: way.additional ? agreed(way.additional, agency) : 0,
  version: 1,
});

const hasCodes = (agency: number): boolean => !(WEB_CLIENT_AGENCY_IDS as readonly number[]).includes(agency);

/** Porters do not serve airline groups (back-office specification, section 2). */
const waysOf = (agency: number): readonly Way[] =>
  agency === AIRLINE_GROUP_AGENCY_ID ? WAYS.filter(({ service }) => service === 'assistant') : WAYS;

/** What a new installation has agreed on with its agencies. */
export const jobCodes: readonly JobCode[] = agencies
  .filter(({ _id }) => hasCodes(_id))
  .flatMap(({ _id, short }) => waysOf(_id).map((way) => codeOf(_id, short, way)));
