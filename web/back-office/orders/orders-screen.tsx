import { useTexts } from '#web/back-office/language/office-language.ts';

/** The orders of web clients by day. */
const OrdersScreen = () => {
  const { t } = useTexts();
  return (
    <>
      <title>{`${t('office.orders.title')} – ${t('office.brand')}`}</title>
      <h1>{t('office.orders.title')}</h1>
    </>
  );
};
export default OrdersScreen;
