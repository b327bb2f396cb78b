import type { cardEn } from '#shared/texts/site-card-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Russian texts of the card page. */
export const cardRu = {
  'card.title': 'Оплата картой',
  'card.customer': 'Клиент',
  'card.airport': 'Аэропорт',
  'card.airport.FRA': 'Франкфурт (FRA)',
  'card.airport.MUC': 'Мюнхен (MUC)',
  'card.amount': 'Сумма',
  'card.when': 'Дата и время',
  'card.euro': '{{amount}} €',
  'card.price_changed':
    'Цена тем временем изменилась. Пожалуйста, проверьте итоговую сумму, затем продолжите.',
  'card.loading': 'Форма для карты загружается …',
  'card.declined.title': 'Оплата не прошла.',
  'card.declined.text':
    'Карта отклонена (код {{code}}: {{description}}). Ничего не зарезервировано. Проверьте данные или возьмите другую карту.',
  'card.failed.title': 'Не удалось загрузить форму для карты.',
  'card.failed.text': 'Ничего не зарезервировано. Пожалуйста, попробуйте ещё раз.',
  'card.retry': 'Попробовать ещё раз',
  'card.pay': 'Зарезервировать {{amount}}',
  'card.fine': 'Ваш банк может попросить подтвердить операцию. Номер карты мы никогда не видим.',
  'card.asking.title': 'Мы запрашиваем Ваш банк',
  'card.asking.text': 'Пожалуйста, не закрывайте эту страницу. Дважды деньги не спишутся.',
  'card.asking.from': 'Карта',
  'card.asking.to': 'Ваш банк',
  'card.late.text':
    'Это длится дольше обычного. Вы можете завершить бронирование уже сейчас. Мы напишем Вам, как только банк ответит.',
  'card.late.action': 'Завершить, не дожидаясь ответа',
  'card.success': 'Оплата прошла успешно, спасибо!',
  'card.unknown':
    'Мы пока не знаем, чем завершилась оплата. Пожалуйста, не платите ещё раз: мы продолжаем запрашивать банк.',
} satisfies TextsIn<'ru', typeof cardEn>;
