import type { cardEn } from '#shared/texts/site-card-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Arabic texts of the card page. */
export const cardAr = {
  'card.title': 'الدفع بالبطاقة',
  'card.customer': 'العميل',
  'card.airport': 'المطار',
  'card.airport.FRA': 'فرانكفورت (FRA)',
  'card.airport.MUC': 'ميونخ (MUC)',
  'card.amount': 'المبلغ',
  'card.when': 'التاريخ والوقت',
  'card.euro': '{{amount}} يورو',
  'card.price_changed': 'لقد تغيّر السعر في هذه الأثناء. يُرجى مراجعة الإجمالي مرة أخرى ثم المتابعة.',
  'card.loading': 'جارٍ تحميل نموذج البطاقة…',
  'card.declined.title': 'لم تتم عملية الدفع.',
  'card.declined.text':
    'رُفضت البطاقة (الرمز {{code}}: {{description}}). لم يُحجز أي مبلغ. يُرجى التحقق من البيانات أو استخدام بطاقة أخرى.',
  'card.failed.title': 'تعذّر تحميل نموذج البطاقة.',
  'card.failed.text': 'لم يُحجز أي مبلغ. يُرجى المحاولة مرة أخرى.',
  'card.retry': 'المحاولة مرة أخرى',
  'card.pay': 'حجز مبلغ {{amount}}',
  'card.fine': 'قد يطلب منكم البنك الموافقة على العملية. نحن لا نرى رقم البطاقة أبدًا.',
  'card.asking.title': 'نستعلم لدى البنك الذي تتعاملون معه',
  'card.asking.text': 'يُرجى إبقاء هذه الصفحة مفتوحة. لن يُخصم المبلغ مرتين.',
  'card.asking.from': 'البطاقة',
  'card.asking.to': 'البنك',
  'card.late.text':
    'يستغرق الأمر وقتًا أطول من المعتاد. يمكنكم إتمام الحجز الآن، وسنراسلكم فور وصول رد البنك.',
  'card.late.action': 'إتمام الحجز دون انتظار',
  'card.success': 'تمت عملية الدفع بنجاح، شكرًا لكم!',
  'card.unknown': 'لا نعرف بعد نتيجة عملية الدفع. يُرجى عدم الدفع مرة أخرى؛ فنحن نواصل الاستعلام.',
} satisfies TextsIn<'ar', typeof cardEn>;
