import { describe, expect, it } from 'vitest';
import { contracts } from '#infra/contracts.ts';

/** The calls of section 7 of both specifications, to the letter, by the part of the work that brings them. */
const SPECIFIED = {
  1: [
    'GET /api/settings/asObject',
    'GET /api/translations/{lang}',
    'GET /api/prices',
    'GET /api/airports/{lang}',
    'GET /api/languages/all/{lang}',
    'GET /api/general/currentTime',
    'POST /api/airlines/typeahead',
    'POST /api/locations/getRelevantLocations',
    'POST /api/orders/',
    'PATCH /api/orders/travel/{order}',
    'PATCH /api/orders/service/{order}',
    'PATCH /api/orders/personal/{order}',
    'PATCH /api/orders/payment/{order}',
    'PATCH /api/orders/submit/{order}',
    'GET /api/general/getEnv',
    'POST /auth/local',
    'GET /api/users/me',
    'GET /api/settings',
    'GET /api/settings/getSiteTranlations/',
  ],
  2: [
    'POST /api/orders/compareAuthorizedToCalculatedAmount/{order}',
    'GET /api/addresses/lastByUser/{userId}',
    'POST /api/payments/calculatePrice/',
    'POST /api/payments/getStatusExternal/',
    'POST /api/payments/prepareCheckoutExternal',
    'PUT /api/users/{id}/password',
  ],
  3: [
    'GET /api/pages/de',
    'GET /api/pages/{name}/{lang}',
    'GET /api/pages/main/{lang}',
    'GET /api/slides/{lang}',
    'POST /api/general/contact',
  ],
  4: [
    'POST /api/orders/list/',
    'POST /api/orders/count/',
    'GET /api/orders/{id}/{lang}',
    'GET /api/orders/',
    'PUT /api/orders/{id}/update',
    'DELETE /api/orders/{id}',
    'PUT /api/orders/statusUpdate/{id}',
    'POST /api/orders/contactClient/',
    'GET /api/orders/getRequestContactEmailTemplate',
    'POST /api/payments/capturePayment',
    'POST /api/payments/refundPayment',
  ],
  5: [
    'POST /api/jobs/list/',
    'POST /api/jobs/count/',
    'POST /api/jobs/createJobForAgency',
    'POST /api/jobs/createJobForLH',
    'POST /api/jobs/updateJobForAgency',
    'POST /api/jobs/contactClient/',
    'POST /api/jobs/getJobPrice/',
    'POST /api/jobs/addExtras/',
    'POST /api/jobs/getAllJobCodes',
    'GET /api/jobs/getTranslations',
    'GET /api/jobs/getRequestContactEmailTemplate',
    'GET /api/jobs/extras/{agency}',
    'GET /api/jobs/getAllAgencies',
    'GET /api/jobs/getAllLHPrices',
    'GET /api/jobs/getAllLanguages/',
    'PUT /api/jobs/extras/{id}',
    'DELETE /api/jobs/extras/{id}',
    'PUT /api/jobs/updateJobStatus/{jobId}',
    'POST /api/employees/assignEmployee',
    'POST /api/employees/fetchAssignedEmployeeToJob',
    'POST /api/employees/unAssignEmployee',
    'GET /api/employees/',
    'GET /api/employees/employees',
  ],
  6: [
    'GET /api/agencies',
    'GET /api/invoices/exists/{number}',
    'POST /api/invoices',
    'POST /api/invoices/download',
    'POST /api/invoices/createInvoicesForPeriod',
    'POST /api/invoices/createRAB',
    'POST /api/invoices/createCreditNote/{id}',
    'POST /api/invoices/list/',
    'POST /api/invoices/count/',
    'PUT /api/invoices/updateInvoiceStatus/{id}',
  ],
  7: [
    'POST /api/users/list/',
    'POST /api/users/count/',
    'POST /api/users/createFromBackend',
    'PUT /api/users/{id}/update',
    'DELETE /api/users/{id}',
    'POST /api/employees/list/',
    'POST /api/employees/count/',
    'POST /api/employees/saveEmployee',
    'POST /api/employees/updateEmployee',
    'POST /api/employees/addLanguageToEmployee',
    'POST /api/employees/removeLanguageFromEmployee',
    'PUT /api/employees/deleteEmployee/{id}',
    'GET /api/prices/{date}',
    'PUT /api/prices',
    'PUT /api/settings',
    'POST /api/translations/list/',
    'POST /api/translations/updateTranslation',
    'POST /api/emails/list/',
    'POST /api/emails/count/',
    'POST /api/emails/updateEmail',
    'GET /api/emails/emailLanguages',
  ],
} as const;

const existing = Object.values(contracts).flatMap((contract) => Object.keys(contract));
/** Whether a route of ours serves the call: a parameter stands for any one part of the path. */
const serves = (route: string, call: string): boolean => {
  const [ours, asked] = [route.split('/'), call.split('/')];
  return ours.length === asked.length && ours.every((part, at) => part.startsWith('{') || part === asked[at]);
};
/** A trailing slash makes no difference: the edge takes it off. */
const withoutSlash = (call: string): string => call.replace(/\/$/, '');

describe.each(Object.entries(SPECIFIED))('specified calls of part %s', (_part, calls) => {
  for (const call of calls) {
    it(`${call} exists`, () => {
      expect(existing.filter((route) => serves(route, withoutSlash(call)))).not.toEqual([]);
    });
  }
});
