import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import { checkBooks } from './validate/check-books.ts';
import { checkAccounts, checkMoves } from './validate/check-money.ts';
import { readStoredAccounts, readStoredMoves } from './validate/stored-money.ts';
import type { MoneyTraffic } from './traffic/money-traffic.ts';
import { checkTickets } from './validate/check-tickets.ts';
import type { FaultCell } from './failpoint/fault-cell.ts';
import type { FaultGateway } from './failpoint/fault-gateway.ts';
import type { FaultHouse } from './fault-house.ts';
import type { FaultMover } from './traffic/fault-mover.ts';
import type { FaultRound } from './report/fault-round.ts';
import { countTries } from './report/count-tries.ts';
import { readStoredTickets } from './validate/stored-tickets.ts';
import type { TicketPump } from './traffic/ticket-pump.ts';
import { readBook, type Watchers } from './traffic/watchers.ts';
import { findLeader, watchTakeover } from './failpoint/who-leads.ts';

export interface FaultScene {
  house: FaultHouse;
  mover: FaultMover;
  pump: TicketPump;
  watchers: Watchers;
  money: readonly MoneyTraffic[];
}

/** Life as always before and after the fault. */
const SPREAD_MS = 500;
const BEFORE_MS = 1_000;
const AFTER_MS = 2_500;
/** A house that is not whole by then has failed. */
const WHOLE_WITHIN_MS = 75_000;
const MOVING_WITHIN_MS = 500;
const DRAIN_WITHIN_MS = 25_000;
const BOOKS_WITHIN_MS = 5_000;

const isReady = async ({ origin }: FaultGateway): Promise<boolean> => {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Prices move, nobody is grey, both gateways say that they take tickets. */
const waitUntilWhole = async ({ house, mover, watchers }: FaultScene): Promise<void> => {
  for (const deadline = Date.now() + WHOLE_WITHIN_MS; Date.now() < deadline; await sleep(50)) {
    if (!watchers.log.isWhole || Date.now() - mover.takenAtMs > MOVING_WITHIN_MS) continue;
    const ready = await Promise.all(house.gateways.map(isReady));
    if (ready.every(Boolean)) return;
  }
};

/** Compares until all agree: the last change is still on its way to some. */
const compareBooks = async ({ house, mover, watchers }: FaultScene): Promise<string[]> => {
  for (const deadline = Date.now() + BOOKS_WITHIN_MS; ; await sleep(250)) {
    const [first, second] = await Promise.all(
      house.gateways.map(({ origin }, at) => readBook(`gateway ${at + 1}`, origin)),
    );
    const others = [second!, ...watchers.holdings()];
    const differences = checkBooks(mover.history.prices(), first!, others);
    if (differences.length === 0 || Date.now() > deadline) return differences;
  }
};

const judgeMoney = async ({ house: { database }, money }: FaultScene) => {
  const sent = money.flatMap((traffic) => traffic.take());
  const stored = await readStoredMoves(
    database,
    sent.map(({ id }) => id),
  );
  const accounts = await readStoredAccounts(database);
  return {
    moves: sent.length,
    movesDone: sent.filter(({ outcome }) => outcome === 'done').length,
    wrongMoney: [
      ...checkMoves(sent, stored),
      ...money.flatMap((traffic) => [
        ...checkAccounts(traffic.expected(), accounts),
        ...traffic.takeContradictions(),
      ]),
    ],
  };
};

const within = <T>(limitMs: number, what: Promise<T>): Promise<T | undefined> =>
  Promise.race([what, sleep(limitMs, undefined, { ref: false })]);

/** Everything runs when it begins, and again when it has ended. */
export const runRound = async (cell: FaultCell, scene: FaultScene): Promise<FaultRound> => {
  const { house, mover, pump, watchers, money } = scene;
  const { leader, other } = await findLeader(house.gateways);
  mover.move();
  // After the round before all pages may be with one gateway: the balancer spreads them over both again.
  house.balancer.cut();
  await sleep(SPREAD_MS);
  await waitUntilWhole(scene);
  for (const traffic of [pump, ...money]) traffic.start();
  await sleep(BEFORE_MS);

  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const countLines = (): number => house.gateways.reduce((sum, { logLines }) => sum + logLines, 0);
  const linesBefore = countLines();
  let gapMs = 0;
  let liftedMs: number | null = null;
  mover.onTaken = (ms) => {
    gapMs = Math.max(gapMs, ms);
  };
  watchers.begin();
  const takeover = watchTakeover(other);
  const struckMs = Date.now();
  const leaderAt = house.gateways.indexOf(leader) as 0 | 1;
  await cell.strike({
    house,
    leader,
    other,
    leaderAt,
    otherAt: leaderAt === 0 ? 1 : 0,
    lifted: () => {
      liftedMs = Date.now() - struckMs;
    },
  });
  await waitUntilWhole(scene);
  await sleep(AFTER_MS);

  const grey = watchers.log.read(Date.now());
  const { shownOldMs } = watchers;
  gapMs = Math.max(gapMs, Date.now() - mover.takenAtMs);
  const takeoverMs = await takeover.stop();
  const logLines = countLines() - linesBefore;
  lag.disable();

  await Promise.all([
    within(DRAIN_WITHIN_MS, mover.rest()),
    ...[pump, ...money].map((traffic) => traffic.drain(DRAIN_WITHIN_MS)),
  ]);
  const differences = await compareBooks(scene);
  const sent = pump.take();
  const stored = await readStoredTickets(house.database, sent[0]?.riskCents ?? Infinity);
  return {
    cell,
    grey,
    liftedMs,
    gapMs,
    takeoverMs,
    shownOldMs,
    tickets: sent.length,
    ...checkTickets(sent, stored),
    ...countTries(sent),
    differences,
    ...(await judgeMoney(scene)),
    discrepancies: await checkBalances(house.database.pool),
    logLines,
    lagMs: lag.max / 1e6,
  };
};
