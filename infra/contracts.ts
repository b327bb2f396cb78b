import { agenciesApi } from '#shared/agencies/agencies-api.ts';
import { auditApi } from '#shared/audit/audit-api.ts';
import { authApi } from '#shared/auth/auth-api.ts';
import { catalogueApi } from '#shared/catalogue/catalogue-api.ts';
import { locationsApi } from '#shared/catalogue/locations-api.ts';
import { priceListApi } from '#shared/catalogue/price-list-api.ts';
import { settingsApi } from '#shared/catalogue/settings-api.ts';
import { setupApi } from '#shared/catalogue/setup-api.ts';
import { contentApi } from '#shared/content/content-api.ts';
import { mailLogApi } from '#shared/emails/mail-log-api.ts';
import { employeesApi } from '#shared/employees/employees-api.ts';
import type { Contract } from '#shared/http/contract.ts';
import { invoiceRunsApi } from '#shared/invoices/invoice-runs-api.ts';
import { invoicesApi } from '#shared/invoices/invoices-api.ts';
import { ledgerExportsApi } from '#shared/invoices/ledger-exports-api.ts';
import { dayBoardApi } from '#shared/jobs/day-board-api.ts';
import { jobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { jobsApi } from '#shared/jobs/jobs-api.ts';
import { orderDeskApi } from '#shared/orders/order-desk-api.ts';
import { orderStatusApi } from '#shared/orders/order-status-api.ts';
import { ordersApi } from '#shared/orders/orders-api.ts';
import { searchApi } from '#shared/overview/search-api.ts';
import { startApi } from '#shared/overview/start-api.ts';
import { paymentsApi } from '#shared/payments/payments-api.ts';
import { privacyApi } from '#shared/users/privacy-api.ts';
import { userDeskApi } from '#shared/users/user-desk-api.ts';
import { usersApi } from '#shared/users/users-api.ts';

/** Every route group with its calls. A call that is not here does not exist. */
export const contracts = {
  auth: authApi,
  users: { ...usersApi, ...userDeskApi, ...privacyApi },
  catalogue: { ...catalogueApi, ...locationsApi, ...priceListApi, ...settingsApi, ...setupApi },
  content: contentApi,
  orders: { ...ordersApi, ...orderDeskApi },
  jobs: { ...jobsApi, ...jobDeskApi, ...dayBoardApi },
  employees: employeesApi,
  agencies: agenciesApi,
  invoices: { ...invoicesApi, ...invoiceRunsApi, ...ledgerExportsApi },
  overview: { ...auditApi, ...mailLogApi, ...startApi, ...searchApi },
  payments: { ...paymentsApi, ...orderStatusApi },
} as const satisfies Record<string, Contract>;

export type GroupName = keyof typeof contracts;
