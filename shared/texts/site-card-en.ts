/** English texts of the card page. Placeholders are `{{name}}`; `_one` and `_other` are plural forms. */
export const cardEn = {
  'card.title': 'Card payment',
  'card.customer': 'Customer',
  'card.airport': 'Airport',
  'card.amount': 'Amount',
  'card.when': 'Date and time',
  'card.euro': '€ {{amount}}',
  'card.price_changed': 'The price has changed meanwhile. Please look at the total again, then go on.',
  'card.loading': 'Loading the card form …',
  'card.declined.title': 'The payment did not go through.',
  'card.declined.text':
    'The card was declined (code {{code}}: {{description}}). Nothing was reserved. Check the numbers or take another card.',
  'card.failed.title': 'The card form could not be loaded.',
  'card.failed.text': 'Nothing was reserved. Please try again.',
  'card.retry': 'Try again',
  'card.pay': 'Reserve {{amount}}',
  'card.fine': 'Your bank may ask you to approve this. We never see the card number.',
  'card.asking.title': 'We are asking your bank',
  'card.asking.text': 'Please keep this page open. You will not be charged twice.',
  'card.asking.from': 'Card',
  'card.asking.to': 'Your bank',
  'card.late.text':
    'It takes longer than usual. You may finish your booking now. We write to you as soon as the bank has answered.',
  'card.late.action': 'Finish without waiting',
  'card.success': 'Payment was successful, thanks!',
  'card.unknown': 'We do not know yet how the payment ended. Please do not pay again; we ask on.',
} as const;
