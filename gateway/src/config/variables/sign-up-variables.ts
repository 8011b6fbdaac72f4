import { described, integer, oneOf, text } from '../../ground/variables/variable.ts';

export const signUpVariables = {
  SIGN_UP: described(
    oneOf(['closed', 'open', 'approve'], null),
    'Whether people open accounts by themselves: `open` at once, `approve` closed until you say ' +
      '`lineboard customers reopen NUMBER` (`customers waiting` lists who waits, `customers close` turns one down), ' +
      '`closed` not at all.',
    '`closed`; in a demo `open`',
  ),
  SIGN_UP_STORE: described(
    text<string | null>('1 to 32 letters, digits, - or _', /^[\w-]{1,32}$/, null),
    'Whose lines such accounts have.',
    '`DEFAULT_STORE`',
  ),
  SIGN_UP_AGENT: described(
    text('1 to 32 capital letters, digits, - or _', /^[A-Z0-9_-]{1,32}$/, 'HOUSE'),
    'Their agent.',
  ),
  SIGN_UP_CURRENCY: described(
    text('three capital letters, e.g. USD', /^[A-Z]{3}$/, 'USD'),
    'Their currency. They are post-up accounts.',
  ),
  SIGN_UP_MAX_BASE_CENTS: described(
    integer(0, 1_000_000_000, 100_000),
    'The most on any one bet of theirs, until `limits set` says it in detail.',
  ),
  SIGN_UP_LEAST_AGE: described(integer(18, 99, 21), 'How many years old their customers have to be.'),
  SIGN_UP_PREFIX: described(
    text('up to 8 letters or digits', /^[A-Za-z0-9]{0,8}$/, 'C'),
    'What their numbers begin with: `C100001`.',
  ),
} as const;
