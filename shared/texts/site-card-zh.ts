import type { cardEn } from '#shared/texts/site-card-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Simplified Chinese texts of the card page. */
export const cardZh = {
  'card.title': '银行卡付款',
  'card.customer': '客户',
  'card.airport': '机场',
  'card.airport.FRA': '法兰克福 (FRA)',
  'card.airport.MUC': '慕尼黑 (MUC)',
  'card.amount': '金额',
  'card.when': '日期和时间',
  'card.euro': '€ {{amount}}',
  'card.price_changed': '价格已发生变化。请再次确认总额，然后继续。',
  'card.loading': '正在加载银行卡表单…',
  'card.declined.title': '付款未成功。',
  'card.declined.text':
    '银行卡被拒绝（代码 {{code}}：{{description}}）。未预授权任何金额。请核对卡片信息，或换一张卡。',
  'card.failed.title': '无法加载银行卡表单。',
  'card.failed.text': '未预授权任何金额。请重试。',
  'card.retry': '重试',
  'card.pay': '预授权 {{amount}}',
  'card.fine': '您的银行可能会请您确认此次交易。我们不会看到您的卡号。',
  'card.asking.title': '正在向您的银行查询',
  'card.asking.text': '请不要关闭此页面。您不会被重复扣款。',
  'card.asking.from': '银行卡',
  'card.asking.to': '您的银行',
  'card.late.text': '等待时间比平时长。您现在就可以完成预订。银行一有答复，我们就会写信通知您。',
  'card.late.action': '不等待，直接完成',
  'card.success': '付款成功，谢谢！',
  'card.unknown': '我们还不知道付款结果。请不要再次付款；我们会继续查询。',
} satisfies TextsIn<'zh', typeof cardEn>;
