import pMap from 'p-map';
import type { SandboxTools } from '../sandbox-parts.ts';
import { settleRound } from './settle-round.ts';
import { listDueRounds } from './wallet-calls.ts';
import { repeat } from '../../ground/timers/repeat.ts';

const EVERY_MS = 1_000;
const MOST_ROUNDS = 50;
const AT_ONCE = 4;

/** What nobody's page waits for any more is sent all the same. */
export const sendDueCalls = async (tools: SandboxTools): Promise<void> => {
  const rounds = await listDueRounds(tools.pool, tools.wallNowMs(), MOST_ROUNDS);
  await pMap(rounds, (round) => settleRound(tools, round), { concurrency: AT_ONCE });
};

/** @returns stops, after what is under way */
export const keepSending = (tools: SandboxTools): (() => Promise<void>) => {
  let underWay: Promise<void> | null = null;
  const stop = repeat(() => {
    underWay ??= sendDueCalls(tools)
      .catch((error: unknown) => tools.reporter.failed('notSent', error))
      .finally(() => {
        underWay = null;
      });
  }, EVERY_MS);
  return async () => {
    stop();
    await underWay;
  };
};
