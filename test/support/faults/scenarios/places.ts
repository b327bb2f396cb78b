import type { Scenario, World } from '#test/support/faults/scenario.ts';
import { added } from '#test/support/faults/scenarios/setup.ts';

const newPlace = ({ unique }: World) => ({
  airport: 2,
  title: { en: `Stand ${unique()}`, de: `Stand ${unique()}` },
  group: { en: 'Hall', de: 'Halle' },
  ask_flight: true,
  ask_train: false,
  position: 90_000,
  active: true,
});
const newWay = async (world: World) => ({
  airport: 2,
  travelType: 'departure',
  service: 'assistant',
  from_id: (await added(world, '/api/locations', newPlace(world)))._id,
  to_id: (await added(world, '/api/locations', newPlace(world)))._id,
  price: 12.5,
  active: true,
});

/** Meeting points and the ways between them. */
export const placeScenarios = {
  'POST /api/locations': async (world) => {
    const body = { ...newPlace(world), ways_of: 'muc-hotel' };
    return { act: () => world.admin.send('POST', '/api/locations', body) };
  },
  'PUT /api/locations/{id}': async (world) => {
    const place = newPlace(world);
    const { _id } = await added(world, '/api/locations', place);
    const body = { ...place, active: false, version: 1 };
    return { act: () => world.admin.send('PUT', `/api/locations/${_id}`, body) };
  },
  'POST /api/ways': async (world) => {
    const body = await newWay(world);
    return { act: () => world.admin.send('POST', '/api/ways', body) };
  },
  'PUT /api/ways/{id}': async (world) => {
    const way = await newWay(world);
    const { _id } = await added(world, '/api/ways', way);
    const path = `/api/ways/${encodeURIComponent(_id)}`;
    return { act: () => world.admin.send('PUT', path, { ...way, price: 14, version: 1 }) };
  },
} satisfies Record<string, Scenario | 'reads'>;
