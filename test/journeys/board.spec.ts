import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { assign, jobAt, unassign } from '#test/support/dispatch.ts';
import { type Row, setJobStatus } from '#test/support/job-desk.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

/** Of the demonstration; their ids are those of its employees. */
const LEA = { _id: 'demo-1', name: 'Lea Hartmann' };
const ISABEL = { name: 'Isabel Fuentes' };
const AIKO = { name: 'Aiko Sommer' };
const JUERGEN = { name: 'Jürgen Pfeiffer' };

type Named = { readonly name: string };
const TEXTS = { en: officeEn, de: officeDe } as const;
const numberOf = ({ _id }: Row): string => `F${_id}`;

const colleague = () => staffBrowser(journeyStack(), 'admin2@example.com');

/** The day board as a dispatcher uses it, by roles and labels. */
const openBoard = (page: Page, language: 'en' | 'de' = 'en') => {
  const t = (key: keyof typeof officeEn, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      TEXTS[language][key],
    );
  const open = (): Locator => page.getByRole('region', { name: t('office.board.open') });
  const panel = (job: Row): Locator => page.getByRole('region', { name: numberOf(job), exact: true });
  const row = ({ name }: Named): Locator => page.getByRole('group', { name: new RegExp(`^${name}`) });
  const of = (where: Locator, job: Row): Locator => where.getByRole('button', { name: numberOf(job) });
  return {
    t,
    row,
    panel,
    openList: open,
    waiting: (job: Row): Locator => of(open(), job),
    bar: (person: Named, job: Row): Locator => of(row(person), job),
    candidate: (job: Row, { name }: Named): Locator =>
      panel(job).getByRole('button', { name: new RegExp(`^${name}`) }),
    alert: (text: string): Locator => page.getByRole('alert').filter({ hasText: text }),
    goTo: async (day: string): Promise<void> => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
      await page.goto(`${journeySite()}/admin/jobs/board?date=${day}&airport=1`);
      await expect(page.getByRole('heading', { name: t('office.board.title'), level: 1 })).toBeVisible();
      await expect(open()).toBeVisible();
    },
    /** Drags by the mouse as far as a row, and holds there. */
    dragOver: async (from: Locator, to: Locator): Promise<void> => {
      await from.scrollIntoViewIfNeeded();
      await from.hover();
      await page.mouse.down();
      await page.mouse.move(10, 300, { steps: 3 });
      await to.scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await to.boundingBox()) ?? {};
      await page.mouse.move(Math.max(x, 0) + 260, y + 20, { steps: 4 });
    },
  };
};

/** Keeps what a page shows as it is, whatever happens meanwhile. */
const standStill = (page: Page) => page.route('**/api/jobs/changes', () => undefined);

