import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconX from '@tabler/icons-react/icons/IconX';
import { TRAVEL_TYPES, type TravelType } from '#shared/catalogue/travel-types.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shared/orders/order-status.ts';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import { AirportChoice } from '#web/back-office/components/records/airport-choice.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { TravelBadge } from '#web/back-office/components/travel-badge.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import type { OrderFilterState } from '#web/back-office/orders/use-order-filter.ts';

type Props = { state: OrderFilterState };

/** An empty choice stands for all types, so taking the last one away shows all again. */
const toggled = (chosen: readonly TravelType[], type: TravelType): TravelType[] => {
  const shown = chosen.length === 0 ? TRAVEL_TYPES : chosen;
  const next = TRAVEL_TYPES.filter((other) => shown.includes(other) !== (other === type));
  return next.length === TRAVEL_TYPES.length ? [] : next;
};

const TravelTypeToggles = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  const { travelTypes } = filter;
  return (
    <SegmentGroup label={t('office.travel.label')}>
      {(['arrival', 'change', 'departure'] as const).map((type) => (
        <Segment
          key={type}
          label={t(`office.travel.${type}`)}
          pressed={travelTypes.length === 0 || travelTypes.includes(type)}
          onClick={() => setFilter((now) => ({ travelTypes: toggled(now.travelTypes, type) }))}
        >
          <TravelBadge travelType={type} labelled />
        </Segment>
      ))}
    </SegmentGroup>
  );
};

const StatusChoice = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  const words = filter.statuses.map((status) => t(`office.status.${status}`)).join(', ');
  return (
    <Menu position="bottom-start" width={200} shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          className={classes.status}
          rightSection={<IconChevronDown size={18} stroke={1.9} aria-hidden />}
        >
          {t('office.orders.filter_status')}: <b>{words || t('office.orders.status_all')}</b>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxGroup
          value={[...filter.statuses]}
          onChange={(statuses) => setFilter({ statuses: statuses as OrderStatus[] })}
        >
          {ORDER_STATUSES.map((status) => (
            <Menu.CheckboxItem key={status} value={status}>
              {t(`office.status.${status}`)}
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
      </Menu.Dropdown>
    </Menu>
  );
};

/** Airport, travel type and status, and the way back to what the screen shows first. */
export const OrderFilters = ({ state }: Props) => {
  const { t } = useTexts();
  return (
    <div className={classes.filters}>
      <TextFilter
        label={t('office.orders.search')}
        value={state.filter.search}
        onChange={(search) => state.setFilter({ search })}
      />
      <AirportChoice
        value={state.filter.airport}
        airports={state.airports}
        onChange={(airport) => state.setFilter({ airport })}
      />
      <TravelTypeToggles state={state} />
      <StatusChoice state={state} />
      <SegmentGroup label={t('office.orders.agencies')}>
        <Segment
          label={t('office.orders.agencies')}
          pressed={state.filter.agencies}
          onClick={() => state.setFilter(({ agencies }) => ({ agencies: !agencies }))}
        />
      </SegmentGroup>
      {!state.isPreset && (
        <Button
          variant="subtle"
          px={6}
          leftSection={<IconX size={18} stroke={1.9} aria-hidden />}
          onClick={state.clear}
        >
          {t('office.table.clear')}
        </Button>
      )}
    </div>
  );
};
