import { contentPage, pageText } from '#infra/seed/pages/page.ts';

/** The content of the home page, between the slides and the contact form. */
export const main = contentPage('main', {
  en: pageText({
    title: 'Airports are easier with someone beside you',
    subtitle: 'Assistants and porters in Frankfurt and Munich, booked in five minutes',
    meta_title: 'Airport Assist: assistants and porters in Frankfurt and Munich',
    meta_description:
      'Book an assistant, a porter or both at Frankfurt and Munich Airport. Fixed prices in euro, 43 languages, free cancellation up to 24 hours before.',
    html: `
<p>A large airport asks a lot of a traveller: long corridors, short connections, forms in a foreign language, and three suitcases that will not roll in the same direction. We have people there who do this every day. One of them waits for you, with your name on a sign, and stays until you are where you want to be.</p>
<h2 id="for-whom">Who books us</h2>
<ul>
<li><strong>Parents and grandparents</strong> who travel alone and would rather not search for the gate.</li>
<li><strong>Families</strong> with a pushchair, two children and only four hands.</li>
<li><strong>Business travellers</strong> whose connection is shorter than the way between two terminals.</li>
<li><strong>Guests from abroad</strong> who want to hear their own language when they land.</li>
</ul>
<h2 id="what-you-pay">What you pay is what you see</h2>
<p>The price stands in the summary from your first choice on, in euro and with tax. Your card is only reserved when you order; it is charged when our office has confirmed your booking. Until 24 hours before the service you may cancel free of charge as long as the card has not been charged.</p>
<p>Do you have a wish that fits no form? Write to the airport below. A person answers, usually on the same day.</p>
`,
  }),
  de: pageText({
    title: 'Zu zweit ist jeder Flughafen leichter',
    subtitle: 'Begleitung und Gepäckträger in Frankfurt und München, in fünf Minuten gebucht',
    meta_title: 'Airport Assist: Begleitung und Gepäckträger in Frankfurt und München',
    meta_description:
      'Buchen Sie eine Begleitung, einen Gepäckträger oder beides in Frankfurt und München. Feste Preise in Euro, 43 Sprachen, kostenfrei stornierbar bis 24 Stunden vorab.',
    html: `
<p>Ein großer Flughafen verlangt viel: lange Gänge, kurze Umsteigezeiten, Formulare in einer fremden Sprache und drei Koffer, die nicht in dieselbe Richtung rollen wollen. Wir haben Menschen vor Ort, für die das Alltag ist. Einer von ihnen wartet auf Sie, mit Ihrem Namen auf dem Schild, und bleibt, bis Sie dort sind, wo Sie hinmöchten.</p>
<h2 id="for-whom">Wer uns bucht</h2>
<ul>
<li><strong>Eltern und Großeltern,</strong> die allein reisen und das Gate nicht suchen möchten.</li>
<li><strong>Familien</strong> mit Kinderwagen, zwei Kindern und nur vier Händen.</li>
<li><strong>Geschäftsreisende,</strong> deren Umsteigezeit kürzer ist als der Weg zwischen zwei Terminals.</li>
<li><strong>Gäste aus dem Ausland,</strong> die nach der Landung ihre eigene Sprache hören möchten.</li>
</ul>
<h2 id="what-you-pay">Sie zahlen, was Sie sehen</h2>
<p>Der Preis steht ab Ihrer ersten Auswahl in der Übersicht, in Euro und mit Steuer. Beim Bestellen wird der Betrag auf Ihrer Karte nur reserviert; belastet wird sie, wenn unser Büro Ihre Buchung bestätigt hat. Bis 24 Stunden vor dem Service stornieren Sie kostenfrei, solange die Karte noch nicht belastet ist.</p>
<p>Sie haben einen Wunsch, der in kein Formular passt? Schreiben Sie unten an den Flughafen. Ein Mensch antwortet, meist noch am selben Tag.</p>
`,
  }),
  ru: pageText({
    title: 'С провожатым в аэропорту легче',
    subtitle: 'Помощники и носильщики во Франкфурте и Мюнхене, заказ за пять минут',
    meta_title: 'Airport Assist: помощники и носильщики во Франкфурте и Мюнхене',
    meta_description:
      'Закажите помощника, носильщика или обоих в аэропортах Франкфурта и Мюнхена. Твёрдые цены в евро, 43 языка, бесплатная отмена до 24 часов до услуги.',
    html: `
<p>Большой аэропорт требует от путешественника многого: длинные коридоры, короткие пересадки, анкеты на чужом языке и три чемодана, которые не хотят катиться в одну сторону. У нас там люди, которые занимаются этим каждый день. Один из них ждёт Вас с Вашим именем на табличке и остаётся рядом, пока Вы не окажетесь там, куда Вам нужно.</p>
<h2 id="for-whom">Кто нас заказывает</h2>
<ul>
<li><strong>Родители, бабушки и дедушки,</strong> которые летят одни и не хотят искать выход на посадку.</li>
<li><strong>Семьи</strong> с коляской, двумя детьми и всего четырьмя руками.</li>
<li><strong>Деловые путешественники,</strong> у которых пересадка короче дороги между двумя терминалами.</li>
<li><strong>Гости из-за рубежа,</strong> которые хотят услышать после посадки родную речь.</li>
</ul>
<h2 id="what-you-pay">Вы платите то, что видите</h2>
<p>Цена видна в сводке с первого выбора, в евро и с налогом. При заказе сумма на карте только резервируется; списывается она, когда наш офис подтвердил заказ. До 24 часов до услуги заказ можно отменить бесплатно, пока сумма не списана.</p>
<p>У Вас есть пожелание, которого нет ни в одной форме? Напишите в аэропорт ниже. Ответит человек, обычно в тот же день.</p>
`,
  }),
  zh: pageText({
    title: '有人相伴，机场更轻松',
    subtitle: '法兰克福和慕尼黑机场的陪同与行李服务，五分钟完成预订',
    meta_title: 'Airport Assist：法兰克福和慕尼黑机场的陪同与行李服务',
    meta_description:
      '在法兰克福和慕尼黑机场预订陪同人员、行李员或两者。欧元固定价格，43种语言，服务前24小时可免费取消。',
    html: `
<p>大型机场对旅客要求很多：长长的走廊、紧张的转机、看不懂的表格，还有三个不肯朝同一方向滚动的箱子。我们在那里有每天都做这件事的人。其中一位举着写有您名字的牌子等您，一直陪您到想去的地方。</p>
<h2 id="for-whom">谁会预订我们的服务</h2>
<ul>
<li><strong>父母和祖父母：</strong>独自出行，不想到处寻找登机口。</li>
<li><strong>家庭：</strong>带着婴儿车和两个孩子，却只有四只手。</li>
<li><strong>商务旅客：</strong>转机时间比两座航站楼之间的路还短。</li>
<li><strong>来自国外的客人：</strong>希望一落地就听到自己的语言。</li>
</ul>
<h2 id="what-you-pay">所见即所付</h2>
<p>从您的第一个选择起，价格就显示在摘要中，以欧元计，含税。下单时只在您的卡上预留金额，我们的办公室确认预订后才扣款。在服务前24小时之前，只要尚未扣款，您都可以免费取消。</p>
<p>有表格里没有的愿望？请在下方写信给机场。会有人回复您，通常在当天。</p>
`,
  }),
  ja: pageText({
    title: 'そばに人がいれば、空港はもっと楽に',
    subtitle: 'フランクフルトとミュンヘンのアシスタントとポーター、5分で予約',
    meta_title: 'Airport Assist：フランクフルトとミュンヘンのアシスタントとポーター',
    meta_description:
      'フランクフルト空港とミュンヘン空港でアシスタント、ポーター、またはその両方をご予約ください。ユーロの定額料金、43言語、24時間前まで無料でキャンセルできます。',
    html: `
<p>大きな空港では、長い通路、短い乗り継ぎ、外国語の書類、そして同じ方向に転がってくれない3つのスーツケースと、旅行者に多くのことが求められます。私たちには、それを毎日の仕事にしているスタッフがいます。そのひとりがお名前のサインを持ってお待ちし、ご希望の場所までご一緒します。</p>
<h2 id="for-whom">こんな方にご利用いただいています</h2>
<ul>
<li><strong>ご両親や祖父母の方：</strong>おひとりの旅で、ゲートを探し回りたくない方。</li>
<li><strong>ご家族：</strong>ベビーカーとお子様2人に、手は4本しかない方。</li>
<li><strong>出張の方：</strong>ターミナル間の移動より乗り継ぎ時間が短い方。</li>
<li><strong>海外からのお客様：</strong>着いたらまず自分の言葉を聞きたい方。</li>
</ul>
<h2 id="what-you-pay">表示どおりの料金</h2>
<p>最初の選択から、料金は税込みのユーロで概要に表示されます。ご注文の時点ではカードの利用枠を確保するだけで、当社がご予約を確定してから請求いたします。請求前であれば、サービスの24時間前まで無料でキャンセルできます。</p>
<p>フォームにないご希望がありますか？下から空港へお書きください。たいていその日のうちに、担当者がお返事します。</p>
`,
  }),
  es: pageText({
    title: 'Acompañado, el aeropuerto es más fácil',
    subtitle: 'Asistentes y mozos en Fráncfort y Múnich, reservados en cinco minutos',
    meta_title: 'Airport Assist: asistentes y mozos en Fráncfort y Múnich',
    meta_description:
      'Reserve un asistente, un mozo de equipaje o ambos en los aeropuertos de Fráncfort y Múnich. Precios fijos en euros, 43 idiomas y cancelación gratuita.',
    html: `
<p>Un aeropuerto grande exige mucho: pasillos largos, conexiones cortas, formularios en otro idioma y tres maletas que no quieren rodar en la misma dirección. Allí tenemos a personas que hacen esto todos los días. Una de ellas le espera con su nombre en un cartel y se queda con usted hasta que está donde quiere estar.</p>
<h2 id="for-whom">Quién nos reserva</h2>
<ul>
<li><strong>Padres y abuelos</strong> que viajan solos y prefieren no buscar la puerta de embarque.</li>
<li><strong>Familias</strong> con un cochecito, dos niños y solo cuatro manos.</li>
<li><strong>Viajeros de negocios</strong> cuya conexión es más corta que el camino entre dos terminales.</li>
<li><strong>Huéspedes del extranjero</strong> que quieren oír su idioma al aterrizar.</li>
</ul>
<h2 id="what-you-pay">Paga lo que ve</h2>
<p>El precio aparece en el resumen desde la primera elección, en euros y con impuestos. Al hacer el pedido el importe solo se reserva en su tarjeta; se carga cuando nuestra oficina ha confirmado la reserva. Hasta 24 horas antes del servicio puede cancelar gratis, siempre que el importe no se haya cargado.</p>
<p>¿Tiene un deseo que no cabe en ningún formulario? Escriba abajo al aeropuerto. Le responde una persona, casi siempre el mismo día.</p>
`,
  }),
  ar: pageText({
    title: 'المطار أسهل حين يكون معكم أحد',
    subtitle: 'مرافقون وحمّالون في فرانكفورت وميونخ، والحجز في خمس دقائق',
    meta_title: 'Airport Assist: مرافقون وحمّالون في فرانكفورت وميونخ',
    meta_description:
      'احجزوا مرافقًا أو حمّال أمتعة أو كليهما في مطاري فرانكفورت وميونخ. أسعار ثابتة باليورو، و43 لغة، وإلغاء مجاني حتى 24 ساعة قبل الخدمة.',
    html: `
<p>يتطلب المطار الكبير الكثير من المسافر: ممرات طويلة، ووقت عبور قصير، واستمارات بلغة أجنبية، وثلاث حقائب لا تريد أن تسير في اتجاه واحد. لدينا هناك من يفعلون ذلك كل يوم. ينتظركم أحدهم بلافتة تحمل اسمكم، ويبقى معكم حتى تصلوا إلى حيث تريدون.</p>
<h2 id="for-whom">من يحجز خدماتنا</h2>
<ul>
<li><strong>الآباء والأجداد</strong> الذين يسافرون وحدهم ولا يريدون البحث عن البوابة.</li>
<li><strong>العائلات</strong> مع عربة أطفال وطفلين وأربع أيدٍ فقط.</li>
<li><strong>المسافرون للعمل</strong> الذين وقت عبورهم أقصر من الطريق بين مبنيين.</li>
<li><strong>الضيوف من الخارج</strong> الذين يودّون سماع لغتهم عند الهبوط.</li>
</ul>
<h2 id="what-you-pay">تدفعون ما ترونه</h2>
<p>يظهر السعر في الملخص منذ أول اختيار، باليورو وشاملًا الضريبة. عند الطلب يُحجز المبلغ على بطاقتكم فقط، ويُخصم بعد أن يؤكد مكتبنا حجزكم. يمكنكم الإلغاء مجانًا حتى 24 ساعة قبل الخدمة ما دام المبلغ لم يُخصم.</p>
<p>لديكم رغبة لا تتسع لها أي استمارة؟ اكتبوا أدناه إلى المطار. سيجيبكم إنسان، وغالبًا في اليوم نفسه.</p>
`,
  }),
});
