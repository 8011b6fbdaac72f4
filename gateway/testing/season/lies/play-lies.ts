/**
 * A feed that lies, beside the season: games of which the judge knows the truth, rows as movers really send them by
 * mistake, endings that are told wrong, and an operator who decides over HTTP, while customers take any price.
 */
import { createSeededRandom, chooseOne } from '@lineboard/domain/testing/seeded-random';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/database/create-database.ts';
import type { GameFacts } from '../season-facts.ts';
import { ENDING_NAMES, ENDINGS } from './endings.ts';
import { judgeReversals, judgeTaken } from './judge-lies.ts';
import { judgeTold } from './judge-told.ts';
import { draftBelief, LIES_CUSTOMERS, openBelievers } from './lies-bettor.ts';
import { createLiesBoard } from './lies-board.ts';
import { openLiesOperator } from './lies-operator.ts';
import { startLyingFeed } from './lying-feed.ts';
import { playEndings } from './play-endings.ts';
import { createTruthLog } from './truth-log.ts';

export interface LiesSetting {
  origins: readonly string[];
  database: Database;
  seed: number;
  games: number;
  /** For so long lies are told of prices, teams and starts. */
  playMs: number;
}

export interface LiesReport {
  games: number;
  /** How often each was told, came about, and was done. */
  lies: Record<string, number>;
  endings: Record<string, number>;
  acts: Record<string, number>;
  /** What customers were answered. */
  bets: Record<string, number>;
  findings: string[];
  /** Lies, endings and acts that there were none of. */
  missing: string[];
  /** What decides the games in the end. */
  facts: ReadonlyMap<number, GameFacts>;
}

const TICK_MS = 300;
const BETS_PER_TICK = 3;
const TICKS_PER_NEWS = 12;
const ACTS = [
  'lines believe',
  'lines doubt',
  'results confirm',
  'results hold',
  'results close',
  'results reopen',
];

export const playLies = async (setting: LiesSetting): Promise<LiesReport> => {
  const { origins, database } = setting;
  const random = createSeededRandom(setting.seed);
  const truth = createTruthLog();
  const findings: string[] = [];
  const find = (what: string): void => void findings.push(what);
  const operator = await openLiesOperator(database, origins[0]!);
  const pages = await openBelievers(database, origins);
  const board = createLiesBoard(setting.games, random, truth);
  const feed = startLyingFeed(origins, board.listTrue);
  const bets = new Map<string, number>();
  const underWay = new Set<Promise<void>>();

  const follow = (what: Promise<void>): void => {
    const followed: Promise<void> = what
      .catch((error: unknown) => find(String(error)))
      .finally(() => underWay.delete(followed));
    underWay.add(followed);
  };
  const bet = async (): Promise<void> => {
    const answer = await chooseOne(random, pages).place(draftBelief(random, board.games));
    const said = 'state' in answer ? answer.state : answer.error.code;
    bets.set(said, (bets.get(said) ?? 0) + 1);
  };
  const startBets = (): (() => void) => {
    const timer = setInterval(() => {
      for (let at = 0; at < BETS_PER_TICK && underWay.size < 30; at += 1) follow(bet());
    }, TICK_MS);
    return () => clearInterval(timer);
  };

  const stopBets = startBets();
  try {
    const endMs = Date.now() + setting.playMs;
    for (let tick = 0; Date.now() < endMs; tick += 1) {
      await board.tick(feed);
      if (tick % TICKS_PER_NEWS === 3) {
        const game = await board.hearNews(feed);
        const takesBack = tick % (2 * TICKS_PER_NEWS) === 3;
        if (game !== null)
          follow(
            operator
              .believe(game.gameNum, takesBack)
              .then((found) =>
                found ? undefined : find(`news of game ${game.gameNum} were held, and nobody was told`),
              )
              .finally(() => board.settleNews(game)),
          );
      }
      await sleep(TICK_MS);
    }
    await board.finish(feed);
    await playEndings({ database, board, feed, operator, truth, find });
  } finally {
    stopBets();
    await Promise.all(underWay);
    feed.stop();
  }
  for (const what of [
    ...(await judgeTaken(database, board.games, truth)),
    ...(await judgeReversals(database, LIES_CUSTOMERS)),
    ...(await judgeTold(database, origins[0]!, pages)),
  ])
    find(what);

  const endings: Record<string, number> = Object.fromEntries(ENDING_NAMES.map((name) => [name, 0]));
  for (const game of board.games) endings[board.endingOf(game)]! += 1;
  const lies = Object.fromEntries(board.told);
  const acts = Object.fromEntries(ACTS.map((name) => [name, operator.acts.get(name) ?? 0]));
  const all = {
    ...lies,
    ...endings,
    ...acts,
    accepted: bets.get('accepted') ?? 0,
    pending: bets.get('pending') ?? 0,
  };
  return {
    games: board.games.length,
    lies,
    endings,
    acts,
    bets: Object.fromEntries(bets),
    findings,
    missing: Object.keys(all).filter((name) => all[name as keyof typeof all] === 0),
    facts: new Map(
      board.games.map((game) => {
        const { phase } = ENDINGS[board.endingOf(game)]!;
        const [score1, score2] = phase === 'final' ? game.score : [0, 0];
        const nobody = { starter1: null, starter2: null, lastMoneyLine: { team1: null, team2: null } };
        return [game.gameNum, { phase, score1, score2, segments: [], ...nobody }];
      }),
    ),
  };
};
