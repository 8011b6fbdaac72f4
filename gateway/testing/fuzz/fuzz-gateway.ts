/**
 * Sends random tickets with everything that a request may contain, including hostile values, to its own gateway.
 * Meanwhile games open, lines move, live tickets wait, and finals and corrections come in. In the end an independent
 * judge calculates each customer's correct balance.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/ground/database/create-database.ts';
import type { DatabaseTarget } from '../../src/ground/database/read-target.ts';
import type { KillableGateway } from '../kill/killable-gateway.ts';
import { signIn } from '../customers/sign-in.ts';
import { openPlayedHouse } from '../worlds/open-played-house.ts';
import { expireAllOpenSpots, waitForGrades } from '../season/season-grading.ts';
import { createSeededRandom, type Random } from '@lineboard/domain/testing/seeded-random';
import { createCaller } from './call-gateway.ts';
import { createShares } from './count-shares.ts';
import { drawGame, type FuzzGame } from './draw-game.ts';
import type { Generator } from './draw-ticket.ts';
import { createFindings, type Finding } from './findings.ts';
import { seedFuzzCustomers } from './fuzz-customers.ts';
import type { FuzzBettor, FuzzWorld } from './fuzz-world.ts';
import { judgeFuzz } from './judge/judge-fuzz.ts';
import { recordLines } from './line-history.ts';
import { listNeverDrawn } from './list-never-drawn.ts';
import { openFuzzBoard } from './open-fuzz-board.ts';
import { playLargest } from './play-largest.ts';
import { playTicket } from './play-ticket.ts';
import { poisonPending } from './poison-pending.ts';
import type { LoopClock } from './read-holds.ts';
import { openFuzzRulings } from './rulings/fuzz-rulings.ts';
import { settleSales } from './sales/settle-sales.ts';
import { settleFailures } from './settle-failures.ts';
import { settleHolds } from './settle-holds.ts';
import { judgeTabs } from './tabs/play-tabs.ts';
import { judgeQuiet, seedQuietCustomer } from './tabs/quiet-customer.ts';
import { openTypingDesk } from './typing/typing-desk.ts';
import { watchPending } from './watch-pending.ts';

export interface FuzzSetting {
  /** The started gateway. */
  gateway: KillableGateway;
  target: () => DatabaseTarget;
  clock: LoopClock;
  tickets: number;
  /** The number of tickets between two changes of games. */
  ticketsPerRound: number;
  gamesAtATime: number;
  customers: number;
  inFlight: number;
  generators: readonly Generator[];
  seed: number;
  /** Called after each round with the number of tickets so far. */
  onRound?: (played: number) => void;
  /** Lets a test tamper with the books or with the record of placed tickets, to see whether the judge notices. */
  beforeJudging?: (database: Database, world: Pick<FuzzWorld, 'placed'>) => Promise<void>;
}

export interface FuzzReport {
  findings: Finding[];
  /** The numbers sent and accepted, by kind of ticket, and in brackets by generator. */
  shares: Record<string, [number, number]>;
  answers: Record<string, number>;
  tickets: number;
  ticketsPerSecond: number;
  largestTried: number;
  poisoned: number;
  longestHoldMs: number;
  holdsOver: number;
  wagers: number;
  /** The cases that the generators should have drawn but never did. */
  neverDrawn: string[];
}

/** Most holds of the event loop are garbage collections, so only the longest of a round are examined. */
const HOLDS_LOOKED_INTO = 3;
const MOVE_EVERY_MS = 60;
const LARGEST_PER_CUSTOMER = 3;
const OPEN_BETS_EVERY = 30;
/** Long enough for most of a round's wagers to be graded. */
const GRADED_MS = 300;
const PENDING_LIMIT_MS = 20_000;

