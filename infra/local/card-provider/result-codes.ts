/** The provider's own words for each code that the sandbox answers. Codes outside this table are allowed in
 * queued outcomes: an application decides by the code's group, never by a list. */
const DESCRIPTIONS: Record<string, string> = {
  '000.000.000': 'Transaction succeeded',
  '000.000.100': 'successful request',
  '000.100.110': "Request successfully processed in 'Merchant in Integrator Test Mode'",
  '000.100.200': 'Reason not Specified',
  '000.100.201': 'Account or Bank Details Incorrect',
  '000.100.203': 'Insufficient Funds',
  '000.100.207': 'Transaction not authorized by account holder',
  '000.200.000': 'transaction pending',
  '000.200.100': 'successfully created checkout',
  '000.400.000': 'Transaction succeeded (please review manually due to fraud suspicion)',
  '100.100.101': 'invalid creditcard, bank account number or bank name',
  '100.100.303': 'card expired',
  '100.380.401': 'User Authentication Failed',
  '100.380.501': 'User Authentication Timeout',
  '100.396.101': 'Cancelled by user',
  '100.396.104': 'Uncertain status - probably cancelled by user',
  '100.400.500': 'waiting for external risk',
  '200.300.404': 'invalid or missing parameter',
  '600.200.500':
    'Invalid payment data. You are not configured for this currency or sub type (country or brand)',
  '700.300.300':
    'referenced tx can not be refunded, captured or reversed (already refunded, captured or reversed)',
  '700.400.100': 'cannot capture (PA value exceeded, PA reverted or invalid workflow?)',
  '700.400.200': 'cannot refund (refund volume exceeded or tx reversed or invalid workflow?)',
  '700.400.300': 'cannot reverse (already refunded|reversed, invalid workflow or amount exceeded)',
  '700.400.580': 'Cannot find transaction',
  '800.100.152': 'transaction declined by authorization system',
  '800.100.153': 'transaction declined (invalid CVV)',
  '800.100.155': 'transaction declined (amount exceeds credit)',
  '800.120.100': 'Rejected by Throttling.',
  '800.900.300': 'invalid authentication information',
  '900.100.300': 'timeout, uncertain result',
};

const GROUPS = [
  ['success', /^(000\.000\.|000\.100\.1|000\.[36])/],
  ['review', /^(000\.400\.0[^3]|000\.400\.100)/],
  ['pending', /^(000\.200|800\.400\.5|100\.400\.500)/],
  ['chargeback', /^000\.100\.2/],
  ['communication', /^(900\.[1234]00|000\.400\.030)/],
] as const;

export type ResultGroup = (typeof GROUPS)[number][0] | 'declined';

/** The group decides what a code means for the money; anything that no pattern names is a decline. */
export const groupOf = (code: string): ResultGroup =>
  GROUPS.find(([, pattern]) => pattern.test(code))?.[0] ?? 'declined';

/** The `result` object of every answer. */
export const resultOf = (code: string) => ({ code, description: DESCRIPTIONS[code] ?? 'no description' });
