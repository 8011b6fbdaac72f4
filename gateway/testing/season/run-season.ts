/**
 * A season: games open, tickets of every kind are placed on them through the gateway's HTTP API, finals and corrections
 * come in, and in the end everything is worked out again by brute force.
 */
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/house-rules/default-house-rules';
import { createDatabase, type DatabaseTarget } from '../../src/database/create-database.ts';
import { checkBalances } from '../../src/ledger/check-balances.ts';
import type { KillableGateway } from '../kill/killable-gateway.ts';
import { createSeededRandom } from '../random/seeded-random.ts';
import { startBalancedMover } from '../two-gateways/balanced-mover.ts';
import { countKinds } from './count-kinds.ts';
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
import { openSeasonPage } from './season-page.ts';
import { collectFacts } from './season-results.ts';

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
}

export interface SeasonReport extends PlacingTally {
  games: number;
  wagers: number;
  /** Tickets answered per second by tickets in flight. */
  ticketsPerSecond: Record<number, number>;
  grading: GradingTime;
  kinds: Record<string, number>;
  /** Of them, those that there were none of. */
  missing: string[];
  /** Figures that the recomputation has otherwise. */
  differences: string[];
  /** What the book's own check of its books found. */
  discrepancies: number;
}

/** Customers begin at different wishes. */
const TURNS_APART = 53;

export const runSeason = async (setting: SeasonSetting): Promise<SeasonReport> => {
  const { gateways, games, gamesAtATime, workers, seed } = setting;
  const origins = gateways.map(({ origin }) => origin);
  const database = createDatabase(setting.target(), 4);
  const ids = await seedSeasonCustomers(database);
  const mover = startBalancedMover(origins);
  try {
    const board = createSeasonBoard(mover, origins);
    const rounds = chunk(games, gamesAtATime);
    await board.open(rounds[0] ?? []);
    const bettors = await Promise.all(
      ids.map(async (id, at): Promise<SeasonBettor> => {
        const page = await openSeasonPage(origins[at % origins.length] ?? '', id);
        return { page, random: createSeededRandom(seed * 1_000 + at), turn: at * TURNS_APART };
      }),
    );
    const tally = createTally();
    const speeds = new Map(workers.map((count) => [count, { tickets: 0, ms: 0 }]));
    const grading: GradingTime = { wagers: 0, ms: 0 };
    const perHalf = Math.ceil(setting.tickets / rounds.length / 2);
    let previous: readonly SeasonGame[] = [];

    for (const [at, ending] of rounds.entries()) {
      const next = rounds[at + 1] ?? [];
      if (next.length > 0) await board.open(next);
      const placing = { board, games: [...ending, ...next], tally };
      if (at % 2 === 0) {
        // A book at rest: what the slip says of a ticket is held against the gateway's answer.
        await board.tell(previous, 'correction');
        await waitForGrades(database, previous, 'correction');
        await placeCompared(bettors, perHalf, placing);
        await board.close(ending);
        await placeCompared(bettors, perHalf, placing);
      } else {
        // As fast as it goes, while the games before are graded and corrected.
        const inFlight = workers[Math.floor(at / 2) % workers.length] ?? 1;
        const speed = speeds.get(inFlight)!;
        const place = async (): Promise<void> => {
          const placed = await placeAtSpeed(bettors, perHalf, inFlight, placing);
          speed.tickets += placed.tickets;
          speed.ms += placed.ms;
        };
        await place();
        await board.close(ending);
        await Promise.all([board.tell(previous, 'correction'), place()]);
        await waitForGrades(database, previous, 'correction');
      }
      await board.takeDown(ending);
      const sinceMs = Date.now();
      await board.tell(ending, 'first');
      await waitForGrades(database, ending, 'first');
      if (at % 2 === 1) {
        const took = await measureGrading(database, sinceMs);
        grading.wagers += took.wagers;
        grading.ms += took.ms;
      }
      await board.tell(ending, 'between');
      await waitForGrades(database, ending, 'between');
      previous = ending;
    }
    await board.tell(previous, 'correction');
    await waitForGrades(database, games, 'correction');
    await expireAllOpenSpots(database);

    const { wagers, accounts } = await readStoredSeason(database.pool);
    const teaserNames = DEFAULT_HOUSE_RULES.teasers.map(({ teaserName }) => teaserName);
    const kinds: Record<string, number> = {
      ...countKinds(wagers, teaserNames),
      'illegal fill, refused': tally.illegalFillsRefused,
    };
    return {
      ...tally,
      games: games.length,
      wagers: wagers.length,
      ticketsPerSecond: Object.fromEntries(
        [...speeds].map(([each, { tickets, ms }]) => [each, Math.round((tickets / ms) * 1_000)]),
      ),
      grading,
      kinds,
      missing: Object.keys(kinds).filter((kind) => kinds[kind] === 0),
      differences: recomputeSeason(wagers, accounts, collectFacts(games)),
      discrepancies: (await checkBalances(database.pool)).length,
    };
  } finally {
    await mover.stop();
    await database.close();
  }
};

const chunk = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
