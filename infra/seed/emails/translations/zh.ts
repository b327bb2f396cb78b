import { type MailTranslations, text } from '#infra/seed/emails/template.ts';

const WHEN = `<p>[TRAVEL_TYPE]，[AIRPORT]<br>
<strong>[DATE] [TIME]</strong>（机场当地时间）</p>`;

const BOOK_AGAIN = `<p>仍希望我们接您吗？重新预订只需几分钟。</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">重新预订</a></p>
<p>遇到问题了吗？请致电我们，我们一起完成：<strong>[PHONE]</strong></p>`;

const MISTAKE = `<p><a class="button" href="[BOOKING_LINK]">查看您的预订</a></p>
<p>是误操作吗？请致电我们，看看能为您做些什么：<strong>[PHONE]</strong></p>
<p>期待下次为您服务。</p>`;

/** The mails to clients in Chinese (simplified). */
export const mailsInChinese: MailTranslations = {
  order_received: text(
    '您的订单 [ORDER_NUMBER]：[AIRPORT]，[DATE] [TIME]',
    `
<p>[NAME]，您好：</p>
<p>感谢您的预订。我们已收到您的订单 <strong>[ORDER_NUMBER]</strong>，届时会准时等候您。</p>
<h2>时间和地点</h2>
${WHEN}
<h2>您的服务</h2>
[SERVICES]
<p>接机牌上的姓名：<strong>[NAME_SIGN]</strong></p>
<h2>费用</h2>
[PRICE_LINES]
<p><strong>[TOTAL]</strong>，已含税。该金额仅在您的银行卡上预授权，尚未扣款。</p>
<h2>接下来</h2>
<ol>
<li>我们会核对您的预订和航班，您无需做任何事。</li>
<li>我们将在一个工作日内确认。确认后才会扣款，发票会通过电子邮件发送给您。</li>
<li>当天，我们的工作人员会举着写有您姓名的牌子在会合点等候。</li>
</ol>
<p><a class="button" href="[BOOKING_LINK]">查看您的预订</a></p>
<p>您可以随时在那里查看预订状态，并在规定时间内取消。日历文件已附上。</p>
<p>晚到、早到或找不到地方？请当天致电服务台：<strong>[PHONE]</strong></p>
<p>祝您旅途愉快。</p>
`,
  ),
  order_waiting_for_payment: text(
    '正在等待您的银行答复：[ORDER_NUMBER]',
    `
<p>[NAME]，您好：</p>
<p>我们已收到您的预订 <strong>[ORDER_NUMBER]</strong>。您的银行尚未告知 <strong>[TOTAL]</strong> 是否已预授权，这可能需要一些时间。</p>
<p>您无需做任何事。请不要再次付款：您不会被重复扣款。银行一有答复，我们就会给您写信。如果银行拒绝，您可以换一张卡。</p>
<h2>您的预订</h2>
${WHEN}
[SERVICES]
<p><a class="button" href="[BOOKING_LINK]">查看状态</a></p>
<p>您今天或明天出行？请致电我们：<strong>[PHONE]</strong></p>
`,
  ),
  order_confirmed: text(
    '已确认：[ORDER_NUMBER]，[AIRPORT]，[DATE] [TIME]',
    `
<p>[NAME]，您好：</p>
<p>一切已安排妥当。您的预订 <strong>[ORDER_NUMBER]</strong> 已确认，已从您的银行卡扣款 <strong>[TOTAL]</strong>。发票已附上。</p>
<h2>我们等候您</h2>
${WHEN}
[SERVICES]
<p>请留意写有 <strong>[NAME_SIGN]</strong> 的黄色牌子。</p>
<p><a class="button" href="[BOOKING_LINK]">查看您的预订</a></p>
<p>日历文件已附上。</p>
<h2>您支付的费用</h2>
[PRICE_LINES]
<p>我们会跟踪您的航班，延误时也一样。如果您的行程有变化，请致电服务台：<strong>[PHONE]</strong></p>
<p>机场见。</p>
`,
  ),
  order_cancelled: text(
    '已取消：[ORDER_NUMBER]，[AIRPORT]，[DATE] [TIME]',
    `
<p>[NAME]，您好：</p>
<p>您的预订 <strong>[ORDER_NUMBER]</strong> 已取消，机场不会有人等候您。</p>
<h2>原先的预订</h2>
${WHEN}
[SERVICES]
<h2>您的款项</h2>
<p>不会从您的银行卡扣款。我们会释放预授权的 <strong>[TOTAL]</strong>；银行可能需要几天才会显示。</p>
${MISTAKE}
`,
  ),
  order_given_up: text(
    '未付款：您的预订 [ORDER_NUMBER] 已取消',
    `
<p>[NAME]，您好：</p>
<p>您的预订 <strong>[ORDER_NUMBER]</strong> 已等待付款 48 小时。由于未收到付款，我们已将其取消，机场不会有人等候您。</p>
<p>您不欠我们任何费用：<strong>[TOTAL]</strong> 既未扣款，也未预授权。付款链接已失效。</p>
<h2>您当时的选择</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  hold_released: text(
    '未完成：您的预订 [ORDER_NUMBER]',
    `
<p>[NAME]，您好：</p>
<p>只差一步：您的银行卡已通过，但预订 <strong>[ORDER_NUMBER]</strong> 没有提交，因此并未预订成功。</p>
<p>我们已释放您卡上预授权的 <strong>[TOTAL]</strong>。您没有被扣款；银行可能需要几天才会显示。</p>
<h2>您当时的选择</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  payment_link: text(
    '请为您的预订 [ORDER_NUMBER] 付款',
    `
<p>[NAME]，您好：</p>
<p>我们已为您保留预订 <strong>[ORDER_NUMBER]</strong>，只差付款 <strong>[TOTAL]</strong>（已含税）。</p>
<p><a class="button" href="[PAYMENT_LINK]">用银行卡付款</a></p>
<p>该链接仅用于此预订。请尽快付款：只有付款后，我们才能安排人员。</p>
<h2>您的预订</h2>
${WHEN}
[SERVICES]
<h2>费用</h2>
[PRICE_LINES]
<p>有疑问？请致电：<strong>[PHONE]</strong></p>
`,
  ),
  welcome: text(
    '欢迎使用 Airport Assist',
    `
<p>[NAME]，您好：</p>
<p>欢迎。您的账户已建立，并且已经登录。下次请用您的电子邮箱 <strong>[EMAIL]</strong> 登录。</p>
<h2>账户的好处</h2>
<ul>
<li>我们会保存您的账单地址，下次预订只需一分钟。</li>
<li>您的所有预订集中在一处。</li>
</ul>
<p><a class="button" href="[SITE_LINK]/book/travel-details">预订服务</a></p>
<p>这个账户不是您建立的？可能有人输错了地址：请回复此邮件，我们会将其关闭。</p>
<p>机场见。</p>
`,
  ),
  initial_password: text(
    '您的 Airport Assist 账户',
    `
<p>[NAME]，您好：</p>
<p>我们已为您开设账户。请使用您的电子邮箱 <strong>[EMAIL]</strong> 和以下密码登录：</p>
<p><strong>[PASSWORD]</strong></p>
<p><a class="button" href="[SITE_LINK]/login">登录</a></p>
<p>首次登录时，您将设置自己的密码；此密码随即失效。</p>
<p>您没有申请账户？请回复此邮件，我们会将其关闭。</p>
`,
  ),
  password_reset: text(
    '设置新密码',
    `
<p>[NAME]，您好：</p>
<p>您申请了新密码。请通过此链接自行设置：</p>
<p><a class="button" href="[LINK]">设置新密码</a></p>
<p>链接只能使用一次，有效期一小时。新密码设置后，您会在所有设备上退出，请用新密码重新登录。</p>
<p>不是您申请的？那您无需做任何事：您的密码保持不变，也没有人能看到它。</p>
`,
  ),
  order_refunded: text(
    '已退款：[ORDER_NUMBER]，[AIRPORT]，[DATE] [TIME]',
    `
<p>[NAME]，您好：</p>
<p>您的预订 <strong>[ORDER_NUMBER]</strong> 已取消，款项正退回您付款时使用的银行卡。银行可能需要几天才会显示。更正发票已附上。</p>
<h2>原先的预订</h2>
${WHEN}
[SERVICES]
<h2>您支付的费用</h2>
[PRICE_LINES]
<p>合计：<strong>[TOTAL]</strong>，已含税</p>
${MISTAKE}
`,
  ),
  contact_client: text(
    '您的预订 [ORDER_NUMBER]，[AIRPORT]，[DATE]',
    `
<p>[NAME]，您好：</p>
<p>我们就您的预订 [ORDER_NUMBER] 与您联系：[TRAVEL_TYPE]，[AIRPORT]，[DATE] [TIME]（机场当地时间）。</p>
<p>有疑问？请致电：[PHONE]</p>
`,
  ),
  withdrawal_receipt: text(
    '我们已收到您的撤销声明 [REFERENCE]',
    `
<p>[NAME]，您好：</p>
<p>您的撤销声明已于 <strong>[MOMENT]</strong> 送达。请保存此邮件：这是您的回执。</p>
<h2>您声明的内容</h2>
<p>本人特此撤销下列合同。</p>
<p>合同：<strong>[ORDER_NUMBER]</strong><br>
姓名：[NAME]<br>
接收回执的电子邮箱：[EMAIL]<br>
理由（如已填写）：[REASON]</p>
<p>编号：<strong>[REFERENCE]</strong></p>
<h2>接下来</h2>
<p>我们会核对您的预订，并在两个工作日内给您写信。此邮件确认声明已经送达以及送达的时间；是否享有撤销权，尚未说明。如享有撤销权，您支付的款项最迟在声明送达后14天内退回您付款时使用的银行卡。仅预授权的金额会被解除。</p>
<p>这份声明不是您提交的？请立即回复此邮件。</p>
`,
  ),
};
