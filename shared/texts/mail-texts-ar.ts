import type { MailTexts } from '#shared/texts/mail-texts-shape.ts';

/** What code writes into mails, in Arabic. Counts stand behind their noun, which needs no plural then. */
export const ar: MailTexts = {
  travelTypes: { arrival: 'الوصول', departure: 'المغادرة', change: 'تغيير الطائرة' },
  services: { assistant: 'مرافق', porter: 'حمّال أمتعة', vip: 'كبار الضيوف' },
  from: 'من',
  to: 'إلى',
  flight: 'رحلة',
  train: 'قطار',
  cart: 'عربة',
  seat: 'مقعد',
  persons: (count) => `عدد الأشخاص: ${count}`,
  bags: (count) => `عدد الحقائب: ${count}`,
  bulky: (count) => `عدد القطع الكبيرة: ${count}`,
  inLanguage: (language) => `اللغة: ${language}`,
  lines: {
    location: 'المسار',
    language: 'اللغة',
    bag_base: 'الأمتعة، السعر الأساسي',
    bag: 'أمتعة إضافية',
    bulky: 'أمتعة كبيرة الحجم',
    person_base: 'الأشخاص، السعر الأساسي',
    person: 'أشخاص إضافيون',
    vip_base: 'كبار الضيوف، السعر الأساسي',
    vip: 'ضيوف إضافيون',
    extra_hour_porter: 'ساعات إضافية',
    extra_hour_assistant: 'ساعات إضافية',
    extra_employee_assistant: 'مرافقون إضافيون',
    extra: 'خدمات إضافية',
  },
};
