import { EDITS_COUNTER } from '#functions/platform/data/table-shape.ts';
import { firstLetters } from '#shared/first-letters.ts';

/**
 * The one table. Every question the product asks, and where its answer lies:
 *
 * | question                                   | index  | partition                       | sort                |
 * |--------------------------------------------|--------|---------------------------------|---------------------|
 * | an order with its payments and jobs        | table  | ORDER#id                        | ORDER, PAYMENT#, JOB# |
 * | the orders of an airport and day           | day    | ORDERS#airport#date             | hh:mm#id            |
 * | the jobs of an airport and day             | day    | JOBS#airport#date               | hh:mm#id            |
 * | an agency's jobs at an airport in a month  | owner  | AGENCY-JOBS#agency#airport#month | date#hh:mm#id      |
 * | what was billed of these                   | table  | BILLING#agency#airport#month    | BILLING             |
 * | the invoicing of a period, and its parts   | table  | INVOICE-RUN#id                  | RUN, UNIT#agency#airport, CREDIT#id |
 * | all of these                               | owner  | INVOICE-RUNS                    | created at#id       |
 * | an export of the invoice ledger          | table  | LEDGER-EXPORT#id                | EXPORT              |
 * | all of these                               | owner  | LEDGER-EXPORTS                  | created at#id       |
 * | the days that are closed for accounting    | table  | CLOSED-DAYS                     | CLOSED              |
 * | how far open runs and exports were       | table  | RUN-SWEEP                       | NOTE                |
 * | an order's history                         | table  | ORDER#id                        | HISTORY#at#id       |
 * | what happened to orders on a day (UTC)     | owner  | ORDER-CHANGES#date              | at#id               |
 * | orders of an address, or its beginning     | search | ORDERS-OF#its first letters     | address#created at  |
 * | orders by the beginning of a client's name | find   | NAME#its first letters          | name#id             |
 * | the same by the first name                 | find   | FIRST-NAME#its first letters    | name#id             |
 * | jobs by the beginning of their reference   | find   | REFERENCE#its first letters     | reference#id        |
 * | a customer's orders                        | owner  | CUSTOMER#user                   | created at          |
 * | payments whose outcome is open             | owner  | UNSETTLED                       | due at              |
 * | what about money needs a person            | owner  | ATTENTION-OPEN                  | since#id            |
 * | the same, of one order                     | search | ATTENTION-OF#order              | since#id            |
 * | an invoice or credit note                  | table  | INVOICE#id                      | INVOICE             |
 * | the invoices of an order                   | owner  | ORDER-INVOICES#order            | issued at#number    |
 * | the invoices of a month                    | search | INVOICES-IN#month               | number              |
 * | the invoice of a number                    | table  | INVOICE-NUMBER#number           | NUMBER              |
 * | a document that is to be issued            | table  | ISSUE#id                        | ISSUE               |
 * | documents that wait                        | owner  | ISSUES-OPEN                     | due at              |
 * | announcements that wait                    | owner  | OUTBOX-OPEN                     | due at              |
 * | the mails about an order or an account      | search | MAILS-ABOUT#id                  | promised at#id      |
 * | mails that did not arrive                   | owner  | OUTBOX-FAILED                   | promised at#id      |
 * | the mails promised on a day (UTC)          | day    | MAILS#date                      | promised at#id      |
 * | the catalogue, kind by kind                | table  | CATALOGUE#kind                  | the entry's key     |
 * | the catalogue's version                    | table  | COUNTER#catalogue               | COUNTER             |
 * | the agencies                               | table  | AGENCY                          | the agency's id     |
 * | the job codes of the agencies              | table  | JOB-CODE                        | the code's id       |
 * | the prices of airline groups               | table  | GROUP-PRICE                     | the price's id      |
 * | the permanent extras of an agency          | table  | EXTRAS#agency                   | the extra's id      |
 * | the employees                              | table  | EMPLOYEE                        | the employee's id   |
 * | the employee of an email address           | table  | EMPLOYEE-EMAIL#address          | EMAIL               |
 * | an employee's jobs of a day                | table  | EMPLOYEE-DAY#employee           | date                |
 * | an airline group's request                 | table  | GROUP-REQUEST#number            | REQUEST             |
 * | texts that the office has edited           | table  | TRANSLATION                     | the text's key      |
 * | the published pages                        | table  | PAGE                            | the page's name     |
 * | their drafts                               | table  | PAGE-DRAFT                      | the page's name     |
 * | what was published of a page               | table  | PAGE-VERSIONS#name              | number              |
 * | the slides of the home page                | table  | SLIDE                           | the slide's id      |
 * | the slides as the office edits them        | table  | SLIDE-DRAFT                     | ALL                 |
 * | what was published of the slides           | table  | SLIDE-VERSIONS                  | number              |
 * | the pictures of pages and slides           | table  | PICTURE                         | the picture's id    |
 * | a contact request                          | table  | CONTACT#id                      | CONTACT             |
 * | the contact requests of an address        | search | CONTACTS-OF#address             | created at#id       |
 * | whether a captcha was used                 | table  | CAPTCHA#nonce                   | CAPTCHA             |
 * | a declaration of withdrawal                | table  | WITHDRAWAL#reference            | WITHDRAWAL          |
 * | the declarations of an address             | search | WITHDRAWALS-OF#address          | received at#id      |
 * | a mail's template                          | table  | EMAIL-TEMPLATE#id               | TEMPLATE            |
 * | a mail that was promised                   | table  | OUTBOX#id                       | OUTBOX              |
 * | what the office changed of its own set-up  | table  | AUDIT#id                        | AUDIT               |
 * | all of that in a month (UTC)               | owner  | AUDIT-IN#month                  | at#id               |
 * | the same, of one thing                     | search | AUDIT-OF#kind#id                | at#id               |
 * | a user                                     | table  | USER#id                         | USER                |
 * | the user of an email address               | table  | EMAIL#address                   | EMAIL               |
 * | the users of a role, by name               | owner  | USERS#role                      | name#id             |
 * | the same by family name                    | search | USERS-BY-LAST-NAME#role         | last name first#id  |
 * | the same by email address                  | search | USERS-BY-ADDRESS#role           | address#id          |
 * | how many users a role has, in parts        | table  | USER-COUNT#role                 | PART#part           |
 * | how many admins see all airports           | table  | USER-COUNT#full-admin           | PART#0              |
 * | the logins of a user                       | table  | USER-SESSIONS#user              | session's id        |
 * | whether the first admin was opened         | table  | FIRST-ADMIN                     | OPENED              |
 * | the next number of a series                | table  | COUNTER#name                    | COUNTER             |
 * | how far the schedule of privacy has come   | table  | RETENTION#kind                  | RETENTION           |
 * | whether a request was done already         | table  | REQUEST#who#key                 | REQUEST             |
 * | how often somebody tried something         | table  | THROTTLE#what#who               | window              |
 *
 * Running numbers in sort keys are padded, and prefixes end in #, so that JOB#1 never finds JOB#10.
 */
