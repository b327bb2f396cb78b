import { describe, expect, it } from 'vitest';
import { ROLES } from '#shared/roles.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { screens } from '#web/back-office/screens.ts';
import { isShownTo } from '#web/back-office/session/access.ts';

const text = (key: string): string => (officeEn as Readonly<Record<string, string>>)[key] ?? key;

/** The entries of the menu, in English, that a role sees. */
const menuOf = (role: (typeof ROLES)[number]): string[] =>
  screens
    .filter(({ roles, isHidden }) => !isHidden && isShownTo(role, { roles }))
    .map(({ label }) => text(label));

describe('the menu of the back office', () => {
  it.each([
    ['Orders', ['admin']],
    ['Jobs', ['agency', 'emp', 'admin']],
    ['Invoices', ['agency', 'admin']],
    ['Translations', ['admin']],
    ['Emails', ['admin']],
    ['Users', ['admin']],
    ['Employees', ['emp', 'admin']],
  ])('has %s for %j, and for nobody else', (entry, roles) => {
    expect(ROLES.filter((role) => menuOf(role).includes(entry))).toEqual(roles);
  });
});

describe('the paper of the jobs', () => {
  it.each(['sheets', 'work-time', 'name-sign'])('is for employees and admins only: %s', (kind) => {
    const paper = screens.filter(({ path }) => path === `/admin/jobs/${kind}`);
    expect(paper).toHaveLength(1);
    expect(ROLES.filter((role) => paper.some(({ roles }) => isShownTo(role, { roles })))).toEqual([
      'emp',
      'admin',
    ]);
  });
});
