import { expect, it } from 'vitest';
import { officeUsersEn } from '#shared/texts/office-users-en.ts';

it('what the users screen says of success and failure are the specified sentences to the letter', () => {
  expect(officeUsersEn).toMatchObject({
    'office.users.added': 'The user was added!',
    'office.users.not_added': 'The user was not added!',
    'office.users.updated': 'The user was updated!',
    'office.users.not_updated': 'The user was not updated!',
    'office.users.deleted': 'The user was deleted!',
    'office.users.not_deleted': 'The user was not deleted!',
    'office.users.no_employees': 'Could not load employees',
    'office.users.no_agencies': 'Could not load agencies',
    'office.users.detail': 'Error: {{detail}}',
  });
});