export type Key = { readonly PK: string; readonly SK: string };

const padded = (number: number | string, digits: number): string => String(number).padStart(digits, '0');

export const orderKey = (id: string): Key => ({ PK: `ORDER#${id}`, SK: 'ORDER' });
export const paymentKey = (orderId: string, attempt: number): Key => ({
  PK: `ORDER#${orderId}`,
  SK: `PAYMENT#${padded(attempt, 3)}`,
});
export const jobKey = (orderId: string, number: number): Key => ({
  PK: `ORDER#${orderId}`,
  SK: `JOB#${padded(number, 3)}`,
});

/** Beside its order. */
export const firstNameKey = (orderId: string): Key => ({ PK: `ORDER#${orderId}`, SK: 'FIRST-NAME' });

export const historyKey = (orderId: string, at: string, id: string): Key => ({
  PK: `ORDER#${orderId}`,
  SK: `HISTORY#${at}#${id}`,
});

export const ordersOfDay = (airport: number, date: string): string => `ORDERS#${airport}#${date}`;
export const jobsOfDay = (airport: number, date: string): string => `JOBS#${airport}#${date}`;
/** Sorts a day by time, then by number: always a total order. */
export const timeOfDay = (time: string, id: string): string => `${time}#${padded(id, 14)}`;

/** `date` is the day of the change, UTC. */
export const orderChangesOn = (date: string): string => `ORDER-CHANGES#${date}`;
/** What is looked up by its beginning is spread over as many partitions as it has first letters. */
export const FIND_FROM = 3;
const beginning = (text: string): string => firstLetters(text, FIND_FROM);
/** Whatever its case, as for accounts. */
const address = (email: string): string => email.trim().toLowerCase();
export const ordersOfAddress = (email: string): string => `ORDERS-OF#${beginning(address(email))}`;
export const orderOfAddress = (email: string, created_at: string): string =>
  `${address(email)}#${created_at}`;
