import { leftOf, selectTightest } from '@lineboard/domain/own-limits/select-tightest';
import type pg from 'pg';
import { calculateBalance } from '../customer/calculate-balance.ts';
import { readOwnTerms } from '../own-limits/own-terms.ts';
import { readOwnFigures } from '../own-limits/read-own-figures.ts';
import { lockPlayer } from './lock-player.ts';

export interface Play {
  customerId: string;
  /** Whose game it is, as the integration names it. */
  system: string;
  /** The system's own number of the play. */
  round: string;
  stakeCents: number;
}

/** When it happens, on both clocks. */
export interface PlayMoment {
  wallMs: number;
  bookMs: number;
}

export type PlayAnswer = 'accepted' | 'known' | 'notCovered' | 'ownLimit' | 'unknownCustomer';

const INSERT_PLAY = `
with play as (
  insert into casino_play (customer_id, system, round, stake_cents, accepted_book_ms) values ($1, $2, $3, $4, $6)
  on conflict (system, round) do nothing returning play_id, stake_cents
), held as (
  update account set at_risk_cents = at_risk_cents + play.stake_cents, version = version + 1 from play
  where customer_id = $1
)
insert into ledger (customer_id, kind, amount_cents, at_risk_cents, play_id, at_ms, book_ms)
select $1, 'casinoHold', 0, stake_cents, play_id, $5, $6 from play`;

const SELECT_KNOWN = 'select customer_id from casino_play where system = $1 and round = $2';

/** OWN-5, OWN-8: a play is no bet, and loses all the same. */
const breaksOwnLimit = async (
  client: pg.PoolClient,
  customerId: string,
  stakeCents: number,
  now: PlayMoment,
): Promise<boolean> => {
  const terms = await readOwnTerms(client, customerId);
  const own = await readOwnFigures(client, customerId, terms, now);
  if (own === null) return false;
  const tightest = selectTightest(own, ['loss'], now.bookMs);
  return own.timeOut !== null || (tightest !== null && stakeCents > leftOf(tightest));
};

/**
 * Holds the stake of a play, in the caller's transaction. A play that is told again holds nothing twice.
 *
 * @returns `unknownCustomer` also of a play that is somebody else's
 */
export const acceptPlay = async (
  client: pg.PoolClient,
  { customerId, system, round, stakeCents }: Play,
  { wallMs, bookMs }: PlayMoment,
): Promise<PlayAnswer> => {
  const account = await lockPlayer(client, customerId);
  if (account === null) return 'unknownCustomer';
  const { rows: known } = await client.query<{ customer_id: string }>(SELECT_KNOWN, [system, round]);
  if (known[0] !== undefined) return known[0].customer_id === customerId ? 'known' : 'unknownCustomer';
  if (stakeCents > calculateBalance(account).availableCents) return 'notCovered';
  if (await breaksOwnLimit(client, customerId, stakeCents, { wallMs, bookMs })) return 'ownLimit';
  const values = [customerId, system, round, stakeCents, wallMs, Math.round(bookMs)];
  const { rowCount } = await client.query(INSERT_PLAY, values);
  // Somebody else's play of the same number came at the same time.
  return rowCount === 0 ? 'unknownCustomer' : 'accepted';
};
