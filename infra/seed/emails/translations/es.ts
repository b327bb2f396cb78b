import { type MailTranslations, text } from '#infra/seed/emails/template.ts';

const WHEN = `<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, hora local del aeropuerto</p>`;

const BOOK_AGAIN = `<p>¿Quiere que le recibamos de todos modos? Reservar de nuevo lleva pocos minutos.</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Reservar de nuevo</a></p>
<p>¿Algo no ha funcionado? Llámenos y lo hacemos juntos: <strong>[PHONE]</strong></p>`;

const MISTAKE = `<p><a class="button" href="[BOOKING_LINK]">Ver su reserva</a></p>
<p>¿Ha sido un error? Llámenos y veremos qué podemos hacer: <strong>[PHONE]</strong></p>
<p>Será un placer recibirle en otra ocasión.</p>`;

/** The mails to clients in Spanish. */
export const mailsInSpanish: MailTranslations = {
  order_received: text(
    'Su pedido [ORDER_NUMBER]: [AIRPORT], [DATE], [TIME]',
    `
<p>Hola, [NAME]:</p>
<p>Muchas gracias. Hemos recibido su pedido <strong>[ORDER_NUMBER]</strong> y allí estaremos.</p>
<h2>Cuándo y dónde</h2>
${WHEN}
<h2>Su servicio</h2>
[SERVICES]
<p>En el cartel: <strong>[NAME_SIGN]</strong></p>
<h2>Cuánto cuesta</h2>
[PRICE_LINES]
<p><strong>[TOTAL]</strong>, impuestos incluidos. El importe está reservado en su tarjeta, no cobrado.</p>
<h2>Qué sigue ahora</h2>
<ol>
<li>Revisamos su reserva y su conexión. Usted no tiene que hacer nada.</li>
<li>La confirmamos en el plazo de un día laborable. Solo entonces se carga el importe en su tarjeta y recibe la factura por correo electrónico.</li>
<li>El día del viaje alguien le espera en el punto de encuentro con su nombre en un cartel.</li>
</ol>
<p><a class="button" href="[BOOKING_LINK]">Ver su reserva</a></p>
<p>Ahí puede consultar siempre el estado de su reserva y cancelarla a tiempo. Adjuntamos la cita para su calendario.</p>
<p>¿Llega tarde, antes de tiempo o no encuentra el lugar? Llame ese día a nuestro mostrador: <strong>[PHONE]</strong></p>
<p>Buen viaje.</p>
`,
  ),
  order_waiting_for_payment: text(
    'Esperamos la respuesta de su banco: [ORDER_NUMBER]',
    `
<p>Hola, [NAME]:</p>
<p>Tenemos su reserva <strong>[ORDER_NUMBER]</strong>. Su banco aún no nos ha dicho si <strong>[TOTAL]</strong> han quedado reservados. Puede tardar un poco.</p>
<p>No tiene que hacer nada. Por favor, no pague de nuevo: no se le cobrará dos veces. En cuanto el banco responda, le escribiremos. Si dice que no, podrá elegir otra tarjeta.</p>
<h2>Su reserva</h2>
${WHEN}
[SERVICES]
<p><a class="button" href="[BOOKING_LINK]">Ver el estado</a></p>
<p>¿Viaja hoy o mañana? Llámenos, por favor: <strong>[PHONE]</strong></p>
`,
  ),
  order_confirmed: text(
    'Confirmado: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Hola, [NAME]:</p>
<p>Todo está preparado. Su reserva <strong>[ORDER_NUMBER]</strong> está confirmada y se han cargado <strong>[TOTAL]</strong> en su tarjeta. Adjuntamos la factura.</p>
<h2>Le esperamos</h2>
${WHEN}
[SERVICES]
<p>Busque el cartel amarillo con <strong>[NAME_SIGN]</strong>.</p>
<p><a class="button" href="[BOOKING_LINK]">Ver su reserva</a></p>
<p>Adjuntamos la cita para su calendario.</p>
<h2>Lo que ha pagado</h2>
[PRICE_LINES]
<p>Seguimos su vuelo, también si se retrasa. Si algo cambia por su parte, llame a nuestro mostrador: <strong>[PHONE]</strong></p>
<p>Hasta pronto en el aeropuerto.</p>
`,
  ),
  order_cancelled: text(
    'Cancelado: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Hola, [NAME]:</p>
<p>Su reserva <strong>[ORDER_NUMBER]</strong> está cancelada. Nadie le esperará en el aeropuerto.</p>
<h2>Lo que estaba reservado</h2>
${WHEN}
[SERVICES]
<h2>Su dinero</h2>
<p>No se carga nada en su tarjeta. Liberamos los <strong>[TOTAL]</strong> reservados; su banco puede tardar unos días en mostrarlo.</p>
${MISTAKE}
`,
  ),
  order_given_up: text(
    'Sin pagar: su reserva [ORDER_NUMBER] está cancelada',
    `
<p>Hola, [NAME]:</p>
<p>Su reserva <strong>[ORDER_NUMBER]</strong> ha esperado el pago durante 48 horas. Como no ha llegado, la hemos cancelado. Nadie le esperará en el aeropuerto.</p>
<p>No nos debe nada: <strong>[TOTAL]</strong> no se han cobrado ni reservado. El enlace de pago ya no es válido.</p>
<h2>Lo que había elegido</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  hold_released: text(
    'Sin terminar: su reserva [ORDER_NUMBER]',
    `
<p>Hola, [NAME]:</p>
<p>Le faltaba muy poco: su tarjeta fue aceptada, pero la reserva <strong>[ORDER_NUMBER]</strong> no llegó a enviarse. Por tanto, no hay nada reservado.</p>
<p>Hemos liberado los <strong>[TOTAL]</strong> que estaban reservados en su tarjeta. No se le cobra nada; su banco puede tardar unos días en mostrarlo.</p>
<h2>Lo que había elegido</h2>
${WHEN}
[SERVICES]
${BOOK_AGAIN}
`,
  ),
  payment_link: text(
    'Por favor, pague su reserva [ORDER_NUMBER]',
    `
<p>Hola, [NAME]:</p>
<p>Le hemos guardado su reserva <strong>[ORDER_NUMBER]</strong>. Solo falta una cosa: el pago de <strong>[TOTAL]</strong>, impuestos incluidos.</p>
<p><a class="button" href="[PAYMENT_LINK]">Pagar con tarjeta</a></p>
<p>El enlace vale solo para esta reserva. Por favor, pague pronto: solo podemos enviar a alguien si la reserva está pagada.</p>
<h2>Su reserva</h2>
${WHEN}
[SERVICES]
<h2>Cuánto cuesta</h2>
[PRICE_LINES]
<p>¿Tiene preguntas? Llámenos: <strong>[PHONE]</strong></p>
`,
  ),
  welcome: text(
    'Le damos la bienvenida a Airport Assist',
    `
<p>Hola, [NAME]:</p>
<p>Le damos la bienvenida. Su cuenta está lista y su sesión ya está iniciada. La próxima vez, entre con su correo electrónico <strong>[EMAIL]</strong>.</p>
<h2>Para qué le sirve</h2>
<ul>
<li>Guardamos su dirección de facturación: su próxima reserva llevará un minuto.</li>
<li>Ve todas sus reservas en un solo lugar.</li>
</ul>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Reservar un servicio</a></p>
<p>¿No ha abierto usted esta cuenta? Entonces alguien ha escrito mal una dirección: responda a este correo y la cerraremos.</p>
<p>Hasta pronto en el aeropuerto.</p>
`,
  ),
  initial_password: text(
    'Su cuenta en Airport Assist',
    `
<p>Hola, [NAME]:</p>
<p>Hemos abierto una cuenta para usted. Entre con su correo electrónico <strong>[EMAIL]</strong> y esta contraseña:</p>
<p><strong>[PASSWORD]</strong></p>
<p><a class="button" href="[SITE_LINK]/login">Entrar</a></p>
<p>Al entrar por primera vez elegirá una contraseña propia; esta dejará de valer.</p>
<p>¿No esperaba una cuenta? Responda a este correo y la cerraremos.</p>
`,
  ),
  password_reset: text(
    'Elija una contraseña nueva',
    `
<p>Hola, [NAME]:</p>
<p>Ha pedido una contraseña nueva. Con este enlace la elige usted:</p>
<p><a class="button" href="[LINK]">Elegir una contraseña nueva</a></p>
<p>El enlace funciona una sola vez y durante una hora. Cuando la contraseña nueva esté guardada, se cerrarán todas sus sesiones y podrá entrar con ella.</p>
<p>¿No la ha pedido usted? Entonces no tiene que hacer nada: su contraseña sigue igual y nadie la ve.</p>
`,
  ),
  order_refunded: text(
    'Reembolsado: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Hola, [NAME]:</p>
<p>Su reserva <strong>[ORDER_NUMBER]</strong> está cancelada y su dinero va de camino a la tarjeta con la que pagó. Su banco puede tardar unos días en mostrarlo. Adjuntamos la factura rectificativa.</p>
<h2>Lo que estaba reservado</h2>
${WHEN}
[SERVICES]
<h2>Lo que había pagado</h2>
[PRICE_LINES]
<p>Total: <strong>[TOTAL]</strong>, impuestos incluidos</p>
${MISTAKE}
`,
  ),
  contact_client: text(
    'Su reserva [ORDER_NUMBER], [AIRPORT], [DATE]',
    `
<p>Hola, [NAME]:</p>
<p>Le escribimos sobre su reserva [ORDER_NUMBER]: [TRAVEL_TYPE], [AIRPORT], [DATE], [TIME], hora local del aeropuerto.</p>
<p>¿Tiene preguntas? Llámenos: [PHONE]</p>
`,
  ),
  withdrawal_receipt: text(
    'Hemos recibido su desistimiento [REFERENCE]',
    `
<p>Hola, [NAME]:</p>
<p>Su declaración de desistimiento nos llegó el <strong>[MOMENT]</strong>. Por favor, conserve este correo: es su acuse de recibo.</p>
<h2>Lo que ha declarado</h2>
<p>Por la presente desisto del contrato indicado a continuación.</p>
<p>Contrato: <strong>[ORDER_NUMBER]</strong><br>
Nombre: [NAME]<br>
Correo para este acuse: [EMAIL]<br>
Motivo, si lo ha indicado: [REASON]</p>
<p>Referencia: <strong>[REFERENCE]</strong></p>
<h2>Qué sigue ahora</h2>
<p>Revisamos su reserva y le escribimos en el plazo de dos días laborables. Este correo confirma que la declaración ha llegado y cuándo; aún no dice si existía el derecho a desistir. Si existía, lo que pagó vuelve a la tarjeta con la que pagó, a más tardar 14 días después de la llegada de la declaración. Un importe solo reservado se libera.</p>
<p>¿Esta declaración no es suya? Entonces responda enseguida a este correo, por favor.</p>
`,
  ),
};