test('a dispatcher fills the day by keyboard and mouse, is told of conflicts before the drop, moves and takes off', async ({
  page,
}) => {
  const day = ownDay();
  const admin = await colleague();
  const early = await jobAt(admin, day, '09:00');
  const clash = await jobAt(admin, day, '09:30');
  const japanese = await jobAt(admin, day, '14:00', { language: 11 });
  await page.setViewportSize({ width: 1440, height: 950 });
  const board = openBoard(page);
  const { t } = board;
  await board.goTo(day);
  await expect(board.openList()).toContainText('09:00 to 10:00');

  // By keyboard: pick up, go on among the employees, give up, and again.
  const said = page.getByRole('status');
  await board.waiting(early).focus();
  await page.keyboard.press('Enter');
  await expect(said.filter({ hasText: `Picked up: ${numberOf(early)}` })).toBeAttached();
  const focused = page.locator(':focus');
  await expect(focused).toContainText(t('office.board.best'));
  await expect(board.row(JUERGEN)).toContainText(t('office.assign.refused.not_qualified'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(said.filter({ hasText: t('office.board.said_given_up') })).toBeAttached();
  await expect(board.waiting(early)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focused).toContainText(t('office.board.best'));
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(board.candidate(early, LEA)).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(
    board.alert(t('office.assign.done', { employee: LEA.name, job: numberOf(early) })),
  ).toBeVisible();
  await expect(board.bar(LEA, early)).toBeVisible();
  await expect(board.waiting(early)).toBeHidden();

  // By mouse: who is busy is dimmed and says why, and takes nothing; who is free takes it.
  await board.dragOver(board.waiting(clash), board.row(LEA));
  await expect(board.row(LEA)).toHaveAttribute('data-verdict', 'refused');
  await expect(board.row(LEA)).toContainText(`Busy with ${numberOf(early)}, 09:00`);
  await page.mouse.up();
  await expect(board.alert(t('office.board.refused', { employee: LEA.name }))).toContainText(
    `Busy with ${numberOf(early)}`,
  );
  await expect(board.bar(LEA, clash)).toBeHidden();
  await board.dragOver(board.waiting(clash), board.row(ISABEL));
  await expect(board.row(ISABEL)).toHaveAttribute('data-verdict', 'fits');
  await page.mouse.up();
  await expect(
    board.alert(t('office.assign.done', { employee: ISABEL.name, job: numberOf(clash) })),
  ).toBeVisible();
  await expect(board.bar(ISABEL, clash)).toBeVisible();

  // What an admin may overlook is asked first.
  await board.waiting(japanese).click();
  await board.candidate(japanese, LEA).click();
  const question = page.getByRole('dialog', {
    name: t('office.assign.question', { employee: LEA.name }),
  });
  await expect(question).toContainText('Does not speak Japanese');
  await question.getByRole('button', { name: t('office.dialog.not_now') }).click();
  await expect(board.bar(LEA, japanese)).toBeHidden();
  await board.candidate(japanese, LEA).click();
  await question.getByRole('button', { name: t('office.assign.anyway') }).click();
  await expect(board.bar(LEA, japanese)).toBeVisible();

  // From one to another, and off.
  await board.dragOver(board.bar(LEA, japanese), board.row(AIKO));
  await page.mouse.up();
  const moved = { job: numberOf(japanese), from: LEA.name, to: AIKO.name };
  await expect(board.alert(t('office.assign.moved', moved))).toBeVisible();
  await expect(board.bar(AIKO, japanese)).toBeVisible();
  await expect(board.bar(LEA, japanese)).toBeHidden();
  await board.bar(AIKO, japanese).click();
  await expect(board.panel(japanese).getByRole('link', { name: t('office.board.details') })).toHaveAttribute(
    'href',
    `/admin/jobs?job=${japanese._id}`,
  );
  await board
    .panel(japanese)
    .getByRole('button', { name: t('office.board.unassign_named', { employee: AIKO.name }) })
    .click();
  await expect(
    board.alert(t('office.assign.released', { employee: AIKO.name, job: numberOf(japanese) })),
  ).toBeVisible();
  await expect(board.waiting(japanese)).toBeVisible();

  // What another desk does is seen here without doing anything.
  expect((await unassign(admin, LEA, early)).status).toBe(204);
  await expect(board.waiting(early)).toBeVisible();
  await expect(board.bar(LEA, early)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
});

test('a dispatcher whose board is old is told what has come between', async ({ page }) => {
  const day = ownDay();
  const admin = await colleague();
  const first = await jobAt(admin, day, '10:00');
  const clash = await jobAt(admin, day, '10:30');
  const gone = await jobAt(admin, day, '16:00');
  const board = openBoard(page);
  const { t } = board;
  await standStill(page);
  await board.goTo(day);

  // Put on the job by somebody else meanwhile.
  await board.waiting(gone).click();
  await expect(board.candidate(gone, LEA)).toContainText('Free');
  expect((await assign(admin, LEA, gone)).status).toBe(200);
  await board.candidate(gone, LEA).click();
  await expect(board.alert(t('office.assign.already'))).toContainText(
    t('office.assign.refused.already_assigned'),
  );
  await page.keyboard.press('Escape');

  // Assigned elsewhere meanwhile.
  await board.waiting(clash).click();
  await expect(board.candidate(clash, LEA)).toContainText('Free');
  expect((await assign(admin, LEA, first)).status).toBe(200);
  await board.candidate(clash, LEA).click();
  await expect(board.alert(t('office.assign.failed'))).toContainText(t('office.assign.refused.overlap'));
  await expect(board.candidate(clash, LEA)).toContainText(`Busy with ${numberOf(first)}`);
  await page.keyboard.press('Escape');

  // Cancelled elsewhere meanwhile: it stays in sight, sealed.
  await board.bar(LEA, gone).click();
  const off = board
    .panel(gone)
    .getByRole('button', { name: t('office.board.unassign_named', { employee: LEA.name }) });
  await expect(off).toBeVisible();
  expect((await setJobStatus(admin, gone, 'cancelled', { isOrderToBeCanceled: true })).status).toBe(204);
  await off.click();
  await expect(board.alert(t('office.assign.not_released'))).toBeVisible();
  await expect(board.panel(gone)).toContainText(t('office.board.sealed'));
  await expect(board.bar(LEA, gone)).toHaveAttribute('data-sealed', 'true');
  await expectAccessible(page);
  expect((await unassign(admin, LEA, first)).status).toBe(204);
});

test('on a phone the day is a list, and every job has its way to an employee', async ({ page }) => {
  const day = ownDay();
  const admin = await colleague();
  const job = await jobAt(admin, day, '11:00');
  await page.setViewportSize({ width: 360, height: 800 });
  const board = openBoard(page, 'de');
  const { t } = board;
  await board.goTo(day);
  await expectAccessible(page);
  const person = page.getByRole('region', { name: LEA.name, exact: true });
  const bar = person.getByRole('button', { name: numberOf(job) });

  await board.waiting(job).click();
  const drawer = page.getByRole('dialog', { name: numberOf(job) });
  await expect(drawer).toContainText('Nicht qualifiziert', { ignoreCase: true });
  await expectAccessible(page);
  await drawer.getByRole('button', { name: new RegExp(`^${LEA.name}`) }).click();
  await expect(
    board.alert(t('office.assign.done', { employee: LEA.name, job: numberOf(job) })),
  ).toBeVisible();
  await expect(drawer).toBeHidden();
  await bar.click();
  await drawer
    .getByRole('button', { name: t('office.board.unassign_named', { employee: LEA.name }) })
    .click();
  await expect(
    board.alert(t('office.assign.released', { employee: LEA.name, job: numberOf(job) })),
  ).toBeVisible();
  await drawer.getByRole('button', { name: t('office.dialog.close') }).click();
  await expect(board.waiting(job)).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
