import { type MailTranslations, text } from '#infra/seed/emails/template.ts';

const WHEN = `<p>[TRAVEL_TYPE]، [AIRPORT]<br>
<strong>[DATE]، [TIME]</strong>، بالتوقيت المحلي للمطار</p>`;

const BOOK_AGAIN = `<p>هل ما زلتم تريدون أن نستقبلكم؟ الحجز من جديد يستغرق بضع دقائق.</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">احجزوا من جديد</a></p>
<p>هل واجهتم مشكلة؟ اتصلوا بنا لننجزها معًا: <strong><bdi dir="ltr">[PHONE]</bdi></strong></p>`;

const MISTAKE = `<p><a class="button" href="[BOOKING_LINK]">عرض حجزكم</a></p>
<p>هل كان ذلك خطأ؟ اتصلوا بنا لنرى ما يمكننا فعله: <strong><bdi dir="ltr">[PHONE]</bdi></strong></p>
<p>يسعدنا استقبالكم في مرة أخرى.</p>`;

/** The mails to clients in Arabic. */
export const mailsInArabic: MailTranslations = {
  order_received: text(
    'طلبكم [ORDER_NUMBER]: [AIRPORT]، [DATE]، [TIME]',
    `
<p>مرحبًا [NAME]،</p>
<p>شكرًا لكم. استلمنا طلبكم <strong>[ORDER_NUMBER]</strong> وسنكون في انتظاركم.</p>
<h2>الزمان والمكان</h2>
${WHEN}
<h2>خدمتكم</h2>
[SERVICES]
<p>الاسم على اللافتة: <strong>[NAME_SIGN]</strong></p>
<h2>التكلفة</h2>
[PRICE_LINES]
<p><strong>[TOTAL]</strong> شاملًا الضريبة. المبلغ محجوز على بطاقتكم ولم يُخصم.</p>
<h2>ما التالي</h2>
<ol>
<li>نراجع حجزكم ورحلتكم. لا يلزمكم فعل شيء.</li>
<li>نؤكد الحجز خلال يوم عمل واحد. عندها فقط يُخصم المبلغ من بطاقتكم، وتصلكم الفاتورة بالبريد الإلكتروني.</li>
<li>في يوم السفر ينتظركم أحد موظفينا في نقطة اللقاء حاملًا لافتة باسمكم.</li>
</ol>
<p><a class="button" href="[BOOKING_LINK]">عرض حجزكم</a></p>
<p>هناك ترون حالة حجزكم في أي وقت، ويمكنكم إلغاؤه في المهلة المحددة. الموعد مرفق لتقويمكم.</p>
<p>هل تأخرتم أو وصلتم مبكرًا أو لم تجدوا المكان؟ اتصلوا في ذلك اليوم بمكتب الخدمة: <strong><bdi dir="ltr">[PHONE]</bdi></strong></p>
<p>نتمنى لكم رحلة سعيدة.</p>
`,
  ),
  order_waiting_for_payment: text(
    'ننتظر رد مصرفكم: [ORDER_NUMBER]',
    `
<p>مرحبًا [NAME]،</p>
<p>حجزكم <strong>[ORDER_NUMBER]</strong> لدينا. لم يخبرنا مصرفكم بعد هل حُجز مبلغ <strong>[TOTAL]</strong>. قد يستغرق ذلك بعض الوقت.</p>
<p>لا يلزمكم فعل شيء. نرجو ألا تدفعوا مرة أخرى: لن يُخصم المبلغ مرتين. سنكتب إليكم فور رد المصرف. وإذا رفض، يمكنكم اختيار بطاقة أخرى.</p>
<h2>حجزكم</h2>
${WHEN}
[SERVICES]
<p><a class="button" href="[BOOKING_LINK]">عرض الحالة</a></p>
<p>هل تسافرون اليوم أو غدًا؟ نرجو الاتصال بنا: <strong><bdi dir="ltr">[PHONE]</bdi></strong></p>
`,
  ),
  order_confirmed: text(
    'تم التأكيد: [ORDER_NUMBER]، [AIRPORT]، [DATE]، [TIME]',
    `
<p>مرحبًا [NAME]،</p>
<p>كل شيء جاهز. حجزكم <strong>[ORDER_NUMBER]</strong> مؤكد، وخُصم من بطاقتكم <strong>[TOTAL]</strong>. الفاتورة مرفقة.</p>
<h2>نحن في انتظاركم</h2>
${WHEN}
[SERVICES]
<p>ابحثوا عن اللافتة الصفراء التي كُتب عليها <strong>[NAME_SIGN]</strong>.</p>
<p><a class="button" href="[BOOKING_LINK]">عرض حجزكم</a></p>
<p>الموعد مرفق لتقويمكم.</p>
<h2>ما دفعتموه</h2>
[PRICE_LINES]
<p>نتابع رحلتكم حتى إن تأخرت. إذا تغيّر شيء لديكم، اتصلوا بمكتب الخدمة: <strong><bdi dir="ltr">[PHONE]</bdi></strong></p>
<p>نراكم في المطار.</p>
`,
  ),
  order_cancelled: text(
    'تم الإلغاء: [ORDER_NUMBER]، [AIRPORT]، [DATE]، [TIME]',
    `
<p>مرحبًا [NAME]،</p>
<p>أُلغي حجزكم <strong>[ORDER_NUMBER]</strong>. لن ينتظركم أحد في المطار.</p>
<h2>ما كان محجوزًا</h2>
${WHEN}
[SERVICES]
<h2>أموالكم</h2>
<p>لن يُخصم شيء من بطاقتكم. نحرر المبلغ المحجوز <strong>[TOTAL]</strong>؛ وقد يستغرق ظهور ذلك لدى مصرفكم بضعة أيام.</p>
${MISTAKE}
`,
  ),
  order_given_up: text(
    'لم يُدفع: أُلغي حجزكم [ORDER_NUMBER]',
    `
<p>مرحبًا [NAME]،</p>
<p>انتظر حجزكم <strong>[ORDER_NUMBER]</strong> الدفع 48 ساعة. لم يصل الدفع، لذلك ألغيناه. لن ينتظركم أحد في المطار.</p>
<p>لستم مدينين لنا بشيء: مبلغ <strong>[TOTAL]</strong> لم يُخصم ولم يُحجز. رابط الدفع لم يعد صالحًا.</p>
<h2>ما اخترتموه</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  hold_released: text(
    'لم يكتمل: حجزكم [ORDER_NUMBER]',
    `
<p>مرحبًا [NAME]،</p>
<p>كنتم على بُعد خطوة: قُبلت بطاقتكم، لكن الحجز <strong>[ORDER_NUMBER]</strong> لم يُرسل. لذلك لم يُحجز شيء.</p>
<p>حررنا مبلغ <strong>[TOTAL]</strong> الذي كان محجوزًا على بطاقتكم. لم يُخصم منكم شيء؛ وقد يستغرق ظهور ذلك لدى مصرفكم بضعة أيام.</p>
<h2>ما اخترتموه</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  payment_link: text(
    'نرجو دفع قيمة حجزكم [ORDER_NUMBER]',
    `
<p>مرحبًا [NAME]،</p>
<p>احتفظنا لكم بالحجز <strong>[ORDER_NUMBER]</strong>. بقي أمر واحد: دفع <strong>[TOTAL]</strong> شاملًا الضريبة.</p>
<p><a class="button" href="[PAYMENT_LINK]">الدفع بالبطاقة</a></p>
<p>الرابط مخصص لهذا الحجز فقط. نرجو الدفع قريبًا: لا يمكننا إرسال موظف إلا لحجز مدفوع.</p>
<h2>حجزكم</h2>
${WHEN}
[SERVICES]
<h2>التكلفة</h2>
[PRICE_LINES]
<p>هل لديكم أسئلة؟ اتصلوا بنا: <strong><bdi dir="ltr">[PHONE]</bdi></strong></p>
`,
  ),
  welcome: text(
    'مرحبًا بكم في Airport Assist',
    `
<p>مرحبًا [NAME]،</p>
<p>أهلًا بكم. حسابكم جاهز، وقد سجّلتم الدخول بالفعل. في المرة القادمة ادخلوا ببريدكم الإلكتروني <strong><bdi dir="ltr">[EMAIL]</bdi></strong>.</p>
<h2>فائدة الحساب</h2>
<ul>
<li>نحفظ عنوان الفاتورة، فيستغرق حجزكم التالي دقيقة واحدة.</li>
<li>ترون كل حجوزاتكم في مكان واحد.</li>
</ul>
<p><a class="button" href="[SITE_LINK]/book/travel-details">احجزوا خدمة</a></p>
<p>لم تفتحوا هذا الحساب؟ إذن أخطأ أحدهم في كتابة العنوان: نرجو الرد على هذه الرسالة وسنغلقه.</p>
<p>نراكم في المطار.</p>
`,
  ),
  initial_password: text(
    'حسابك لدى Airport Assist',
    `
<p>مرحبًا [NAME]،</p>
<p>لقد فتحنا حسابًا لك. سجّل الدخول بعنوان بريدك الإلكتروني <strong>[EMAIL]</strong> وكلمة المرور هذه:</p>
<p><strong>[PASSWORD]</strong></p>
<p><a class="button" href="[SITE_LINK]/login">تسجيل الدخول</a></p>
<p>عند تسجيل الدخول لأول مرة تختار كلمة مرور خاصة بك، وتنتهي صلاحية هذه الكلمة بعد ذلك.</p>
<p>لم تكن تنتظر حسابًا؟ يرجى الرد على هذه الرسالة وسنغلقه.</p>
`,
  ),
  password_reset: text(
    'اختيار كلمة مرور جديدة',
    `
<p>مرحبًا [NAME]،</p>
<p>طلبتم كلمة مرور جديدة. بهذا الرابط تختارونها بأنفسكم:</p>
<p><a class="button" href="[LINK]">اختيار كلمة مرور جديدة</a></p>
<p>يعمل الرابط مرة واحدة ولمدة ساعة. بعد تعيين كلمة المرور الجديدة يُسجَّل خروجكم من كل الأجهزة، ثم تدخلون بها.</p>
<p>لم تطلبوا ذلك؟ إذن لا يلزمكم فعل شيء: تبقى كلمة مروركم كما هي ولا يراها أحد.</p>
`,
  ),
  order_refunded: text(
    'رُدّ المبلغ: [ORDER_NUMBER]، [AIRPORT]، [DATE]، [TIME]',
    `
<p>مرحبًا [NAME]،</p>
<p>أُلغي حجزكم <strong>[ORDER_NUMBER]</strong>، والمبلغ في طريقه إلى البطاقة التي دفعتم بها. قد يستغرق ظهور ذلك لدى مصرفكم بضعة أيام. الفاتورة التصحيحية مرفقة.</p>
<h2>ما كان محجوزًا</h2>
${WHEN}
[SERVICES]
<h2>ما دفعتموه</h2>
[PRICE_LINES]
<p>المجموع: <strong>[TOTAL]</strong> شاملًا الضريبة</p>
${MISTAKE}
`,
  ),
  contact_client: text(
    'حجزكم [ORDER_NUMBER]، [AIRPORT]، [DATE]',
    `
<p>مرحبًا [NAME]،</p>
<p>نكتب إليكم بشأن حجزكم [ORDER_NUMBER]: [TRAVEL_TYPE]، [AIRPORT]، [DATE]، [TIME] بالتوقيت المحلي للمطار.</p>
<p>هل لديكم أسئلة؟ اتصلوا بنا: [PHONE]</p>
`,
  ),
  withdrawal_receipt: text(
    'استلمنا رجوعكم عن العقد [REFERENCE]',
    `
<p>مرحبًا [NAME]،</p>
<p>وصل إعلان رجوعكم عن العقد إلينا في <strong>[MOMENT]</strong>. نرجو حفظ هذه الرسالة: فهي إشعار الاستلام.</p>
<h2>ما أعلنتموه</h2>
<p>أرجع بموجب هذا عن العقد المذكور أدناه.</p>
<p>العقد: <strong><bdi>[ORDER_NUMBER]</bdi></strong><br>
الاسم: <bdi>[NAME]</bdi><br>
البريد الإلكتروني لهذا الإشعار: <bdi dir="ltr">[EMAIL]</bdi><br>
السبب، إن ذكرتموه: <bdi>[REASON]</bdi></p>
<p>الرقم المرجعي: <strong><bdi dir="ltr">[REFERENCE]</bdi></strong></p>
<h2>ما يلي ذلك</h2>
<p>نراجع حجزكم ونكتب إليكم خلال يومي عمل. تؤكد هذه الرسالة أن الإعلان وصل ومتى وصل؛ ولا تقول بعد هل كان لكم حق الرجوع. فإن كان، عاد ما دفعتموه إلى البطاقة التي دفعتم بها خلال 14 يومًا على الأكثر من وصول الإعلان. والمبلغ المحجوز فقط يُحرَّر.</p>
<p>لم يصدر هذا الإعلان عنكم؟ نرجو إذن الرد على هذه الرسالة فورًا.</p>
`,
  ),
};
