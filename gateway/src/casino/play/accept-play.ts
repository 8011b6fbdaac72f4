import { applyRoundMove, NEW_ROUND } from '@lineboard/domain/casino/wallet/apply-round-move';
import type pg from 'pg';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { readOwnTerms } from '../../account/own-limits/own-terms.ts';
import { judgeOwnLimits } from './judge-own-limits.ts';
import { lockPlayer } from './lock-player.ts';
import type { PlayMoment } from './play-moment.ts';
import { writePlay } from './write-play.ts';

export interface Play {
  customerId: string;
  /** The system that the game belongs to, as the integration names it. */
  system: string;
  /** The system's own number of the play. */
  round: string;
  stakeCents: number;
}

export type PlayAnswer =
  | 'accepted'
  | 'known'
  | 'notCovered'
  | 'inTimeOut'
  | 'ownLossLimit'
  | 'amountExceeded'
  | 'unknownCustomer';

const SELECT_KNOWN = 'select customer_id from casino_play where provider = $1 and round = $2';

/**
 * Holds the stake of a play that no wallet told of, in the caller's transaction. One that is told again holds nothing
 * twice.
 *
 * @returns `unknownCustomer` also of a play that is somebody else's
 */
export const acceptPlay = async (
  client: pg.PoolClient,
  { customerId, system, round, stakeCents }: Play,
  now: PlayMoment,
): Promise<PlayAnswer> => {
  const account = await lockPlayer(client, customerId);
  if (account === null) return 'unknownCustomer';
  const { rows: known } = await client.query<{ customer_id: string }>(SELECT_KNOWN, [system, round]);
  if (known[0] !== undefined) return known[0].customer_id === customerId ? 'known' : 'unknownCustomer';
  if (stakeCents > calculateBalance(account).availableCents) return 'notCovered';
  const terms = await readOwnTerms(client, customerId);
  const broken = await judgeOwnLimits(client, { customerId, terms, stakeCents }, now);
  if (broken !== null) return broken;
  const outcome = applyRoundMove(NEW_ROUND, { kind: 'bet', amountCents: stakeCents });
  if (!outcome.ok) return 'amountExceeded';
  const play = { provider: system, system, round, game: null };
  const { version } = account;
  await writePlay(client, { ...outcome, customerId, version, play, closedBy: null, now }, null);
  return 'accepted';
};
