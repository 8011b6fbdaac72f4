import { MAX_AMOUNT_CENTS } from '@lineboard/domain/ground/money/cents';
import { cardKeys } from '../card-keys.ts';
import { amountByCurrency } from '../amount-by-currency.ts';
import { described, integer } from '../../ground/variables/variable.ts';

export const cashierVariables = {
  CASHIER_SMALLEST_CENTS: described(
    integer(1, MAX_AMOUNT_CENTS, 1_000),
    'The least that a customer may pay in or take out at once at the [cashier](../cashier.md), in cents of the ' +
      'customer’s currency.',
  ),
  CASHIER_LARGEST_CENTS: described(integer(1, MAX_AMOUNT_CENTS, 1_000_000), 'The most, likewise.'),
  CASHIER_MOST_WAITING: described(
    integer(1, 100, 5),
    'Deposits and payouts of one customer that wait for an operator at once.',
  ),
  CASHIER_AUTO_DEPOSIT_CENTS: described(
    amountByCurrency,
    'Deposits up to so much of one customer’s in a day of the book approve themselves, in cents of the customer’s ' +
      'currency.',
    '`0`; in a demo `100000`',
  ),
  CASHIER_AUTO_PAYOUT_CENTS: described(amountByCurrency, 'Payouts likewise.', '`0`; in a demo `25000`'),
  CARD_KEYS: described(
    cardKeys,
    'What [images of cards](../card-upload.md) are sealed with. `lineboard init` writes one, `lineboard doctor` tells ' +
      'one. Without it the book takes no images.',
    'none; in a demo one that lasts as long as the process',
  ),
  CARD_KEEP_DAYS: described(integer(1, 3_650, 90), 'For how many days images of cards are kept.'),
} as const;
