import { type MailTranslations, text } from '#infra/seed/emails/template.ts';

const WHEN = `<p>[TRAVEL_TYPE]、[AIRPORT]<br>
<strong>[DATE] [TIME]</strong>（空港の現地時間）</p>`;

const BOOK_AGAIN = `<p>引き続きご希望の場合は、数分で改めてご予約いただけます。</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">もう一度予約する</a></p>
<p>うまくいかない場合はお電話ください。ご一緒に手続きいたします：<strong>[PHONE]</strong></p>`;

const MISTAKE = `<p><a class="button" href="[BOOKING_LINK]">ご予約を見る</a></p>
<p>お間違いの場合はお電話ください。できる限り対応いたします：<strong>[PHONE]</strong></p>
<p>またのご利用をお待ちしております。</p>`;

/** The mails to clients in Japanese. */
export const mailsInJapanese: MailTranslations = {
  order_received: text(
    'ご注文 [ORDER_NUMBER]：[AIRPORT]、[DATE] [TIME]',
    `
<p>[NAME] 様</p>
<p>ありがとうございます。ご注文 <strong>[ORDER_NUMBER]</strong> を承りました。当日お待ちしております。</p>
<h2>日時と場所</h2>
${WHEN}
<h2>ご利用のサービス</h2>
[SERVICES]
<p>お名前ボード：<strong>[NAME_SIGN]</strong></p>
<h2>料金</h2>
[PRICE_LINES]
<p><strong>[TOTAL]</strong>（税込）。金額はカードで仮押さえされており、まだ請求されていません。</p>
<h2>今後の流れ</h2>
<ol>
<li>ご予約と便を確認いたします。お客様のお手続きは必要ありません。</li>
<li>1営業日以内に確定のご連絡をいたします。カードへの請求はその時点で行われ、請求書はメールでお送りします。</li>
<li>当日は、お名前のボードを持った係員が待ち合わせ場所でお待ちします。</li>
</ol>
<p><a class="button" href="[BOOKING_LINK]">ご予約を見る</a></p>
<p>こちらでいつでもご予約の状況を確認でき、期限内であればキャンセルもできます。カレンダー用のファイルを添付しました。</p>
<p>遅れる、早く着いた、場所が分からないときは、当日サービスデスクへお電話ください：<strong>[PHONE]</strong></p>
<p>どうぞよいご旅行を。</p>
`,
  ),
  order_waiting_for_payment: text(
    '銀行の回答を待っています：[ORDER_NUMBER]',
    `
<p>[NAME] 様</p>
<p>ご予約 <strong>[ORDER_NUMBER]</strong> を承りました。<strong>[TOTAL]</strong> の仮押さえができたかどうか、銀行からの回答をまだ受け取っていません。少し時間がかかることがあります。</p>
<p>お客様のお手続きは必要ありません。再度のお支払いはなさらないでください。二重に請求されることはありません。銀行から回答があり次第ご連絡します。承認されなかった場合は、別のカードをお選びいただけます。</p>
<h2>ご予約内容</h2>
${WHEN}
[SERVICES]
<p><a class="button" href="[BOOKING_LINK]">状況を確認する</a></p>
<p>ご旅行が今日または明日の場合は、お電話ください：<strong>[PHONE]</strong></p>
`,
  ),
  order_confirmed: text(
    '予約確定：[ORDER_NUMBER]、[AIRPORT]、[DATE] [TIME]',
    `
<p>[NAME] 様</p>
<p>準備が整いました。ご予約 <strong>[ORDER_NUMBER]</strong> が確定し、カードに <strong>[TOTAL]</strong> を請求いたしました。請求書を添付しました。</p>
<h2>お待ちしております</h2>
${WHEN}
[SERVICES]
<p><strong>[NAME_SIGN]</strong> と書かれた黄色いボードを目印にお越しください。</p>
<p><a class="button" href="[BOOKING_LINK]">ご予約を見る</a></p>
<p>カレンダー用のファイルを添付しました。</p>
<h2>お支払い内容</h2>
[PRICE_LINES]
<p>便が遅れた場合も運航状況を確認しています。ご予定に変更があるときは、サービスデスクへお電話ください：<strong>[PHONE]</strong></p>
<p>空港でお会いできるのを楽しみにしております。</p>
`,
  ),
  order_cancelled: text(
    'キャンセル：[ORDER_NUMBER]、[AIRPORT]、[DATE] [TIME]',
    `
<p>[NAME] 様</p>
<p>ご予約 <strong>[ORDER_NUMBER]</strong> はキャンセルされました。空港での係員の待機はありません。</p>
<h2>ご予約内容</h2>
${WHEN}
[SERVICES]
<h2>お支払いについて</h2>
<p>カードへの請求はありません。仮押さえした <strong>[TOTAL]</strong> は解除いたします。銀行の表示に反映されるまで数日かかることがあります。</p>
${MISTAKE}
`,
  ),
  order_given_up: text(
    '未払い：ご予約 [ORDER_NUMBER] はキャンセルされました',
    `
<p>[NAME] 様</p>
<p>ご予約 <strong>[ORDER_NUMBER]</strong> のお支払いを48時間お待ちしましたが、確認できなかったためキャンセルいたしました。空港での係員の待機はありません。</p>
<p>ご請求はありません。<strong>[TOTAL]</strong> は請求も仮押さえもされていません。お支払い用のリンクは無効になりました。</p>
<h2>選択されていた内容</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  hold_released: text(
    '未完了：ご予約 [ORDER_NUMBER]',
    `
<p>[NAME] 様</p>
<p>あと一歩でした。カードは承認されましたが、ご予約 <strong>[ORDER_NUMBER]</strong> は送信されていません。そのため、予約は成立していません。</p>
<p>カードで仮押さえした <strong>[TOTAL]</strong> は解除しました。請求はありません。銀行の表示に反映されるまで数日かかることがあります。</p>
<h2>選択されていた内容</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  payment_link: text(
    'ご予約 [ORDER_NUMBER] のお支払いをお願いします',
    `
<p>[NAME] 様</p>
<p>ご予約 <strong>[ORDER_NUMBER]</strong> をお取り置きしています。残るお手続きは <strong>[TOTAL]</strong>（税込）のお支払いだけです。</p>
<p><a class="button" href="[PAYMENT_LINK]">カードで支払う</a></p>
<p>このリンクはこのご予約専用です。お早めにお支払いください。お支払いが済んだご予約にのみ係員を手配できます。</p>
<h2>ご予約内容</h2>
${WHEN}
[SERVICES]
<h2>料金</h2>
[PRICE_LINES]
<p>ご不明な点はお電話ください：<strong>[PHONE]</strong></p>
`,
  ),
  welcome: text(
    'Airport Assist へようこそ',
    `
<p>[NAME] 様</p>
<p>ようこそ。アカウントの準備ができ、すでにログインしています。次回からはメールアドレス <strong>[EMAIL]</strong> でログインしてください。</p>
<h2>アカウントの利点</h2>
<ul>
<li>請求先住所を保存するので、次回のご予約は1分で済みます。</li>
<li>すべてのご予約を一か所で確認できます。</li>
</ul>
<p><a class="button" href="[SITE_LINK]/book/travel-details">サービスを予約する</a></p>
<p>お心当たりがない場合は、どなたかがアドレスを間違えた可能性があります。このメールにご返信いただければ、アカウントを閉じます。</p>
<p>空港でお会いできるのを楽しみにしております。</p>
`,
  ),
  initial_password: text(
    'Airport Assist のアカウント',
    `
<p>[NAME] 様</p>
<p>お客様のアカウントを開設しました。メールアドレス <strong>[EMAIL]</strong> と次のパスワードでログインしてください。</p>
<p><strong>[PASSWORD]</strong></p>
<p><a class="button" href="[SITE_LINK]/login">ログイン</a></p>
<p>初回ログイン時にご自身のパスワードを設定していただきます。その後、このパスワードは無効になります。</p>
<p>アカウントにお心当たりがない場合は、このメールにご返信ください。アカウントを閉鎖いたします。</p>
`,
  ),
  password_reset: text(
    '新しいパスワードの設定',
    `
<p>[NAME] 様</p>
<p>新しいパスワードのご依頼を受け付けました。次のリンクから設定してください。</p>
<p><a class="button" href="[LINK]">新しいパスワードを設定する</a></p>
<p>リンクは1回限り、1時間有効です。設定が終わるとすべての端末でログアウトされますので、新しいパスワードでログインしてください。</p>
<p>お心当たりがない場合は何もする必要はありません。パスワードはそのままで、誰にも見られません。</p>
`,
  ),
  order_refunded: text(
    '返金：[ORDER_NUMBER]、[AIRPORT]、[DATE] [TIME]',
    `
<p>[NAME] 様</p>
<p>ご予約 <strong>[ORDER_NUMBER]</strong> はキャンセルされ、お支払いに使われたカードへ返金の手続きをいたしました。銀行の表示に反映されるまで数日かかることがあります。訂正請求書を添付しました。</p>
<h2>ご予約内容</h2>
${WHEN}
[SERVICES]
<h2>お支払い内容</h2>
[PRICE_LINES]
<p>合計：<strong>[TOTAL]</strong>（税込）</p>
${MISTAKE}
`,
  ),
  contact_client: text(
    'ご予約 [ORDER_NUMBER]、[AIRPORT]、[DATE]',
    `
<p>[NAME] 様</p>
<p>ご予約 [ORDER_NUMBER] についてご連絡いたします：[TRAVEL_TYPE]、[AIRPORT]、[DATE] [TIME]（空港の現地時間）。</p>
<p>ご不明な点はお電話ください：[PHONE]</p>
`,
  ),
  withdrawal_receipt: text(
    '撤回のお申し出を受け付けました [REFERENCE]',
    `
<p>[NAME] 様</p>
<p>契約撤回のお申し出は <strong>[MOMENT]</strong> に当社へ届きました。このメールは受領の控えですので、大切に保管してください。</p>
<h2>お申し出の内容</h2>
<p>私は、次の契約を撤回します。</p>
<p>契約：<strong>[ORDER_NUMBER]</strong><br>
お名前：[NAME]<br>
控えの送り先：[EMAIL]<br>
理由（ご記入の場合）：[REASON]</p>
<p>受付番号：<strong>[REFERENCE]</strong></p>
<h2>今後の流れ</h2>
<p>ご予約を確認し、2営業日以内にご連絡いたします。このメールは、お申し出が届いたこととその日時を確認するもので、撤回権の有無についてはまだお答えしておりません。撤回権がある場合、お支払い額は、お申し出の到着から遅くとも14日以内に、お支払いに使われたカードへ返金いたします。確保のみの金額は解除いたします。</p>
<p>お心当たりがない場合は、すぐにこのメールにご返信ください。</p>
`,
  ),
};
