import type { MailTexts } from '#shared/texts/mail-texts-shape.ts';

/** What code writes into mails, in Japanese. */
export const ja: MailTexts = {
  travelTypes: { arrival: '到着', departure: '出発', change: '乗り継ぎ' },
  services: { assistant: 'アシスタント', porter: 'ポーター', vip: 'VIP' },
  from: '出発地点',
  to: '到着地点',
  flight: '便名',
  train: '列車',
  cart: '号車',
  seat: '座席',
  persons: (count) => `${count}名`,
  bags: (count) => `手荷物${count}個`,
  bulky: (count) => `大型手荷物${count}個`,
  inLanguage: (language) => `言語：${language}`,
  lines: {
    location: '区間',
    language: '言語',
    bag_base: '手荷物、基本料金',
    bag: '追加の手荷物',
    bulky: '大型手荷物',
    person_base: '人数、基本料金',
    person: '追加の人数',
    vip_base: 'VIP、基本料金',
    vip: '追加のVIPゲスト',
    extra_hour_porter: '延長時間',
    extra_hour_assistant: '延長時間',
    extra_employee_assistant: '追加のアシスタント',
    extra: '追加サービス',
  },
};
