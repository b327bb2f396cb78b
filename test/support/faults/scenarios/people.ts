import { ok } from '#test/support/booking-calls.ts';
import { type Answer, openBrowser } from '#test/support/browser-client.ts';
import { agencyForm, jobCodeForm } from '#test/support/builders/agency-form.ts';
import { captchaText, solveCaptcha } from '#test/support/captcha.ts';
import type { Scenario, World } from '#test/support/faults/scenario.ts';
import { lastMailTo } from '#test/support/faults/scenarios/mails.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';

const emailOf = ({ unique }: World): string => `guest-${unique()}@example.com`;
const client = (email: string) => ({ name: 'Keiko Tanaka', email, password: 'tokyo-85' });

/** Somebody at an address of their own, for what is limited per address. */
export const visitorOf = ({ stack, unique }: World) => {
  const number = unique() - 100_000;
  return openBrowser(
    stack.url,
    fetchFrom(`127.${20 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number % 254)}`),
  );
};

const demandSuccess = ({ status }: Answer): void => {
  if (status >= 300) throw new Error(`answered ${status}`);
};

/** Somebody who has registered and is logged in. */
export const registered = async (world: World) => {
  const [browser, email] = [visitorOf(world), emailOf(world)];
  const { _id } = ok(await browser.send('POST', '/api/users', client(email)));
  return { browser, email, id: String(_id) };
};

type User = { readonly _id: string; readonly version: number; readonly name: string; readonly email: string };

const newUser = (world: World) => ({ name: 'Ines Marlow', email: emailOf(world), role: 'webclient' });
const addedUser = async (world: World): Promise<User> =>
  ok(await world.admin.send('POST', '/api/users/createFromBackend', { user: newUser(world) })).row as User;

const newAgency = ({ unique }: World) => agencyForm(`A${unique()}`);
/** An agency that only one case has. */
export const addedAgency = async (world: World): Promise<{ _id: number; version: number }> =>
  ok(await world.admin.send('POST', '/api/agencies', { agency: newAgency(world) })).row as {
    _id: number;
    version: number;
  };

const newCode = ({ unique }: World) => jobCodeForm(`ARR-${unique()}`);
/** A job code of an agency: an assistant at Frankfurt. */
export const addedCode = async (world: World, agency: number): Promise<User> =>
  ok(await world.admin.send('POST', `/api/agencies/${agency}/jobCodes`, { jobCode: newCode(world) }))
    .row as User;

const newEmployee = (world: World) => ({
  first_name: 'Sora',
  last_name: `Ito-${world.unique()}`,
  email: emailOf(world),
  handy: '+49 170 5550101',
  airport_id: 1,
});
/** An employee who is free on all days. */
export const addedEmployee = async (world: World): Promise<User> =>
  ok(
    await world.admin.send('POST', '/api/employees/saveEmployee', {
      employee: newEmployee(world),
      languages: [1, 2],
    }),
  ).row as User;

const post = ({ admin }: World, path: string, body: object) => ({
  act: () => admin.send('POST', path, body),
});
const put = ({ admin }: World, path: string, body: object) => ({ act: () => admin.send('PUT', path, body) });

