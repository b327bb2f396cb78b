import { Loader, Modal, TextInput } from '@mantine/core';
import IconBriefcase from '@tabler/icons-react/icons/IconBriefcase';
import IconFileInvoice from '@tabler/icons-react/icons/IconFileInvoice';
import IconLayoutSidebar from '@tabler/icons-react/icons/IconLayoutSidebar';
import IconList from '@tabler/icons-react/icons/IconList';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/shell/search/search.module.css';
import type { Offer } from '#web/back-office/shell/search/search-hits.ts';
import { useSearch } from '#web/back-office/shell/search/use-search.ts';

const ICONS = {
  order: IconList,
  job: IconBriefcase,
  invoice: IconFileInvoice,
  screen: IconLayoutSidebar,
} as const;

type LineProps = { offer: Offer; id: string; isChosen: boolean; onPoint: () => void; onOpen: () => void };

const Line = ({ offer: { kind, title, about, date }, id, isChosen, onPoint, onOpen }: LineProps) => {
  const { t, language } = useTexts();
  const Icon = ICONS[kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above it takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={own.line}
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      <Icon size={19} stroke={1.9} aria-hidden />
      <b>{title}</b>
      <span>{about}</span>
      <small>{date ? shortDay(date, language) : t(`office.search.kind.${kind}`)}</small>
    </div>
  );
};

/** Looks for records and screens; arrow keys choose, Enter opens. */
const SearchDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { offers, error, isLoading } = useSearch(typed);
  const chosen = Math.min(place, offers.length - 1);
  const idOf = (index: number): string => `${listId}-${index}`;

  const close = (): void => {
    setTyped('');
    setPlace(0);
    onClose();
  };
  const open = (offer: Offer | undefined): void => {
    if (!offer) return;
    close();
    navigate(offer.address);
  };
  const point = (index: number): void => {
    const next = Math.max(0, Math.min(index, offers.length - 1));
    setPlace(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') point(chosen + 1);
    else if (event.key === 'ArrowUp') point(chosen - 1);
    // What was typed a moment ago may not be found yet.
    else if (event.key === 'Enter' && !isLoading) open(offers[chosen]);
    else return;
    event.preventDefault();
  };
  const state = (): string => {
    if (isLoading) return t('office.table.loading');
    return offers.length === 0 ? t('office.table.empty') : t('office.search.found', { count: offers.length });
  };

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      size={620}
      yOffset="10vh"
      padding={0}
      aria-label={t('office.search.title')}
    >
      <TextInput
        data-autofocus
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={offers.length > 0 ? idOf(chosen) : undefined}
        aria-label={t('office.search.title')}
        placeholder={t('office.search.placeholder')}
        size="lg"
        variant="unstyled"
        className={own.field ?? ''}
        leftSection={isLoading ? <Loader size={18} /> : <IconSearch size={20} stroke={1.9} aria-hidden />}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={t('office.search.title')} className={own.list}>
        {offers.map((offer, index) => (
          <Line
            key={`${offer.kind} ${offer.address}`}
            offer={offer}
            id={idOf(index)}
            isChosen={index === chosen}
            onPoint={() => setPlace(index)}
            onOpen={() => open(offer)}
          />
        ))}
      </div>
      <p className={own.state} role="status">
        {error ? t('office.search.error') : state()}
        <span aria-hidden>{t('office.search.keys')}</span>
      </p>
    </Modal>
  );
};
export default SearchDialog;
