import { useDisclosure, useHotkeys } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Comes when it is asked for. */
const SearchDialog = lazy(() => import('#web/back-office/shell/search/search-dialog.tsx'));

type Props = {
  className?: string | undefined;
  /** The keys open it from anywhere; of two buttons on a page one listens. */
  hasKeys?: boolean;
  /** Only a sign. */
  isNarrow?: boolean;
  onOpen?: (() => void) | undefined;
};

/** Opens the search over everything: by its button, Ctrl-K or Cmd-K. */
export const SearchEntry = ({ className, hasKeys, isNarrow, onOpen }: Props) => {
  const { t } = useTexts();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [isWanted, setWanted] = useState(false);
  const start = (): void => {
    setWanted(true);
    onOpen?.();
    open();
  };
  useHotkeys(hasKeys ? [['mod+K', start]] : [], []);
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={start}
        {...(isNarrow && { 'aria-label': t('office.search.title') })}
      >
        <IconSearch size={isNarrow ? 22 : 19} stroke={1.9} aria-hidden />
        {!isNarrow && t('office.search.title')}
        {!isNarrow && <kbd aria-hidden>{t('office.search.shortcut')}</kbd>}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <SearchDialog isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
