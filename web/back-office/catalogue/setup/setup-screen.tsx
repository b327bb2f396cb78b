import { Button, NativeSelect, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useState } from 'react';
import catalogue from '#web/back-office/catalogue/catalogue.module.css';
import { HistoryDialog } from '#web/back-office/catalogue/history-dialog.tsx';
import { DeleteEntry } from '#web/back-office/catalogue/setup/delete-entry.tsx';
import classes from '#web/back-office/catalogue/setup/setup.module.css';
import { SetupDialog } from '#web/back-office/catalogue/setup/setup-dialog.tsx';
import { callSetup, type FieldName, type SetupRow } from '#web/back-office/catalogue/setup/setup-kind.ts';
import { SETUP_KINDS } from '#web/back-office/catalogue/setup/setup-kinds.ts';
import { SetupTable } from '#web/back-office/catalogue/setup/setup-table.tsx';
import { useSetupAddress, useSetupRows } from '#web/back-office/catalogue/setup/use-setup.ts';
import { useChoices } from '#web/back-office/catalogue/setup/use-shown.ts';
import { LinkTabs } from '#web/back-office/components/link-tabs.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** One kind of the set-up: found, added, changed, with its history. */
const SetupList = ({ kind, edited, edit, close }: ReturnType<typeof useSetupAddress>) => {
  const { t, language } = useTexts();
  const { data, error, sought, seek, chosen, choose, more, reread } = useSetupRows(kind);
  const choicesOf = useChoices();
  const [asked, setAsked] = useState<SetupRow>();
  const [leaving, setLeaving] = useState<SetupRow>();
  const row = data?.rows.find(({ id }) => id === edited);
  return (
    <>
      <p className={classes.about}>{t(`office.setup.${kind.name}.about`)}</p>
      <div className={classes.tools}>
        <div className={classes.filters}>
          <TextInput
            className={catalogue.find ?? ''}
            type="search"
            label={t('office.setup.find')}
            value={sought}
            onChange={(event) => seek(event.currentTarget.value)}
          />
          {kind.filters?.map((name) => (
            <NativeSelect
              key={name}
              label={t(`office.setup.field.${name}`)}
              value={chosen[name] ?? ''}
              data={[{ value: '', label: t('office.setup.all') }, ...choicesOf(name)]}
              onChange={(event) => choose(name, event.currentTarget.value)}
            />
          ))}
        </div>
        <Button leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />} onClick={() => edit('')}>
          {t(`office.setup.${kind.name}.add`)}
        </Button>
      </div>
      {!data && error !== undefined && <PageError error={error} onRetry={() => void reread()} />}
      {!data && error === undefined && <PanelLoading label={t('office.setup.loading')} />}
      {data && (
        <section className={catalogue.panel}>
          {data.rows.length > 0 && (
            <SetupTable
              kind={kind}
              rows={data.rows}
              onEdit={({ id }) => edit(id)}
              onHistory={setAsked}
              onDelete={setLeaving}
            />
          )}
          <div className={classes.foot}>
            <span role="status">
              {data.rows.length === 0
                ? t('office.table.empty')
                : t('office.setup.shown', { shown: data.rows.length, count: data.count })}
            </span>
            {more && (
              <Button variant="default" onClick={more}>
                {t('office.setup.more')}
              </Button>
            )}
          </div>
        </section>
      )}
      {(edited === '' || row) && (
        <SetupDialog key={edited} kind={kind} row={row} reread={reread} onClose={close} />
      )}
      <DeleteEntry kind={kind} row={leaving} reread={reread} onClose={() => setLeaving(undefined)} />
      <HistoryDialog
        title={asked ? t('office.setup.history', { title: kind.titleOf(asked.values, language) }) : ''}
        name={asked && `setup/history/${kind.name}/${asked.id}`}
        load={() =>
          callSetup('GET /api/setup/{kind}/{id}/history', {
            params: { kind: kind.audited, id: asked?.id ?? '' },
          })
        }
        fieldName={(field) => t(`office.setup.field.${field as FieldName}`)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};

/** Locations, ways, languages, airlines and the prices of airline groups (back-office specification, sections 2 and 3). */
const SetupScreen = () => {
  const { t } = useTexts();
  const address = useSetupAddress();
  return (
    <>
      <title>{`${t('office.setup.title')} – ${t('office.brand')}`}</title>
      <header className={catalogue.head}>
        <h1>{t('office.setup.title')}</h1>
        <ScreenHelp text="office.setup.help" />
      </header>
      <LinkTabs
        label={t('office.setup.title')}
        tabs={SETUP_KINDS.map(({ name }) => ({
          to: `?of=${name}`,
          text: t(`office.setup.${name}`),
          isOpen: name === address.kind.name,
        }))}
      />
      <SetupList key={address.kind.name} {...address} />
    </>
  );
};
export default SetupScreen;
