import type { Icon } from '@tabler/icons-react';
import IconAdjustments from '@tabler/icons-react/icons/IconAdjustments';
import IconBriefcase from '@tabler/icons-react/icons/IconBriefcase';
import IconBuilding from '@tabler/icons-react/icons/IconBuilding';
import IconCalendarUser from '@tabler/icons-react/icons/IconCalendarUser';
import IconCurrencyEuro from '@tabler/icons-react/icons/IconCurrencyEuro';
import IconDatabase from '@tabler/icons-react/icons/IconDatabase';
import IconFileInvoice from '@tabler/icons-react/icons/IconFileInvoice';
import IconFileText from '@tabler/icons-react/icons/IconFileText';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import IconHome from '@tabler/icons-react/icons/IconHome';
import IconLanguage from '@tabler/icons-react/icons/IconLanguage';
import IconList from '@tabler/icons-react/icons/IconList';
import IconMail from '@tabler/icons-react/icons/IconMail';
import IconMailOpened from '@tabler/icons-react/icons/IconMailOpened';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import IconUserShield from '@tabler/icons-react/icons/IconUserShield';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import type { ComponentType } from 'react';
import type { Role } from '#shared/roles.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import type { TextPart } from '#web/back-office/language/text-parts.ts';

export type Screen = {
  readonly path: string;
  readonly label: OfficeKey;
  readonly icon: Icon;
  /** Who sees the entry and may open the screen. */
  readonly roles: readonly Role[];
  /** What is set up once stands together at the end of the menu. */
  readonly group: 'desk' | 'people' | 'setup';
  /** Reached from another screen, not by the menu. */
  readonly isHidden?: true;
  /** What it says beside the shell's texts. */
  readonly texts?: TextPart;
  readonly load: () => Promise<{ default: ComponentType }>;
};