/** Accounts, employees, agencies, and what visitors write to the house. */
export const peopleScenarios = {
  'POST /auth/local': async (world) => {
    const { email } = await registered(world);
    const browser = visitorOf(world);
    return { act: () => browser.send('POST', '/auth/local', { email, password: 'tokyo-85' }) };
  },
  'POST /auth/logout': async (world) => {
    const { browser } = await registered(world);
    return { act: () => browser.send('POST', '/auth/logout') };
  },
  'POST /auth/forgotPassword': async (world) => {
    const { email } = await registered(world);
    const browser = visitorOf(world);
    return {
      act: () => browser.send('POST', '/auth/forgotPassword', { email, lang: 'en' }),
      mayLeave: {
        line: /password_reset#/,
        why: 'a second mail with a link; using one ends the other',
      },
    };
  },
  'POST /auth/resetPassword': async (world) => {
    const { email } = await registered(world);
    demandSuccess(await visitorOf(world).send('POST', '/auth/forgotPassword', { email, lang: 'en' }));
    const text = await lastMailTo(world, email);
    const token = /\/reset-password\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
    const browser = visitorOf(world);
    return { act: () => browser.send('POST', '/auth/resetPassword', { token, password: 'osaka-70' }) };
  },
  'POST /api/users': async (world) => {
    const [browser, email] = [visitorOf(world), emailOf(world)];
    return { act: () => browser.send('POST', '/api/users', client(email)) };
  },
  'PUT /api/users/{id}/password': async (world) => {
    const { browser, id } = await registered(world);
    const body = { oldPassword: 'tokyo-85', newPassword: 'osaka-70' };
    return { act: () => browser.send('PUT', `/api/users/${id}/password`, body) };
  },
  'POST /api/users/createFromBackend': async (world) =>
    post(world, '/api/users/createFromBackend', { user: newUser(world) }),
  'PUT /api/users/{id}/update': async (world) => {
    const user = await addedUser(world);
    const { _id, email, version } = user;
    const body = { _id, name: 'Ines Berg', email, role: 'agency', agency_id: 1001, version };
    return put(world, `/api/users/${_id}/update`, body);
  },
  'PUT /api/users/{id}/disabled': async (world) => {
    const { _id } = await addedUser(world);
    return put(world, `/api/users/${_id}/disabled`, { disabled: true });
  },
  'DELETE /api/users/sessions/{session}': async (world) => {
    const { browser, email } = await registered(world);
    ok(await visitorOf(world).send('POST', '/auth/local', { email, password: 'tokyo-85' }));
    const { rows } = ok(await browser.get('/api/users/sessions')) as {
      rows: { _id: string; is_current: boolean }[];
    };
    const other = rows.find(({ is_current }) => !is_current)?._id ?? '';
    return { act: () => browser.send('DELETE', `/api/users/sessions/${other}`) };
  },
  'DELETE /api/users/{id}': async (world) => {
    const { _id } = await addedUser(world);
    return { act: () => world.admin.send('DELETE', `/api/users/${_id}`) };
  },
  'POST /api/users/privacy/export': async (world) => {
    const { email } = await registered(world);
    return {
      ...post(world, '/api/users/privacy/export', { email }),
      mayLeave: {
        line: /"act":"exported"/,
        why: 'a second entry in the audit log: the data were asked for twice',
      },
    };
  },
  'POST /api/users/privacy/erase': async (world) => {
    const { email } = await registered(world);
    await lastMailTo(world, email);
    return {
      ...post(world, '/api/users/privacy/erase', { email }),
      mayLeave: {
        line: /"act":"erased"/,
        why: 'a second entry in the audit log: erasing was asked for twice',
      },
    };
  },
  'POST /api/employees/saveEmployee': async (world) =>
    post(world, '/api/employees/saveEmployee', { employee: newEmployee(world), languages: [1, 2] }),
  'POST /api/employees/updateEmployee': async (world) => {
    const { _id, version } = await addedEmployee(world);
    return post(world, '/api/employees/updateEmployee', {
      employee: { _id, version, email: emailOf(world), phone: '0695550101' },
    });
  },
  'POST /api/employees/addLanguageToEmployee': async (world) => {
    const { _id } = await addedEmployee(world);
    return post(world, '/api/employees/addLanguageToEmployee', { employee_id: _id, language_id: 3 });
  },
  'POST /api/employees/removeLanguageFromEmployee': async (world) => {
    const { _id } = await addedEmployee(world);
    return post(world, '/api/employees/removeLanguageFromEmployee', { employee_id: _id, language_id: 2 });
  },
  'PUT /api/employees/deleteEmployee/{id}': async (world) => {
    const { _id, version } = await addedEmployee(world);
    return put(world, `/api/employees/deleteEmployee/${_id}`, { version });
  },
  'POST /api/agencies': async (world) => post(world, '/api/agencies', { agency: newAgency(world) }),
  'PUT /api/agencies/{id}': async (world) => {
    const { _id, version } = await addedAgency(world);
    return put(world, `/api/agencies/${_id}`, { agency: { version, payment_terms: 30 } });
  },
  'POST /api/agencies/{id}/jobCodes': async (world) => {
    const { _id } = await addedAgency(world);
    return post(world, `/api/agencies/${_id}/jobCodes`, { jobCode: newCode(world) });
  },
  'PUT /api/agencies/{id}/jobCodes/{codeId}': async (world) => {
    const { _id } = await addedAgency(world);
    const code = await addedCode(world, _id);
    const jobCode = { version: code.version, price: 70 };
    return put(world, `/api/agencies/${_id}/jobCodes/${code._id}`, { jobCode });
  },
  'DELETE /api/agencies/{id}/jobCodes/{codeId}': async (world) => {
    const { _id } = await addedAgency(world);
    const code = await addedCode(world, _id);
    return { act: () => world.admin.send('DELETE', `/api/agencies/${_id}/jobCodes/${code._id}`) };
  },
  'POST /api/general/contact': async (world) => {
    const browser = visitorOf(world);
    const captcha = captchaText(await solveCaptcha(browser));
    const body = {
      name: 'Keiko',
      email: emailOf(world),
      airport: 'FRA',
      request: 'A cello?',
      lang: 'en',
      captcha,
    };
    return { act: () => browser.send('POST', '/api/general/contact', body) };
  },
  'POST /api/general/withdrawal': async (world) => {
    const [browser, email] = [visitorOf(world), emailOf(world)];
    const body = { name: 'Keiko Tanaka', order_number: 'F99999999', email, lang: 'en' };
    return { act: () => browser.send('POST', '/api/general/withdrawal', body) };
  },
} satisfies Record<string, Scenario | 'reads'>;
