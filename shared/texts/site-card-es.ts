import type { cardEn } from '#shared/texts/site-card-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Spanish texts of the card page. */
export const cardEs = {
  'card.title': 'Pago con tarjeta',
  'card.customer': 'Cliente',
  'card.airport': 'Aeropuerto',
  'card.airport.FRA': 'Fráncfort (FRA)',
  'card.airport.MUC': 'Múnich (MUC)',
  'card.amount': 'Importe',
  'card.when': 'Fecha y hora',
  'card.euro': '{{amount}} €',
  'card.price_changed': 'El precio ha cambiado mientras tanto. Compruebe de nuevo el total y continúe.',
  'card.loading': 'Cargando el formulario de la tarjeta…',
  'card.declined.title': 'El pago no se ha realizado.',
  'card.declined.text':
    'La tarjeta ha sido rechazada (código {{code}}: {{description}}). No se ha reservado ningún importe. Compruebe los datos o utilice otra tarjeta.',
  'card.failed.title': 'No se ha podido cargar el formulario de la tarjeta.',
  'card.failed.text': 'No se ha reservado ningún importe. Inténtelo de nuevo.',
  'card.retry': 'Intentar de nuevo',
  'card.pay': 'Reservar {{amount}}',
  'card.fine': 'Es posible que su banco le pida que lo autorice. Nunca vemos el número de la tarjeta.',
  'card.asking.title': 'Estamos consultando a su banco',
  'card.asking.text': 'No cierre esta página, por favor. No se le cobrará dos veces.',
  'card.asking.from': 'Tarjeta',
  'card.asking.to': 'Su banco',
  'card.late.text':
    'Está tardando más de lo habitual. Puede terminar su reserva ahora. Le escribiremos en cuanto el banco responda.',
  'card.late.action': 'Terminar sin esperar',
  'card.success': 'El pago se ha realizado correctamente. ¡Gracias!',
  'card.unknown':
    'Todavía no sabemos cómo ha terminado el pago. Por favor, no pague otra vez; seguimos consultando.',
} satisfies TextsIn<'es', typeof cardEn>;