/** The screens of the back office in the order of its menu: one row makes a screen's route, entry and access. */
export const screens: readonly Screen[] = [
  {
    path: '/admin',
    label: 'office.nav.start',
    icon: IconHome,
    roles: ['admin'],
    group: 'desk',
    texts: 'start',
    load: () => import('#web/back-office/start/start-screen.tsx'),
  },
  {
    path: '/admin/orders',
    label: 'office.nav.orders',
    icon: IconList,
    roles: ['admin'],
    group: 'desk',
    load: () => import('#web/back-office/orders/orders-screen.tsx'),
  },
  {
    path: '/admin/orders/print',
    label: 'office.table.print',
    icon: IconList,
    roles: ['admin'],
    group: 'desk',
    isHidden: true,
    load: () => import('#web/back-office/orders/print-screen.tsx'),
  },
  {
    path: '/admin/jobs',
    label: 'office.nav.jobs',
    icon: IconBriefcase,
    roles: ['admin', 'emp', 'agency'],
    group: 'desk',
    texts: 'dispatch',
    load: () => import('#web/back-office/jobs/jobs-screen.tsx'),
  },
  {
    path: '/admin/jobs/print',
    label: 'office.table.print',
    icon: IconBriefcase,
    roles: ['admin', 'emp', 'agency'],
    group: 'desk',
    isHidden: true,
    texts: 'dispatch',
    load: () => import('#web/back-office/jobs/print-screen.tsx'),
  },
  {
    path: '/admin/jobs/board',
    label: 'office.nav.board',
    icon: IconCalendarUser,
    roles: ['admin'],
    group: 'desk',
    texts: 'dispatch',
    load: () => import('#web/back-office/jobs/board/board-screen.tsx'),
  },
  {
    path: '/admin/jobs/sheets',
    label: 'office.paper.sheets',
    icon: IconPrinter,
    roles: ['emp', 'admin'],
    group: 'desk',
    isHidden: true,
    texts: 'dispatch',
    load: () => import('#web/back-office/jobs/paper/sheets-screen.tsx'),
  },
  {
    path: '/admin/jobs/work-time',
    label: 'office.paper.work_time',
    icon: IconPrinter,
    roles: ['emp', 'admin'],
    group: 'desk',
    isHidden: true,
    texts: 'dispatch',
    load: () => import('#web/back-office/jobs/paper/work-time-screen.tsx'),
  },
  {
    path: '/admin/jobs/name-sign',
    label: 'office.paper.sign',
    icon: IconPrinter,
    roles: ['emp', 'admin'],
    group: 'desk',
    isHidden: true,
    texts: 'dispatch',
    load: () => import('#web/back-office/jobs/paper/name-sign-screen.tsx'),
  },
  {
    path: '/admin/jobs/import',
    label: 'office.import.title',
    icon: IconList,
    roles: ['admin'],
    group: 'desk',
    isHidden: true,
    texts: 'dispatch',
    load: () => import('#web/back-office/jobs/import/import-screen.tsx'),
  },
  {
    path: '/admin/invoices',
    label: 'office.nav.invoices',
    icon: IconFileInvoice,
    roles: ['admin', 'agency'],
    group: 'desk',
    texts: 'invoices',
    load: () => import('#web/back-office/invoices/invoices-screen.tsx'),
  },
  {
    path: '/admin/invoices/print',
    label: 'office.table.print',
    icon: IconFileInvoice,
    roles: ['admin', 'agency'],
    group: 'desk',
    isHidden: true,
    texts: 'invoices',
    load: () => import('#web/back-office/invoices/print-screen.tsx'),
  },
  {
    path: '/admin/invoices/form/:id',
    label: 'office.invoices.form.title',
    icon: IconFileInvoice,
    roles: ['admin'],
    group: 'desk',
    isHidden: true,
    texts: 'invoice_form',
    load: () => import('#web/back-office/invoices/form/invoice-form-screen.tsx'),
  },
  {
    path: '/admin/invoices/preview',
    label: 'office.invoices.form.preview_title',
    icon: IconFileInvoice,
    roles: ['admin'],
    group: 'desk',
    isHidden: true,
    texts: 'invoice_form',
    load: () => import('#web/back-office/invoices/form/preview-screen.tsx'),
  },
  {
    path: '/admin/invoices/:id',
    label: 'office.invoices.kind.invoice',
    icon: IconFileInvoice,
    roles: ['admin'],
    group: 'desk',
    isHidden: true,
    texts: 'invoices',
    load: () => import('#web/back-office/invoices/page/invoice-page-screen.tsx'),
  },
  {
    path: '/admin/users',
    label: 'office.nav.users',
    icon: IconUsers,
    roles: ['admin'],
    group: 'people',
    texts: 'users',
    load: () => import('#web/back-office/users/users-screen.tsx'),
  },
  {
    path: '/agencies',
    label: 'office.nav.agencies',
    icon: IconBuilding,
    roles: ['admin'],
    group: 'setup',
    texts: 'agencies',
    load: () => import('#web/back-office/agencies/agencies-screen.tsx'),
  },
  {
    path: '/admin/prices',
    label: 'office.nav.prices',
    icon: IconCurrencyEuro,
    roles: ['admin'],
    group: 'setup',
    texts: 'catalogue',
    load: () => import('#web/back-office/catalogue/prices/prices-screen.tsx'),
  },
  {
    path: '/admin/settings',
    label: 'office.nav.settings',
    icon: IconAdjustments,
    roles: ['admin'],
    group: 'setup',
    texts: 'catalogue',
    load: () => import('#web/back-office/catalogue/settings/settings-screen.tsx'),
  },
  {
    path: '/cms',
    label: 'office.nav.cms',
    icon: IconFileText,
    roles: ['admin'],
    group: 'setup',
    texts: 'cms',
    load: () => import('#web/back-office/cms/cms-screen.tsx'),
  },
  {
    path: '/cms/pages/:name',
    label: 'office.nav.cms',
    icon: IconFileText,
    roles: ['admin'],
    group: 'setup',
    isHidden: true,
    texts: 'cms',
    load: () => import('#web/back-office/cms/pages/page-screen.tsx'),
  },
  {
    path: '/cms/slides/:id',
    label: 'office.nav.cms',
    icon: IconFileText,
    roles: ['admin'],
    group: 'setup',
    isHidden: true,
    texts: 'cms',
    load: () => import('#web/back-office/cms/slides/slide-screen.tsx'),
  },
  {
    path: '/admin/setup',
    label: 'office.nav.setup',
    icon: IconDatabase,
    roles: ['admin'],
    group: 'setup',
    texts: 'setup',
    load: () => import('#web/back-office/catalogue/setup/setup-screen.tsx'),
  },
  {
    path: '/admin/audit',
    label: 'office.nav.audit',
    icon: IconHistory,
    roles: ['admin'],
    group: 'setup',
    texts: 'logs',
    load: () => import('#web/back-office/logs/audit/audit-screen.tsx'),
  },
  {
    path: '/admin/mails',
    label: 'office.nav.mails',
    icon: IconMailOpened,
    roles: ['admin'],
    group: 'setup',
    texts: 'logs',
    load: () => import('#web/back-office/logs/mails/mails-screen.tsx'),
  },
  {
    path: '/admin/privacy',
    label: 'office.nav.privacy',
    icon: IconUserShield,
    roles: ['admin'],
    group: 'setup',
    texts: 'logs',
    load: () => import('#web/back-office/logs/privacy/privacy-screen.tsx'),
  },
  {
    path: '/admin/employees',
    label: 'office.nav.employees',
    icon: IconUsers,
    roles: ['admin', 'emp'],
    group: 'people',
    texts: 'people',
    load: () => import('#web/back-office/employees/employees-screen.tsx'),
  },
  {
    path: '/admin/translations',
    label: 'office.nav.translations',
    icon: IconLanguage,
    roles: ['admin'],
    group: 'setup',
    texts: 'texts',
    load: () => import('#web/back-office/texts/translations/translations-screen.tsx'),
  },
  {
    path: '/admin/emails',
    label: 'office.nav.emails',
    icon: IconMail,
    roles: ['admin'],
    group: 'setup',
    texts: 'texts',
    load: () => import('#web/back-office/texts/emails/emails-screen.tsx'),
  },
];
