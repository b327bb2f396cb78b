import { ok } from '#test/support/booking-calls.ts';
import { assign } from '#test/support/dispatch.ts';
import type { Scenario, World } from '#test/support/faults/scenario.ts';
import { JOB_DAY } from '#test/support/faults/scenario.ts';
import { placed } from '#test/support/faults/scenarios/orders.ts';
import { addedEmployee } from '#test/support/faults/scenarios/people.ts';
import { byPhone, createJob, formBody, type Row } from '#test/support/job-desk.ts';

const tour = ({ unique }: World): string => `T-${unique()}`;
const job = async (world: World, changes: object = {}): Promise<Row> => {
  const { rows } = await createJob(
    world.admin,
    formBody({ tournumber: tour(world), serviceDate: JOB_DAY, ...changes }),
  );
  const [row] = rows;
  if (!row) throw new Error('no job');
  return row;
};

const groupRow = {
  serviceDate: JOB_DAY,
  time: { hours: 9, minutes: 15 },
  location: 1,
  from_text: 'Gate Z 25',
  to_text: 'Coach stop',
  flight_nr: 'LH 1865',
  booking_class: 'Y',
  persons: 12,
  language: 2,
  code: 'MEET',
};
const group = (world: World) => ({
  issuer_name: 'Group Desk',
  issuer_number: '77',
  request_number: tour(world),
  name_of_group: 'Choir of Lübeck',
  group_leader: 'Ms Brahms',
  tour_name: 'Concerts',
  tour_code: 'CH',
  tour_number: tour(world),
  tour_leader: 'Mr Bruch',
  jobs: [groupRow, { ...groupRow, persons: 40 }],
});

const post = ({ admin }: World, path: string, body: object) => ({
  act: () => admin.send('POST', path, body),
});

const extra = async (world: World): Promise<{ _id: string; version: number }> => {
  const extras = [{ name: `Sign ${world.unique()}`, price: 4.5 }];
  const { rows } = ok(await world.admin.send('POST', '/api/jobs/addExtras', { agency: 1003, extras }));
  const [row] = rows as { _id: string; version: number }[];
  if (!row) throw new Error('no extra');
  return row;
};

const assigned = async (world: World) => {
  const [employee, row] = [await addedEmployee(world), await job(world)];
  ok(await assign(world.admin, employee, row));
  return { employee, row, link: { employee_id: employee._id, jobs_id: row._id, order_id: row.order_id } };
};

/** Jobs of agencies and groups, and who does them. */
export const jobScenarios = {
  'POST /api/jobs/changes': 'reads',
  'POST /api/jobs/getAllJobCodes': 'reads',
  'POST /api/jobs/createJobForAgency': async (world) =>
    post(world, '/api/jobs/createJobForAgency', {
      job: byPhone(`guest-${world.unique()}@example.com`, { tournumber: tour(world), serviceDate: JOB_DAY }),
    }),
  'POST /api/jobs/createJobForLH': async (world) =>
    post(world, '/api/jobs/createJobForLH', { group: group(world) }),
  'POST /api/jobs/readGroupSheet': 'reads',
  'POST /api/jobs/updateJobForAgency': async (world) => {
    const { row } = await assigned(world);
    const { version } = ok(await world.admin.get(`/api/jobs/${row._id}`));
    const form = formBody({ tournumber: tour(world), serviceDate: row.date, remarks: 'Gate changed' });
    return post(world, '/api/jobs/updateJobForAgency', { job_id: row._id, version, job: form });
  },
  'PUT /api/jobs/updateJobStatus/{jobId}': async (world) => {
    const { row } = await assigned(world);
    const { _id, order_id } = row;
    const body = { job: { job_id: _id, order_id, status: 'cancelled', isOrderToBeCanceled: true } };
    return { act: () => world.admin.send('PUT', `/api/jobs/updateJobStatus/${_id}`, body) };
  },
  'POST /api/jobs/getJobPrice': 'reads',
  'POST /api/jobs/contactClient': async (world) => {
    const { id } = await placed(world);
    const contact = { order_id: id, job_id: `${id}-1`, subject: 'Your flight', message: 'We wait for you.' };
    return post(world, '/api/jobs/contactClient', { contact });
  },
  'POST /api/jobs/addExtras': async (world) =>
    post(world, '/api/jobs/addExtras', {
      agency: 1003,
      extras: [{ name: `Sign ${world.unique()}`, price: 4.5 }],
    }),
  'PUT /api/jobs/extras/{id}': async (world) => {
    const { _id, version } = await extra(world);
    const body = { extra: { version, price: 5 } };
    return { act: () => world.admin.send('PUT', `/api/jobs/extras/${_id}`, body) };
  },
  'DELETE /api/jobs/extras/{id}': async (world) => {
    const { _id } = await extra(world);
    return { act: () => world.admin.send('DELETE', `/api/jobs/extras/${_id}`) };
  },
  'POST /api/jobs/board': 'reads',
  'POST /api/employees/assignEmployee': async (world) => {
    const [employee, row] = [await addedEmployee(world), await job(world)];
    return { act: () => assign(world.admin, employee, row) };
  },
  'POST /api/employees/unAssignEmployee': async (world) => {
    const { link } = await assigned(world);
    return post(world, '/api/employees/unAssignEmployee', { employeeToJob: link });
  },
  'POST /api/employees/fetchAssignedEmployeeToJob': 'reads',
} satisfies Record<string, Scenario | 'reads'>;
