import type { MailTexts } from '#shared/texts/mail-texts-shape.ts';

/** What code writes into mails, in Chinese. */
export const zh: MailTexts = {
  travelTypes: { arrival: '到达', departure: '出发', change: '转机' },
  services: { assistant: '接送助理', porter: '行李员', vip: '贵宾服务' },
  from: '从',
  to: '到',
  flight: '航班',
  train: '列车',
  cart: '车厢',
  seat: '座位',
  persons: (count) => `${count} 位旅客`,
  bags: (count) => `${count} 件行李`,
  bulky: (count) => `${count} 件大件行李`,
  inLanguage: (language) => `语言：${language}`,
  lines: {
    location: '路线',
    language: '语言',
    bag_base: '行李，基本价',
    bag: '更多行李',
    bulky: '大件行李',
    person_base: '旅客，基本价',
    person: '更多旅客',
    vip_base: '贵宾服务，基本价',
    vip: '更多贵宾',
    extra_hour_porter: '加时',
    extra_hour_assistant: '加时',
    extra_employee_assistant: '增加助理',
    extra: '附加服务',
  },
};