export const ordersOfName = (name: string): string => `NAME#${beginning(name)}`;
export const ordersOfFirstName = (name: string): string => `FIRST-NAME#${beginning(name)}`;
export const jobsOfReference = (reference: string): string => `REFERENCE#${beginning(reference)}`;
export const customerOf = (userId: string): string => `CUSTOMER#${userId}`;
export const UNSETTLED = 'UNSETTLED';
export const OUTBOX_OPEN = 'OUTBOX-OPEN';
export const OUTBOX_FAILED = 'OUTBOX-FAILED';
/** `date` is the day of the promise, UTC. */
export const mailsOfDay = (date: string): string => `MAILS#${date}`;
export const mailsAbout = (id: string): string => `MAILS-ABOUT#${id}`;
export const ISSUES_OPEN = 'ISSUES-OPEN';
export const ATTENTION_OPEN = 'ATTENTION-OPEN';
export const attentionOf = (orderId: string): string => `ATTENTION-OF#${orderId}`;
export const attentionKey = (id: string): Key => ({ PK: `ATTENTION#${id}`, SK: 'ATTENTION' });
export const invoiceKey = (id: string): Key => ({ PK: `INVOICE#${id}`, SK: 'INVOICE' });
/** Numbers are unique whatever their case. */
export const invoiceNumberKey = (number: string): Key => ({
  PK: `INVOICE-NUMBER#${number.trim().toUpperCase()}`,
  SK: 'NUMBER',
});
export const invoiceLinesKey = (id: string, part: number): Key => ({
  PK: `INVOICE#${id}`,
  SK: `LINES#${padded(part, 4)}`,
});
export const invoiceHistoryKey = (id: string, at: string, entry: string): Key => ({
  PK: `INVOICE#${id}`,
  SK: `HISTORY#${at}#${entry}`,
});
/** What was billed of an agency's jobs at an airport in a month. */
export const billingKey = (of: { agency_id: number; airport: number; month: string }): Key => ({
  PK: `BILLING#${of.agency_id}#${of.airport}#${of.month}`,
  SK: 'BILLING',
});
export const jobsOfAgency = (of: { agency_id: number; airport: number; month: string }): string =>
  `AGENCY-JOBS#${of.agency_id}#${of.airport}#${of.month}`;
export const INVOICE_RUNS = 'INVOICE-RUNS';
export const invoiceRunKey = (id: string): Key => ({ PK: `INVOICE-RUN#${id}`, SK: 'RUN' });
export const runUnitKey = (unit: { run_id: string; agency_id: number; airport: number }): Key => ({
  PK: `INVOICE-RUN#${unit.run_id}`,
  SK: `UNIT#${unit.agency_id}#${unit.airport}`,
});
export const runCreditKey = (runId: string, invoiceId: string): Key => ({
  PK: `INVOICE-RUN#${runId}`,
  SK: `CREDIT#${invoiceId}`,
});
/** `who` keeps one caller's keys from another's. */
export const requestKey = (who: string, key: string): Key => ({ PK: `REQUEST#${who}#${key}`, SK: 'REQUEST' });
/** What the last sweep over runs and exports saw. */
export const RUN_SWEEP: Key = { PK: 'RUN-SWEEP', SK: 'NOTE' };
export const CLOSINGS: Key = { PK: 'CLOSED-DAYS', SK: 'CLOSED' };
export const LEDGER_EXPORTS = 'LEDGER-EXPORTS';
export const ledgerExportKey = (id: string): Key => ({ PK: `LEDGER-EXPORT#${id}`, SK: 'EXPORT' });
export const invoicesOfDay = (date: string): string => `INVOICES#${date}`;
/** `month` is `YYYY-MM` of the invoice date. */
export const invoicesInMonth = (month: string): string => `INVOICES-IN#${month}`;
export const invoicesOfOrder = (orderId: string): string => `ORDER-INVOICES#${orderId}`;

export const catalogueOf = (kind: string): string => `CATALOGUE#${kind}`;

