import { Button, Menu } from '@mantine/core';
import IconClearAll from '@tabler/icons-react/icons/IconClearAll';
import IconDots from '@tabler/icons-react/icons/IconDots';
import IconEraser from '@tabler/icons-react/icons/IconEraser';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import IconRefresh from '@tabler/icons-react/icons/IconRefresh';
import IconTableExport from '@tabler/icons-react/icons/IconTableExport';
import { Link } from 'react-router';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { clearCache } from '#web/back-office/components/record-table/clear-cache.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';

type Props = {
  /** Where the table stands as a list for paper; left out where it does not. */
  printAddress?: string | undefined;
  /** Saves the table's rows as a file. */
  onExport: () => Promise<void>;
  onClear: () => void;
  onClearTemporarily: () => void;
};

/** What can be done with a table as a whole; putting it back for now is for admins (specification, section 6). */
export const TableMenu = ({ printAddress, onExport, onClear, onClearTemporarily }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const exportRows = async (): Promise<void> => {
    try {
      await onExport();
    } catch {
      danger(t('office.table.export_failed'));
    }
  };
  const clear = async (): Promise<void> => {
    await clearCache();
    success(t('office.table.cache_cleared'));
  };
  const icon = { size: 19, stroke: 1.9, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <Button variant="default" px={8} aria-label={t('office.table.more')}>
          <IconDots {...icon} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {printAddress && (
          <Menu.Item component={Link} to={printAddress} leftSection={<IconPrinter {...icon} />}>
            {t('office.table.print')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTableExport {...icon} />} onClick={exportRows}>
          {t('office.table.csv')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={clear}>
          {t('office.table.clear_cache')}
        </Menu.Item>
        <Menu.Item leftSection={<IconClearAll {...icon} />} onClick={onClear}>
          {t('office.table.clear_table')}
        </Menu.Item>
        <OnlyFor roles={['admin']}>
          <Menu.Item leftSection={<IconEraser {...icon} />} onClick={onClearTemporarily}>
            {t('office.table.clear_temporarily')}
          </Menu.Item>
        </OnlyFor>
      </Menu.Dropdown>
    </Menu>
  );
};
