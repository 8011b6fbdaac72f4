/**
 * A season: games open, tickets of every kind are placed on them through the gateway's HTTP API while prices move,
 * finals and corrections come in, the games leave the book, and in the end everything is worked out again by brute
 * force. Meanwhile another feed lies about games of its own.
 */
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { DatabaseTarget } from '../../src/ground/database/read-target.ts';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import type { KillableGateway } from '../kill/killable-gateway.ts';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { openPlayedHouse } from '../worlds/open-played-house.ts';
import { recordLines } from '../fuzz/line-history.ts';
import { markRows } from './all-gateways.ts';
import { confirmLevel } from './confirm-level.ts';
import { countFiles, type FileCount } from './count-files.ts';
import { countKinds } from './count-kinds.ts';
import { judgePrices } from './judge-prices.ts';
import { LIES_CUSTOMERS } from './lies/lies-bettor.ts';
import { openLiesHouse } from './lies/lies-house.ts';
import { type LiesReport, reportLies } from './lies/lies-report.ts';
import { type LiesSetting, playLies } from './lies/play-lies.ts';
import { listRounds } from './list-rounds.ts';
import { placeAcrossMoves } from './place-across-moves.ts';
import {
  createTally,
  placeAtSpeed,
  placeCompared,
  type PlacingTally,
  type SeasonBettor,
} from './place-season-tickets.ts';
import { readStoredSeason } from './read-stored-season.ts';
import { recomputeSeason } from './recompute-season.ts';
import { createSeasonBoard } from './season-board.ts';
import { seedSeasonCustomers } from './season-customers.ts';
import type { SeasonGame } from './season-game.ts';
import { expireAllOpenSpots, type GradingTime, measureGrading, waitForGrades } from './season-grading.ts';
import { collectFacts, collectTold, type Telling } from './season-results.ts';
import { judgeSales } from './sales/judge-sales.ts';
import { type SellingTally, sellSeasonBets } from './sales/sell-season-bets.ts';
import { waitForTargets } from './sales/wait-for-targets.ts';
import { takeSalesBack } from './sales/take-sales-back.ts';

export interface SeasonSetting {
  /** Started: one, or several on one database and one log: customers are spread over them, and either grades. */
  gateways: readonly KillableGateway[];
  target: () => DatabaseTarget;
  games: readonly SeasonGame[];
  /** Games that end at a time; twice as many are open. */
  gamesAtATime: number;
  tickets: number;
  /** Tickets in flight, one number after the other. */
  workers: readonly number[];
  seed: number;
  /** What a lying feed plays meanwhile on games of its own; the gateways know it (`LYING_ENV`). */
  lies: Pick<LiesSetting, 'games' | 'playMs'>;
  /** After each round, with the games that have ended. */
  onRound?: (ended: number) => void;
}

export interface SeasonReport extends PlacingTally, SellingTally {
  files: FileCount[];
  games: number;
  wagers: number;
  /** Tickets answered per second by tickets in flight. */
  ticketsPerSecond: Record<number, number>;
  grading: GradingTime;
  kinds: Record<string, number>;
  /** The kinds among them that never came up. */
  missing: string[];
  lies: LiesReport;
  /** Figures that the recomputation has otherwise, and prices that could not be had. */
  differences: string[];
  /** What the book's own check of its books found. */
  discrepancies: number;
}

/** Customers begin at different wishes. */
const TURNS_APART = 53;

