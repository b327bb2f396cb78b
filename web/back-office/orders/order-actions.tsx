import { Button, Menu } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconDots from '@tabler/icons-react/icons/IconDots';
import IconLayoutSidebarRightExpand from '@tabler/icons-react/icons/IconLayoutSidebarRightExpand';
import IconMail from '@tabler/icons-react/icons/IconMail';
import { useContactClient } from '#web/back-office/components/contact-client/contact-provider.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useStartAct } from '#web/back-office/orders/acts-provider.tsx';
import { actsOf, nextActOf, type OrderAct } from '#web/back-office/orders/order-acts.ts';
import { nameOf, type OrderRow } from '#web/back-office/orders/order-row.ts';
import { useOpenOrder } from '#web/back-office/orders/use-open-order.ts';

type Props = { order: OrderRow };

const ICONS: Partial<Record<OrderAct, typeof IconCheck>> = { confirm: IconCheck, restore: IconArrowBackUp };

/** An action as a button; confirming is the primary one. */
export const ActButton = ({ order, act }: Props & { act: OrderAct }) => {
  const { t } = useTexts();
  const start = useStartAct();
  const Icon = ICONS[act];
  return (
    <Button
      variant={act === 'confirm' ? 'filled' : 'default'}
      {...(Icon && { leftSection: <Icon size={18} stroke={2.2} aria-hidden /> })}
      aria-label={t(`office.act.named.${act}`, { order: nameOf(order) })}
      onClick={() => start(order, act)}
    >
      {t(`office.act.${act}`)}
    </Button>
  );
};

/** Everything else that can be done with an order. */
export const OrderMenu = ({ order }: Props) => {
  const { t } = useTexts();
  const start = useStartAct();
  const contact = useContactClient();
  const { open } = useOpenOrder();
  const next = nextActOf(order);
  const name = nameOf(order);
  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <button type="button" className={classes.dots} aria-label={t('office.orders.more', { order: name })}>
          <IconDots size={20} stroke={1.9} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconLayoutSidebarRightExpand size={19} stroke={1.9} aria-hidden />}
          onClick={() => open(order._id)}
        >
          {t('office.act.details')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMail size={19} stroke={1.9} aria-hidden />}
          onClick={() => contact({ id: order._id, name })}
        >
          {t('office.act.contact')}
        </Menu.Item>
        {actsOf(order)
          .filter((act) => act !== next)
          .map((act) => (
            <Menu.Item
              key={act}
              onClick={() => start(order, act)}
              {...(act === 'cancel' && { color: 'red' })}
            >
              {t(`office.act.${act}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** The one next action of a row, and the rest behind its menu. */
export const OrderActions = ({ order }: Props) => {
  const next = nextActOf(order);
  return (
    <span className={classes.actions}>
      {next && <ActButton order={order} act={next} />}
      <OrderMenu order={order} />
    </span>
  );
};
