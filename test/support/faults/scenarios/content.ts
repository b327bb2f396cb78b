import { ok } from '#test/support/booking-calls.ts';
import type { Scenario, World } from '#test/support/faults/scenario.ts';
import { added } from '#test/support/faults/scenarios/setup.ts';
import { pngOf } from '#test/support/pictures.ts';

type Slides = { readonly version: number; readonly rows: readonly { readonly _id: string }[] };
const slides = async ({ admin }: World): Promise<Slides> =>
  ok(await admin.send('POST', '/api/slides/list', {})) as unknown as Slides;
const aSlide = {
  title: { en: 'Summer', de: 'Sommer' },
  text: { en: 'Warm', de: 'Warm' },
  link: '/porter',
  link_text: { en: 'More', de: 'Mehr' },
  scene: 'porter',
  image: null,
  active: false,
};
/** A slide of one's own, so that what other cases left does not matter. */
const withSlide = async (world: World): Promise<Slides & { readonly id: string }> => {
  const { version } = await slides(world);
  const made = ok(await world.admin.send('POST', '/api/slides', { slide: aSlide, version }));
  const { rows } = made as unknown as Slides;
  return { ...(made as unknown as Slides), id: rows.at(-1)?._id ?? '' };
};
/** The slides of the house alone, in one order: each case begins with the same. */
const fewSlides = async (world: World): Promise<Slides> => {
  const { rows } = await slides(world);
  const isSeeded = ({ _id }: { readonly _id: string }): boolean => !/^[0-9a-f-]{36}$/.test(_id);
  for (const { _id } of rows.filter((row) => !isSeeded(row))) {
    await world.admin.send('DELETE', `/api/slides/${_id}`);
  }
  const { version } = await slides(world);
  const ids = rows.filter(isSeeded).map(({ _id }) => _id);
  await world.admin.send('PUT', '/api/slides/order', { ids: ids.toSorted(), version });
  return slides(world);
};

type Page = {
  readonly version: number;
  readonly texts: Record<string, object>;
  readonly background: unknown;
};
const pageOf = async ({ admin }: World): Promise<Page> =>
  ok(await admin.get('/api/pages/vip/draft')) as unknown as Page;
const pageBody = ({ texts, background, version }: Page, title: string) => ({
  background,
  version,
  texts: {
    ...texts,
    es: { title, subtitle: '', meta_title: title, meta_description: title, html: `<p>${title}</p>` },
  },
});
const editedPage = async (world: World): Promise<Page> => {
  const page = await pageOf(world);
  ok(await world.admin.send('PUT', '/api/pages/vip', pageBody(page, `Pagina ${world.unique()}`)));
  return pageOf(world);
};

/** A page whose edit is published, and is not drawn yet. */
export const publishedEdit = async (world: World): Promise<void> => {
  const { version } = await editedPage(world);
  ok(await world.admin.send('POST', '/api/pages/vip/publish', { version }));
};

const pictureBody = ({ unique }: World) => ({
  name: `gate-${unique()}.png`,
  type: 'image/png',
  file: pngOf(64, 48).toString('base64'),
});

type Template = Record<string, unknown> & { readonly _id: string; readonly version: number };
const template = async ({ admin }: World): Promise<Template> => {
  const rows = ok(await admin.send('POST', '/api/emails/list/', { where: {}, limit: 500 }))
    .rows as Template[];
  const found = rows.find(({ _id }) => _id === 'hold_released');
  if (!found) throw new Error('there is no such template');
  const { _id, title, active, signature, languages, version } = found;
  return { _id, title, active, signature, languages, version };
};

/** Texts, templates, pages, pictures and slides. */
export const contentScenarios = {
  'POST /api/translations/updateTranslation': async (world) => {
    const { admin } = world;
    const rows = ok(
      await admin.send('POST', '/api/translations/list/', { where: { key: 'nav.login' } }),
    ).rows;
    const [row] = rows as { key: string; version: number }[];
    const translation = { key: row?.key, version: row?.version, texts: { es: `Entrar ${world.unique()}` } };
    return { act: () => admin.send('POST', '/api/translations/updateTranslation', { translation }) };
  },
  'POST /api/emails/updateEmail': async (world) => {
    const email = { ...(await template(world)), signature: `Airport Assist ${world.unique()}` };
    return { act: () => world.admin.send('POST', '/api/emails/updateEmail', { email }) };
  },
  'POST /api/emails/preview': 'reads',
  'POST /api/emails/test': async (world) => {
    const email = await template(world);
    return { act: () => world.admin.send('POST', '/api/emails/test', { email, language: 'en' }) };
  },
  'PUT /api/pages/{name}': async (world) => {
    const body = pageBody(await pageOf(world), `Pagina ${world.unique()}`);
    return { act: () => world.admin.send('PUT', '/api/pages/vip', body) };
  },
  'POST /api/pages/{name}/publish': async (world) => {
    const { version } = await editedPage(world);
    return { act: () => world.admin.send('POST', '/api/pages/vip/publish', { version }) };
  },
  'POST /api/pages/{name}/versions/{number}/restore': async (world) => {
    const { version } = await editedPage(world);
    ok(await world.admin.send('POST', '/api/pages/vip/publish', { version }));
    const edited = await editedPage(world);
    const path = '/api/pages/vip/versions/1/restore';
    return { act: () => world.admin.send('POST', path, { version: edited.version }) };
  },
  'POST /api/pictures': async (world) => {
    const body = pictureBody(world);
    return { act: () => world.admin.send('POST', '/api/pictures', body) };
  },
  'PUT /api/pictures/{id}': async (world) => {
    const { _id, version } = await added(world, '/api/pictures', pictureBody(world));
    const body = { alt: { en: `Gate ${world.unique()}` }, version };
    return { act: () => world.admin.send('PUT', `/api/pictures/${_id}`, body) };
  },
  'DELETE /api/pictures/{id}': async (world) => {
    const { _id } = await added(world, '/api/pictures', pictureBody(world));
    return { act: () => world.admin.send('DELETE', `/api/pictures/${_id}`) };
  },
  'POST /api/slides': async (world) => {
    const { version } = await fewSlides(world);
    return { act: () => world.admin.send('POST', '/api/slides', { slide: aSlide, version }) };
  },
  'PUT /api/slides/order': async (world) => {
    await fewSlides(world);
    const { rows, version } = await withSlide(world);
    const ids = rows.map(({ _id }) => _id).toReversed();
    return { act: () => world.admin.send('PUT', '/api/slides/order', { ids, version }) };
  },
  'PUT /api/slides/{id}': async (world) => {
    await fewSlides(world);
    const { id, version } = await withSlide(world);
    const body = { slide: { ...aSlide, link: '/assistant' }, version };
    return { act: () => world.admin.send('PUT', `/api/slides/${id}`, body) };
  },
  'DELETE /api/slides/{id}': async (world) => {
    await fewSlides(world);
    const { id } = await withSlide(world);
    return { act: () => world.admin.send('DELETE', `/api/slides/${id}`) };
  },
  'POST /api/slides/versions/{number}/restore': async (world) => {
    await fewSlides(world);
    const { version } = await withSlide(world);
    ok(await world.admin.send('POST', '/api/slides/publish', { version }));
    const edited = await withSlide(world);
    const path = '/api/slides/versions/1/restore';
    return { act: () => world.admin.send('POST', path, { version: edited.version }) };
  },
  'POST /api/slides/publish': async (world) => {
    await fewSlides(world);
    const { version } = await withSlide(world);
    return { act: () => world.admin.send('POST', '/api/slides/publish', { version }) };
  },
} satisfies Record<string, Scenario | 'reads'>;