export const runSeason = async (setting: SeasonSetting): Promise<SeasonReport> => {
  const { gateways, games, gamesAtATime, workers, seed } = setting;
  const origins = gateways.map(({ origin }) => origin);
  const house = await openPlayedHouse(origins, setting.target(), seedSeasonCustomers);
  const { database } = house;
  const liesHouse = await openLiesHouse(database, origins, origins);
  try {
    const history = recordLines(markRows(house.mover, origins));
    const board = createSeasonBoard(history);
    const rounds = listRounds(games, gamesAtATime);
    const lying = playLies(liesHouse, { seed, ...setting.lies });
    lying.catch(() => {});
    await board.open(rounds[0] ?? []);
    const bettors = (await house.openPages()).map(
      (page, at): SeasonBettor => ({
        page,
        random: createSeededRandom(seed * 1_000 + at),
        turn: at * TURNS_APART,
      }),
    );
    const tally = createTally();
    const selling: SellingTally = { sales: {} };
    const speeds = new Map(workers.map((count) => [count, { tickets: 0, ms: 0 }]));
    const grading: GradingTime = { wagers: 0, ms: 0 };
    const perHalf = Math.ceil(setting.tickets / rounds.length / 2);
    let previous: readonly SeasonGame[] = [];
    const tell = async (over: readonly SeasonGame[], telling: Telling): Promise<void> => {
      await board.tell(over, telling);
      await confirmLevel(liesHouse.operator, over, telling);
    };

    for (const [at, ending] of rounds.entries()) {
      const next = rounds[at + 1] ?? [];
      if (next.length > 0) await board.open(next);
      const placing = { board, games: [...ending, ...next], tally };
      if (at % 2 === 0) {
        // A book at rest: what the slip says of a ticket is held against the gateway's answer.
        await tell(previous, 'correction');
        await waitForGrades(database, previous, 'correction');
        await placeAcrossMoves(bettors, perHalf, placing, ending, 'compared');
        await sellSeasonBets(bettors, selling);
        await waitForTargets(database);
        await board.close(ending);
        await placeCompared(bettors, perHalf, placing);
        await sellSeasonBets(bettors, selling);
      } else {
        // As fast as it goes, while the games before are graded and corrected.
        const inFlight = workers[Math.floor(at / 2) % workers.length] ?? 1;
        const speed = speeds.get(inFlight)!;
        const place = async (): Promise<void> => {
          const placed = await placeAtSpeed(bettors, perHalf, inFlight, placing);
          speed.tickets += placed.tickets;
          speed.ms += placed.ms;
        };
        if (ending.some(({ moves }) => moves.length > 0))
          await placeAcrossMoves(bettors, 0, placing, ending, 'racing');
        await Promise.all([place(), sellSeasonBets(bettors, selling)]);
        await board.close(ending);
        await Promise.all([tell(previous, 'correction'), place(), sellSeasonBets(bettors, selling)]);
        await waitForGrades(database, previous, 'correction');
        await takeSalesBack(database, liesHouse.operator);
      }
      await board.remove(previous);
      await board.takeDown(ending);
      const sinceMs = Date.now();
      await tell(ending, 'first');
      await waitForGrades(database, ending, 'first');
      if (at % 2 === 1) {
        const took = await measureGrading(database, sinceMs);
        grading.wagers += took.wagers;
        grading.ms += took.ms;
      }
      await tell(ending, 'between');
      await waitForGrades(database, ending, 'between');
      previous = ending;
      setting.onRound?.(Math.min((at + 1) * gamesAtATime, games.length));
    }
    await tell(previous, 'correction');
    await waitForGrades(database, games, 'correction');
    const lies = await reportLies(liesHouse, [await lying]);
    await expireAllOpenSpots(database);

    const stored = await readStoredSeason(database.pool);
    const wagers = stored.wagers.filter(({ customer_id: id }) => !LIES_CUSTOMERS.includes(id));
    const accounts = stored.accounts.filter(({ customer_id: id }) => !LIES_CUSTOMERS.includes(id));
    const teaserNames = DEFAULT_HOUSE_RULES.teasers.map(({ teaserName }) => teaserName);
    const kinds: Record<string, number> = {
      ...countKinds(wagers, teaserNames),
      'illegal fill, refused': tally.illegalFillsRefused,
    };
    const differences = [
      ...recomputeSeason(wagers, accounts, collectFacts(games)),
      ...(await judgePrices(database, wagers, history)),
      ...judgeSales(wagers, collectTold(games), history),
    ];
    return {
      ...tally,
      ...selling,
      files: countFiles(games, wagers, differences),
      games: games.length,
      wagers: wagers.length,
      ticketsPerSecond: Object.fromEntries(
        [...speeds].map(([each, { tickets, ms }]) => [each, Math.round((tickets / ms) * 1_000)]),
      ),
      grading,
      kinds,
      lies,
      missing: Object.keys(kinds).filter((kind) => kinds[kind] === 0),
      differences,
      discrepancies: (await checkBalances(database.pool)).length,
    };
  } finally {
    liesHouse.close();
    await house.close();
  }
};
