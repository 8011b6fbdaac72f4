import type { CashTerms } from '@lineboard/domain/casino/cashier/cash-terms';
import type { WalletBody } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import type pg from 'pg';
import type { PlayMoment } from '../play/play-moment.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { CashTry, DecidedCash } from './cash-try.ts';
import { decideCancel } from './decide-cancel.ts';
import { decideCash } from './decide-cash.ts';
import type { CashCall } from './hash-call.ts';
import { isTakenMeanwhile } from './record-transaction.ts';

type Decide<Name extends CashCall> = (given: CashTry, body: WalletBody<Name>) => Promise<DecidedCash<Name>>;

const DECIDE: { [Name in CashCall]: Decide<Name> } = {
  deposit: (given, body) => decideCash(given, 'deposit', body),
  payout: (given, body) => decideCash(given, 'payout', body),
  cancel: decideCancel,
};

interface CalledCash<Name extends CashCall> {
  provider: string;
  name: Name;
  body: WalletBody<Name>;
  terms: CashTerms;
}

/** A number that another session's call took in the same moment is known at the second try. */
const MOST_TRIES = 3;

/**
 * Decides a call of the cashier, account and all in one transaction. Unlike bets they are few: each waits for its turn.
 *
 * @throws when the database is lost: what became of the call is found out by sending it again
 */
export const decideCashCall = async <Name extends CashCall>(
  pool: pg.Pool,
  { provider, name, body, terms }: CalledCash<Name>,
  now: () => PlayMoment,
): Promise<DecidedCash<Name>> => {
  const decide: Decide<Name> = DECIDE[name];
  for (let tries = 1; ; tries += 1)
    try {
      return await inTransaction(pool, (client) => decide({ client, provider, terms, now: now() }, body));
    } catch (error) {
      if (tries === MOST_TRIES || !isTakenMeanwhile(error)) throw error;
    }
};
