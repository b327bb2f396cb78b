import useSWR from 'swr';
import { type SettingErrorCode, settingErrors, settingProblem } from '#shared/catalogue/setting-rules.ts';
import type { SettingsApi } from '#shared/catalogue/settings-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { readNumber } from '#shared/typed-number.ts';
import { useValueForm } from '#web/back-office/catalogue/use-value-form.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

export const callSettings = apiClient<SettingsApi>();
export type SettingRow = ReceivedOf<SettingsApi['GET /api/settings']>[number];

const READ = 'GET /api/settings';

/** All settings. What the form was opened with is read anew only when it asks for it: else a stale save would pass. */
export const useSettingRows = () =>
  useSWR(READ, () => callSettings(READ, {}), { revalidateOnFocus: false, revalidateOnReconnect: false });

/** A typed value as its setting's type has it; a text where it is no number. */
const typedValue = ({ type }: SettingRow, text: string): string | number => {
  const typed = text.trim();
  if (type !== 'number' && type !== 'decimal') return typed;
  const { value } = readNumber(typed, type === 'number' ? 0 : 2);
  if (value === undefined) return typed;
  return type === 'number' ? value : value / 100;
};

/** Settings by their key, as the form holds them. */
const valuesOf = (rows: readonly SettingRow[]) =>
  Object.fromEntries(rows.map(({ key, value }) => [key, String(value)]));

const isKnown = (code: string): code is SettingErrorCode => code in settingErrors;

/** The settings as they are typed, and their saving. */
export const useSettingForm = (
  rows: readonly SettingRow[],
  reread: () => Promise<readonly SettingRow[] | undefined>,
) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const { edited, form, isBusy, setBusy, meanwhile, layOver, refuse, drop } = useValueForm(valuesOf(rows));
  const dirty = rows.filter(({ key }) => edited.dirty.includes(key));
  const words = (code: string): string =>
    isKnown(code) ? t(`office.catalogue.error.${code}`) : t('office.catalogue.error.changed');

  const fail = async (error: unknown): Promise<void> => {
    danger(t('office.catalogue.not_saved'), { error });
    if (!(error instanceof ApiError)) return;
    // What was typed stays, over the settings as they are by now.
    const stored = error.status === 409 ? await reread() : undefined;
    if (stored) layOver(valuesOf(stored));
    refuse(Object.fromEntries(Object.entries(error.fields).map(([key, { code }]) => [key, words(code)])));
  };

  const save = async (): Promise<void> => {
    if (isBusy || dirty.length === 0) return;
    const changes = dirty.map((row) => ({ row, value: typedValue(row, edited.value(row.key)) }));
    const wrong = changes.flatMap(({ row, value }) => {
      const problem = settingProblem(row, value);
      return problem ? [[row.key, words(problem)] as const] : [];
    });
    if (wrong.length > 0) {
      refuse(Object.fromEntries(wrong));
      return;
    }
    setBusy(true);
    try {
      await callSettings('PUT /api/settings', {
        body: changes.map(({ row: { key, version }, value }) => ({ key, version, value })),
      });
      success(t('office.settings.saved'));
      await reread();
      drop();
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { ...edited, drop, meanwhile, form, isBusy, save: (): void => void save() };
};
export type SettingForm = ReturnType<typeof useSettingForm>;