export const runFuzz = async (setting: FuzzSetting): Promise<FuzzReport> => {
  const { gateway, tickets, ticketsPerRound, gamesAtATime, seed, clock } = setting;
  const house = await openPlayedHouse([gateway.origin], setting.target(), (database) =>
    seedFuzzCustomers(database, setting.customers),
  );
  const { database, mover, customerIds: ids } = house;
  const random = createSeededRandom(seed);
  try {
    const history = recordLines(mover);
    const board = openFuzzBoard(history);
    const drawn: FuzzGame[] = [];
    const drawRound = (): FuzzGame[] => {
      const games = Array.from({ length: gamesAtATime }, () =>
        drawGame(random, drawn.push(undefined as never) - 1),
      );
      drawn.splice(drawn.length - games.length, games.length, ...games);
      return games;
    };
    let ending = drawRound();
    await board.open(ending);
    const bettors: FuzzBettor[] = [];
    for (const [at, page] of (await house.openPages()).entries()) {
      const renewedCookie = await signIn(gateway.origin, page.customer.customerId);
      const own = createSeededRandom(seed * 1_000 + at + 1);
      bettors.push({ page, renewedCookie, random: own, turn: at * 53, open: [], refs: [], earlier: [] });
    }
    const quiet = await seedQuietCustomer(database, gateway.origin);
    const world: FuzzWorld = {
      call: createCaller(gateway.origin, setting.inFlight * 3),
      board,
      games: ending,
      bettors,
      findings: createFindings(),
      shares: createShares(),
      refusals: new Map(),
      placed: [],
      sales: { keys: [], soldWhole: new Map() },
      combinations: { turns: 0 },
      rulings: await openFuzzRulings(database, gateway.origin),
      tabs: { quiet, turn: 0, reads: 0, keys: [] },
      typing: await openTypingDesk(database, gateway.origin),
      sent: new Map(),
      failed: [],
      waiting: [],
    };
    let [played, playedMs, largestTried, poisoned, longestHoldMs, holdsOver] = [0, 0, 0, 0, 0, 0];
    let previous: readonly FuzzGame[] = [];
    // The start holds the event loop for long; nobody waits for it yet.
    clock.take();
    while (played < tickets && !isHopeless(world)) {
      const next = drawRound();
      await board.open(next);
      world.games = [...ending, ...next];
      const count = Math.min(ticketsPerRound, tickets - played);
      const startedMs = performance.now();
      // The previous games are graded, first wrongly and then correctly, while tickets on these are sent.
      const over = previous;
      const grading = (async () => {
        await board.tell(over, 'first');
        await waitForFirst(database, over);
        await sleep(GRADED_MS);
        const back = await board.takeBack(over);
        await sleep(GRADED_MS);
        await board.tell(back, 'first');
        await waitForFirst(database, back);
        await board.tell(over, 'correction');
      })();
      const unrest = startUnrest(world, database, random, ids);
      await playRound(world, setting, count);
      await Promise.all([grading, unrest.stop()]);
      // A graded wager leaves more room than the page knew.
      await waitForGrades(database, over, 'correction');
      playedMs += performance.now() - startedMs;
      played += count;
      poisoned += unrest.poisoned();
      setting.onRound?.(played);

      await settleFailures(world, gateway, database);
      const held = await settleHolds(world, clock, HOLDS_LOOKED_INTO);
      longestHoldMs = Math.max(longestHoldMs, held.longestMs);
      holdsOver += held.over;
      const tried = bettors.map((bettor) => tryLargest(world, bettor));
      largestTried += (await Promise.all(tried)).reduce((sum, each) => sum + each, 0);
      await board.close(ending);
      await waitForPending(world);
      await board.takeDown(ending);
      previous = ending;
      ending = next;
    }
    await board.takeDown(ending);
    for (const games of [previous, ending]) {
      await board.tell(games, 'first');
      await waitForFirst(database, games);
      await board.tell(games, 'correction');
    }
    await waitForPending(world);
    await settleSales(database, world.findings);
    await waitForGrades(database, drawn, 'correction');
    await expireAllOpenSpots(database);
    await setting.beforeJudging?.(database, world);
    await judgeTabs(database, world.tabs, world.findings);
    await judgeQuiet(database, quiet, world.findings);
    const wagers = await judgeFuzz({
      database,
      history,
      games: drawn,
      placed: world.placed,
      ruled: world.rulings.ruled,
      findings: world.findings,
    });
    return {
      findings: world.findings.list(),
      shares: world.shares.list(),
      answers: Object.fromEntries([...world.refusals].toSorted(([, a], [, b]) => b - a)),
      tickets: played,
      ticketsPerSecond: Math.round((played / playedMs) * 1_000),
      largestTried,
      poisoned,
      longestHoldMs: Math.round(longestHoldMs),
      holdsOver,
      wagers,
      neverDrawn: listNeverDrawn(setting.generators, world.shares),
    };
  } finally {
    await house.close();
  }
};

/**
 * Waits until first reports are processed. A game stays called off, and a first final stays decided (HR-73, HR-76), but
 * only if the report was processed before the feed withdrew it.
 */
const waitForFirst = (database: Database, games: readonly FuzzGame[]): Promise<void> =>
  waitForGrades(
    database,
    games.filter(({ fate }) => fate === 'cancelledFirst' || fate === 'cancelledLast'),
    'first',
  );

/** A gateway that has stopped answering won't answer the rest either. */
const isHopeless = ({ findings }: FuzzWorld): boolean =>
  (findings.list().find(({ kind }) => kind === 'no answer')?.times ?? 0) >= 5;

const playRound = async (world: FuzzWorld, setting: FuzzSetting, count: number): Promise<void> => {
  let left = count;
  const work = async (at: number): Promise<void> => {
    for (let turn = at; left > 0 && !isHopeless(world); turn += setting.inFlight) {
      left -= 1;
      const bettor = world.bettors[turn % world.bettors.length]!;
      if (bettor.turn % OPEN_BETS_EVERY === 0) {
        // If they can't be read, the bettor continues with the ones that he knows.
        const bets = await bettor.page.openBets().catch(() => null);
        bettor.open = bets?.open ?? bettor.open;
      }
      await playTicket(world, bettor, setting.generators);
    }
  };
  await Promise.all(Array.from({ length: setting.inFlight }, (_, at) => work(at)));
};

/** Keeps moving lines and asking about live tickets; now and then a poisoned ticket waits in front of the others. */
const startUnrest = (
  world: FuzzWorld,
  database: Database,
  random: Random,
  ids: readonly string[],
): { stop: () => Promise<void>; poisoned: () => number } => {
  let [stopped, turns, poisoned] = [false, 0, 0];
  const running = (async () => {
    for (; !stopped; turns += 1) {
      await world.board.move(random, world.games);
      if (turns % 4 === 0) await watchPending(world);
      if (turns % 20 === 10) {
        await poisonPending(database, ids[turns % ids.length]!, random);
        poisoned += 1;
      }
      await sleep(MOVE_EVERY_MS);
    }
  })();
  running.catch(() => {});
  return {
    stop: () => {
      stopped = true;
      return running;
    },
    poisoned: () => poisoned,
  };
};

const tryLargest = async (world: FuzzWorld, bettor: FuzzBettor): Promise<number> => {
  let tried = 0;
  for (let left = 4 * LARGEST_PER_CUSTOMER; left > 0 && tried < LARGEST_PER_CUSTOMER; left -= 1)
    if (await playLargest(world, bettor)) tried += 1;
  return tried;
};

const waitForPending = async (world: FuzzWorld): Promise<void> => {
  const giveUpAt = Date.now() + PENDING_LIMIT_MS;
  while ((await watchPending(world)) > 0 && Date.now() < giveUpAt) await sleep(50);
};
