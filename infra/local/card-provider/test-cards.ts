/**
 * The sandbox's test cards. All numbers satisfy the Luhn check. Name, expiry (not in the past) and security
 * code (3 digits, AMEX 4) are free.
 *
 * | number              | brand  | what happens                                                          |
 * |---------------------|--------|-----------------------------------------------------------------------|
 * | 4200 0000 0000 0000 | VISA   | succeeds                                                              |
 * | 5200 0000 0000 0007 | MASTER | succeeds                                                              |
 * | 3745 0026 2001 008  | AMEX   | succeeds                                                              |
 * | 4200 0000 0000 0042 | VISA   | asks for 3-D Secure: succeed, fail, cancel, or close the page         |
 * | 4200 0000 0000 0018 | VISA   | 800.100.152 declined by the bank                                      |
 * | 4200 0000 0000 0026 | VISA   | 800.100.155 over the card's limit                                     |
 * | 4200 0000 0000 0034 | VISA   | 800.100.153 wrong security code                                       |
 * | 4200 0000 0000 0059 | VISA   | 000.400.000 charged, under review until a control call settles it     |
 * | 4200 0000 0000 0067 | VISA   | 100.400.500 pending until a control call settles it                   |
 * | 4200 0000 0000 0075 | VISA   | 900.100.300 communication fault: unknown until a control call settles |
 *
 * Every other Luhn-valid number of the three brands succeeds, as it does at the real test platform.
 */
export const TEST_CARDS = {
  visa: { number: '4200000000000000', brand: 'VISA', outcome: '000.100.110' },
  master: { number: '5200000000000007', brand: 'MASTER', outcome: '000.100.110' },
  amex: { number: '374500262001008', brand: 'AMEX', outcome: '000.100.110' },
  threeDSecure: { number: '4200000000000042', brand: 'VISA', outcome: 'challenge' },
  declined: { number: '4200000000000018', brand: 'VISA', outcome: '800.100.152' },
  overLimit: { number: '4200000000000026', brand: 'VISA', outcome: '800.100.155' },
  wrongSecurityCode: { number: '4200000000000034', brand: 'VISA', outcome: '800.100.153' },
  review: { number: '4200000000000059', brand: 'VISA', outcome: '000.400.000' },
  pending: { number: '4200000000000067', brand: 'VISA', outcome: '100.400.500' },
  communicationFault: { number: '4200000000000075', brand: 'VISA', outcome: '900.100.300' },
} as const;

/** A result code, or `challenge` for the 3-D Secure page. */
export const outcomeOfCard = (number: string): string =>
  Object.values(TEST_CARDS).find((card) => card.number === number)?.outcome ?? TEST_CARDS.visa.outcome;
