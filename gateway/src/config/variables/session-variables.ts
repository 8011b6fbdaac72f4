import { described, flag, integer, text } from '../../ground/variables/variable.ts';

export const sessionVariables = {
  TRACK_TIME_MS: described(integer(1_000, 3_600_000, 60_000), 'The rhythm of the page’s session ping.'),
  SESSION_TTL_MS: described(
    integer(10_000, 2_592_000_000, 1_800_000),
    'A session in which the customer does nothing, or that isn’t pinged, ends after this (30 minutes).',
  ),
  SESSION_LIFETIME_MS: described(
    integer(10_000, 31_536_000_000, 43_200_000),
    'Any session ends after this, however busy it is (12 hours: a day’s betting).',
  ),
  ENCRYPT_PASSWORDS: described(
    flag(true),
    'Passwords are sent encrypted with a key that is used once. TLS is what protects them.',
  ),
  LOGIN_TOKEN_TTL_MS: described(integer(1_000, 3_600_000, 120_000), 'How long such a key is good.'),
  LOCKOUT_FAILURES: described(
    integer(1, 1_000, 5),
    'So many failed sign-ins in a row lock a customer id for one address.',
  ),
  LOCKOUT_ADDRESS_FAILURES: described(
    integer(1, 100_000, 50),
    'So many failed sign-ins in a row lock an address for all customer ids.',
  ),
  LOCKOUT_MS: described(
    integer(100, 86_400_000, 900_000),
    'How long a lock lasts, and how long failures are remembered.',
  ),
  GUESSES_PER_HOUR: described(
    integer(1, 100_000, 20),
    'Failed sign-ins to one customer id from all addresses together: so many at once, and then so many an hour. ' +
      'Beyond that nobody is locked: anyone on a device new to the customer is told when to try again ' +
      '([sign-in under attack](customers.md#sign-in-under-attack)).',
  ),
  CUSTOMER_ID_SUFFIX: described(
    text('up to 16 letters, digits, - or _', /^[\w-]{0,16}$/, ''),
    'It is appended to the customer id at sign-in.',
  ),
} as const;
