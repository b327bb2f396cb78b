import { ActionIcon, Popover } from '@mantine/core';
import IconHelp from '@tabler/icons-react/icons/IconHelp';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import classes from '#web/back-office/components/screen-help.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The question mark beside a screen's title: what the screen is for, and what to do first, in a few sentences. */
export const ScreenHelp = ({ text }: { text: OfficeKey }) => {
  const { t } = useTexts();
  return (
    <Popover width={340} position="bottom-start" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" aria-label={t('office.help')}>
          <IconHelp size={20} stroke={1.9} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.text ?? ''} aria-label={t('office.help')} tabIndex={-1}>
        {t(text)}
      </Popover.Dropdown>
    </Popover>
  );
};