/** Each agency, job code, group price and employee is one item under its id. */
export const AGENCIES = 'AGENCY';
export const agencyKey = (id: number): Key => ({ PK: AGENCIES, SK: String(id) });
export const JOB_CODES = 'JOB-CODE';
export const jobCodeKey = (id: string): Key => ({ PK: JOB_CODES, SK: id });
export const GROUP_PRICES = 'GROUP-PRICE';
export const EMPLOYEES = 'EMPLOYEE';
export const employeeKey = (id: string): Key => ({ PK: EMPLOYEES, SK: id });
export const employeeDayKey = (employee: string, date: string): Key => ({
  PK: daysOfEmployee(employee),
  SK: date,
});
/** Email addresses of employees are unique whatever their case. */
export const employeeEmailKey = (email: string): Key => ({
  PK: `EMPLOYEE-EMAIL#${email.trim().toLowerCase()}`,
  SK: 'EMAIL',
});
export const daysOfEmployee = (employee: string): string => `EMPLOYEE-DAY#${employee}`;
export const extrasOfAgency = (agency: number): string => `EXTRAS#${agency}`;
export const groupRequestKey = (number: string): Key => ({ PK: `GROUP-REQUEST#${number}`, SK: 'REQUEST' });

export const auditKey = (id: string): Key => ({ PK: `AUDIT#${id}`, SK: 'AUDIT' });
/** `month` is the month of the change, UTC. */
export const auditedIn = (month: string): string => `AUDIT-IN#${month}`;
export const auditOf = (kind: string, subject: string): string => `AUDIT-OF#${kind}#${subject}`;

/** Whether the installation has opened its first admin. */
export const FIRST_ADMIN: Key = { PK: 'FIRST-ADMIN', SK: 'OPENED' };
export const userKey = (id: string): Key => ({ PK: `USER#${id}`, SK: 'USER' });
/** The accounts of employees, as the place of an account in the lists has it. */
export const employeeAccounts = 'USERS#emp';
/** Email addresses are unique whatever their case. */
export const emailKey = (email: string): Key => ({ PK: `EMAIL#${email.trim().toLowerCase()}`, SK: 'EMAIL' });

export const sessionsOf = (user: string): string => `USER-SESSIONS#${user}`;
export const sessionKey = (user: string, id: string): Key => ({ PK: sessionsOf(user), SK: id });

export const usersOfRole = (role: string): string => `USERS#${role}`;
export const usersByLastName = (role: string): string => `USERS-BY-LAST-NAME#${role}`;
export const usersByAddress = (role: string): string => `USERS-BY-ADDRESS#${role}`;
export const userCountOf = (role: string): string => `USER-COUNT#${role}`;
export const userCountKey = (role: string, part: number): Key => ({
  PK: userCountOf(role),
  SK: `PART#${part}`,
});

export const counterKey = (name: string): Key => ({ PK: `COUNTER#${name}`, SK: 'COUNTER' });
/** The counter that every edit of the office raises. */
export const catalogueVersionKey: Key = { PK: EDITS_COUNTER, SK: 'COUNTER' };
export const TRANSLATIONS = 'TRANSLATION';
export const translationKey = (key: string): Key => ({ PK: TRANSLATIONS, SK: key });
/** Each page is one item under its name, each slide one under its id. */
export const PAGES = 'PAGE';
export const PAGE_DRAFTS = 'PAGE-DRAFT';
export const pageVersions = (name: string): string => `PAGE-VERSIONS#${name}`;
export const pageVersionKey = (name: string, number: number): Key => ({
  PK: pageVersions(name),
  SK: padded(number, 6),
});
export const SLIDES = 'SLIDE';
export const slideSetKey: Key = { PK: 'SLIDE-DRAFT', SK: 'ALL' };
export const SLIDE_VERSIONS = 'SLIDE-VERSIONS';
export const slideVersionKey = (number: number): Key => ({ PK: SLIDE_VERSIONS, SK: padded(number, 6) });
export const PICTURES = 'PICTURE';
export const contactKey = (id: string): Key => ({ PK: `CONTACT#${id}`, SK: 'CONTACT' });
export const contactsOf = (email: string): string => `CONTACTS-OF#${address(email)}`;
export const captchaKey = (nonce: string): Key => ({ PK: `CAPTCHA#${nonce}`, SK: 'CAPTCHA' });
export const withdrawalKey = (reference: string): Key => ({
  PK: `WITHDRAWAL#${reference}`,
  SK: 'WITHDRAWAL',
});
export const withdrawalsOf = (email: string): string => `WITHDRAWALS-OF#${address(email)}`;
export const emailTemplateKey = (id: string): Key => ({ PK: `EMAIL-TEMPLATE#${id}`, SK: 'TEMPLATE' });

export const retentionKey = (kind: string): Key => ({ PK: `RETENTION#${kind}`, SK: 'RETENTION' });

export const throttleKey = (what: string, who: string, window: string): Key => ({
  PK: `THROTTLE#${what}#${who}`,
  SK: window,
});
