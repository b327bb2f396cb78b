import { describe, expect, it } from 'vitest';
import { homeOf, isShownTo, loginAddress } from '#web/back-office/session/access.ts';

describe('who opens what is not for them', () => {
  it('goes home as a client, to the jobs as an employee or agency, to the orders as an admin', () => {
    expect(homeOf('webclient')).toBe('/');
    expect(homeOf('emp')).toBe('/admin/jobs');
    expect(homeOf('agency')).toBe('/admin/jobs');
    expect(homeOf('admin')).toBe('/admin/orders');
  });

  it('goes to the login first without one, and back to the same filters afterwards', () => {
    const address = '/admin/orders?airport=1&type=arrival,change';
    const login = new URL(loginAddress(address), 'https://example.com');
    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('referrer')).toBe(address);
  });
});

describe('an element with lists of roles', () => {
  it('shows to the roles of its list, or to all without one', () => {
    expect(isShownTo('admin', { roles: ['admin', 'emp'] })).toBe(true);
    expect(isShownTo('agency', { roles: ['admin', 'emp'] })).toBe(false);
    expect(isShownTo('agency', {})).toBe(true);
  });

  it('hides from the roles of the other list, even where the first names them', () => {
    expect(isShownTo('emp', { hideRoles: ['emp'] })).toBe(false);
    expect(isShownTo('emp', { roles: ['emp'], hideRoles: ['emp'] })).toBe(false);
    expect(isShownTo('admin', { hideRoles: ['emp'] })).toBe(true);
  });
});
