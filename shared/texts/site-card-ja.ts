import type { cardEn } from '#shared/texts/site-card-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Japanese texts of the card page. */
export const cardJa = {
  'card.title': 'カードでのお支払い',
  'card.customer': 'お客様',
  'card.airport': '空港',
  'card.airport.FRA': 'フランクフルト (FRA)',
  'card.airport.MUC': 'ミュンヘン (MUC)',
  'card.amount': '金額',
  'card.when': '日時',
  'card.euro': '€ {{amount}}',
  'card.price_changed': '料金が変わりました。合計をもう一度ご確認のうえ、お進みください。',
  'card.loading': 'カードの入力欄を読み込んでいます…',
  'card.declined.title': 'お支払いができませんでした。',
  'card.declined.text':
    'カードが承認されませんでした（コード {{code}}：{{description}}）。金額は確保されていません。番号をご確認いただくか、別のカードをお使いください。',
  'card.failed.title': 'カードの入力欄を読み込めませんでした。',
  'card.failed.text': '金額は確保されていません。もう一度お試しください。',
  'card.retry': 'もう一度試す',
  'card.pay': '{{amount}} を確保する',
  'card.fine': '銀行から承認を求められることがあります。当社がカード番号を見ることはありません。',
  'card.asking.title': '銀行に確認しています',
  'card.asking.text': 'このページを開いたままお待ちください。二重に請求されることはありません。',
  'card.asking.from': 'カード',
  'card.asking.to': '銀行',
  'card.late.text':
    '通常より時間がかかっています。このままご予約を完了していただけます。銀行から回答があり次第、メールでお知らせします。',
  'card.late.action': '待たずに完了する',
  'card.success': 'お支払いが完了しました。ありがとうございます。',
  'card.unknown':
    'お支払いの結果がまだ分かりません。もう一度お支払いにならないでください。引き続き確認いたします。',
} satisfies TextsIn<'ja', typeof cardEn>;
