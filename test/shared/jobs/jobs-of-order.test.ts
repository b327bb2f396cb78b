import { describe, expect, it } from 'vitest';
import { job } from '#shared/jobs/job.ts';
import { jobsOfNewOrder } from '#shared/jobs/jobs-of-order.ts';
import type { Order } from '#shared/orders/order.ts';
import { aPaidDraft } from '#test/support/builders/order.ts';

const placed = (overrides: Partial<Order> = {}): Order =>
  aPaidDraft({ status: 'ordered', payment_status: 'authorized', ...overrides });

const draft = aPaidDraft();
const ASSISTANT = draft.assistant && {
  ...draft.assistant,
  persons: 3,
  language: 11,
  extra_hours: 1,
  extra_employee: 2,
};
const PORTER = draft.porter && { ...draft.porter, bags: 5, bulky_luggage: 1, extra_hours: 2 };

describe('the jobs of a placed order', () => {
  it('are two for both: an assistant and a porter, each with its own numbers', () => {
    expect(jobsOfNewOrder(placed({ assistant: ASSISTANT, porter: PORTER }))).toMatchObject([
      {
        _id: '10001-1',
        service_type_id: 2,
        language_id: 11,
        persons: 3,
        bags: 0,
        bulky: 0,
        extra_hours: 1,
        extra_employee: 2,
      },
      {
        _id: '10001-2',
        service_type_id: 1,
        language_id: 13,
        bags: 5,
        bulky: 1,
        extra_hours: 2,
        extra_employee: 0,
      },
    ]);
  });

  it.each([
    { selected_service: 'assistant', service_type_id: 2 },
    { selected_service: 'porter', service_type_id: 1 },
  ] as const)('is one for $selected_service alone', ({ selected_service, service_type_id }) => {
    const jobs = jobsOfNewOrder(placed({ selected_service }));
    expect(jobs).toMatchObject([{ _id: '10001-1', service_type_id }]);
  });

  it('are new, of the web client, at the time and place of the order', () => {
    for (const one of jobsOfNewOrder(placed())) {
      expect(job.parse(one)).toEqual(one);
      expect(one).toMatchObject({
        order_id: '10001',
        status: 'new',
        agency_id: 998,
        airport: 1,
        date: '2026-12-04',
        hours: 14,
        minutes: 30,
        name_sign: 'Sørensen',
        from_id: 'fra-long-distance-station',
        to_id: 'fra-t1-gates-a',
      });
      expect(one.from_text).toMatch(/long-distance/i);
    }
  });

  it.each([
    ['no service', { selected_service: undefined }],
    ['no details of a service', { porter: undefined }],
    ['no date', { date: undefined }],
  ])('are never made of an order with %s', (_, lacking) => {
    expect(() => jobsOfNewOrder(placed(lacking))).toThrow('order 10001 was placed without');
  });
});
