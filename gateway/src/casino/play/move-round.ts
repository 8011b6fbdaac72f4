import { applyRoundMove, type RoundMove } from '@lineboard/domain/casino/wallet/apply-round-move';
import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../ground/customer/calculate-balance.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import { PLAY_COLUMNS, type PlayRow, roundOf } from './play-row.ts';
import { type PlayChange, writePlay } from './write-play.ts';

interface RoundName {
  provider: string;
  round: string;
}

type Row = PlayRow & AccountRow;

const SELECT = createStatement<RoundName>(
  'read-play',
  `select ${PLAY_COLUMNS}, ${ACCOUNT_COLUMNS}
   from casino_play p join account a using (customer_id) join customer c using (customer_id)
   where p.provider = :provider::text and p.round = :round::text`,
);

/** Each try that fails, somebody else's went through. */
const MOST_TRIES = 50;

/** The account after a change. */
export const accountAfter = (
  before: AccountRow,
  { heldCents, madeCents }: Pick<PlayChange, 'heldCents' | 'madeCents'>,
): AccountRow => ({
  current_balance_cents: before.current_balance_cents + madeCents,
  at_risk_cents: before.at_risk_cents + heldCents,
  free_play_balance_cents: before.free_play_balance_cents,
  version: before.version + 1,
  credit_acct_flag: before.credit_acct_flag,
  credit_limit_cents: before.credit_limit_cents,
});

/**
 * Moves a round without any call of its provider.
 *
 * @returns whose it is and the balance; null when there is no such round, or it is over
 */
export const moveRound = async (
  runner: StatementRunner,
  { provider, round }: RoundName,
  move: RoundMove,
  { closedBy, now }: Pick<PlayChange, 'closedBy' | 'now'>,
): Promise<{ customerId: string; balance: BalanceFigures } | null> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { rows } = await runner.query<Row>(SELECT({ provider, round }));
    const [row] = rows;
    if (row === undefined || row.posted_book_ms !== null) return null;
    const outcome = applyRoundMove(roundOf(row), move);
    if (!outcome.ok) return null;
    const { play_customer_id: customerId, version } = row;
    const change = { ...outcome, customerId, version, play: { playId: row.play_id }, closedBy, now };
    if ((await writePlay(runner, change, null)) !== null)
      return { customerId, balance: calculateBalance(accountAfter(row, outcome)) };
  }
  throw new Error(`round ${round} of ${provider} changed ${MOST_TRIES} times while it was moved`);
};
