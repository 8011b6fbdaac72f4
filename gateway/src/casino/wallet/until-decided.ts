import type { WalletBody } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import type { PlayMoment } from '../play/play-moment.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Traces } from '../../ground/traces/traces.ts';
import { decideBet } from './decide-bet.ts';
import { decideClose, decideWin } from './decide-on-round.ts';
import { decideRefund } from './decide-refund.ts';
import type { RoundCall } from './hash-call.ts';
import { KnownPlayers } from './known-players.ts';
import { isTakenMeanwhile } from './record-transaction.ts';
import { traceRunner } from './traced-runner.ts';
import type { Decided, Tried, Try } from './try.ts';

type Decide<Name extends RoundCall> = (given: Try, body: WalletBody<Name>) => Promise<Tried>;

const DECIDE: { [Name in RoundCall]: Decide<Name> } = {
  bet: decideBet,
  win: decideWin,
  refund: decideRefund,
  close: decideClose,
};

/** Two calls on one account rarely meet; who loses this often takes its lock and waits for the turn. */
const TRIES_WITHOUT_LOCK = 3;
const TRIES_UNDER_LOCK = 5;

const LOCK = 'select from account where customer_id = $1 for update';

/** @returns null when the transaction was decided by somebody else in the same moment: it is known now */
const tryOnce = async (decide: () => Promise<Tried>): Promise<Tried | null> => {
  try {
    return await decide();
  } catch (error) {
    if (isTakenMeanwhile(error)) return null;
    throw error;
  }
};

interface DecidingParts {
  database: Pick<Database, 'pool' | 'pipeline' | 'connectionsOpened'>;
  players: KnownPlayers;
  traces: Traces;
}

/**
 * Judges a call by what was read, and writes it on the condition that nothing changed since; until one of both holds.
 *
 * @throws when the database is lost: what became of the call is found out by sending it again
 */
export const untilDecided = async <Name extends RoundCall>(
  { database, players, traces }: DecidingParts,
  { provider, name, body }: { provider: string; name: Name; body: WalletBody<Name> },
  now: () => PlayMoment,
): Promise<Decided> => {
  const { pool, pipeline } = database;
  const runner = traceRunner(traces, pipeline);
  const decide: Decide<Name> = DECIDE[name];
  let customerId: string | null = null;
  for (let tries = 0; tries < TRIES_WITHOUT_LOCK + TRIES_UNDER_LOCK; tries += 1) {
    const isFree = tries < TRIES_WITHOUT_LOCK;
    const tried = await tryOnce(() =>
      traces.inSpan('wallet.decide', async (span) => {
        span.set({ 'lineboard.try': tries + 1, 'lineboard.locked': !isFree });
        const decided = await (isFree
          ? decide({ provider, runner, client: pool, players, now: now() }, body)
          : inTransaction(pool, async (client) => {
              if (customerId !== null) await client.query(LOCK, [customerId]);
              // A transaction may still fail to commit: what it wrote is not remembered.
              const nobody = new KnownPlayers(database, { mostPlayers: 1, mostRounds: 1 });
              const held = traceRunner(traces, client);
              return decide({ provider, runner: held, client, players: nobody, now: now() }, body);
            }));
        span.set({ 'lineboard.decided': decided.outcome !== null });
        return decided;
      }),
    );
    if (tried?.outcome) {
      // It may have been decided before, or be decided elsewhere just now.
      if (tried.moved === null) await pipeline.flushed();
      return tried;
    }
    customerId = tried?.customerId ?? customerId;
  }
  throw new Error(`a ${name} could not be decided: its account never stood still`);
};
