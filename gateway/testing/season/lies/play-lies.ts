/**
 * A feed that lies, besides the season: games of which the judge knows the truth, rows as movers really send them by
 * mistake, endings that are told wrong, and an operator who decides over HTTP, while customers take any price.
 */
import { createSeededRandom, chooseOne } from '@lineboard/domain/testing/seeded-random';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TrueGame } from '../../afternoon/true-game.ts';
import { chance } from '../chance.ts';
import type { GameFacts } from '../season-facts.ts';
import { ENDING_NAMES, ENDINGS } from './endings.ts';
import { type Asked, judgeTaken } from './judge-lies.ts';
import { draftBelief } from './lies-bettor.ts';
import { createLiesBoard, FIRST_LYING_GAME } from './lies-board.ts';
import type { LiesHouse } from './lies-house.ts';
import { patiently } from './patiently.ts';
import { playEndings } from './play-endings.ts';
import { createTruthLog } from './truth-log.ts';

export interface LiesSetting {
  seed: number;
  games: number;
  firstGame?: number;
  /** For so long lies are told of prices, teams and starts, and until each was told. */
  playMs: number;
}

/** The outcomes of some games of the lying feed. */
export interface LiesPlay {
  games: number;
  /** How often each was told, and came about. */
  lies: Record<string, number>;
  endings: Record<string, number>;
  /** What customers were answered. */
  bets: Record<string, number>;
  findings: string[];
  /** What decides the games in the end. */
  facts: ReadonlyMap<number, GameFacts>;
}

const TICK_MS = 300;
/** Enough for every lie; a tick takes as long as gateways are away. */
const MOST_TICKS = 200;
const BETS_PER_TICK = 3;
const MOST_BETS_UNDER_WAY = 30;
const TICKS_PER_NEWS = 12;
/** A ticket in play waits a second, and is decided soon after. */
const PENDING_MS = 2_500;
/** Nobody knows when a ticket was looked at whose answer never came. */
const LOST_MS = 10_000;

export const playLies = async (house: LiesHouse, setting: LiesSetting): Promise<LiesPlay> => {
  const { database, feed, operator, pages } = house;
  const random = createSeededRandom(setting.seed);
  const truth = createTruthLog();
  const findings: string[] = [];
  const find = (what: string): void => void findings.push(what);
  const { games: count, firstGame = FIRST_LYING_GAME } = setting;
  const board = createLiesBoard({ count, firstGame }, random, truth);
  const bets = new Map<string, number>();
  const asked = new Map<string, Asked>();
  const underWay = new Set<Promise<void>>();

  const follow = (what: Promise<void>): void => {
    const followed: Promise<void> = what
      .catch((error: unknown) => find(String(error)))
      .finally(() => underWay.delete(followed));
    underWay.add(followed);
  };
  const bet = async (): Promise<void> => {
    const lied = board.listLied();
    // A customer who sees a mistake hurries.
    const request = draftBelief(random, lied.length > 0 && chance(random, 0.6) ? lied : board.games);
    const fromMs = Date.now();
    asked.set(request.idempotencyKey, { fromMs, toMs: Infinity });
    const answer = await chooseOne(random, pages)
      .place(request)
      .catch(() => null);
    const said = answer === null ? 'lost' : 'state' in answer ? answer.state : answer.error.code;
    const waitsMs = said === 'pending' ? PENDING_MS : answer === null ? LOST_MS : 0;
    asked.set(request.idempotencyKey, { fromMs, toMs: Date.now() + waitsMs });
    bets.set(said, (bets.get(said) ?? 0) + 1);
  };
  const believe = async (game: TrueGame, takesBack: boolean): Promise<void> => {
    const isDone = await operator.believe(game.gameNum, takesBack);
    if (!isDone) find(`news of game ${game.gameNum} were held, and nobody was told`);
    board.settleNews(game);
  };

  await board.open(feed);
  const timer = setInterval(() => {
    for (let at = 0; at < BETS_PER_TICK && underWay.size < MOST_BETS_UNDER_WAY; at += 1) follow(bet());
  }, TICK_MS);
  try {
    const endMs = Date.now() + setting.playMs;
    const isLeft = (tick: number): boolean => tick < MOST_TICKS && [...board.told.values()].includes(0);
    for (let tick = 0; Date.now() < endMs || isLeft(tick); tick += 1) {
      await board.tick(feed);
      const news = tick % TICKS_PER_NEWS === 3 ? await board.hearNews(feed) : null;
      if (news !== null) follow(believe(news, tick % (2 * TICKS_PER_NEWS) === 3));
      await sleep(TICK_MS);
    }
    await board.finish(feed);
    await playEndings({ database, board, feed, operator, truth, find });
  } finally {
    clearInterval(timer);
    await Promise.all(underWay);
  }
  findings.push(...(await patiently(() => judgeTaken(database, board.games, truth, asked))));
  const endings: Record<string, number> = Object.fromEntries(ENDING_NAMES.map((name) => [name, 0]));
  for (const game of board.games) endings[board.endingOf(game)]! += 1;
  return {
    games: board.games.length,
    lies: Object.fromEntries(board.told),
    endings,
    bets: Object.fromEntries(bets),
    findings,
    facts: new Map(board.games.map((game) => [game.gameNum, factsOf(game, board.endingOf(game))])),
  };
};

const factsOf = (game: TrueGame, ending: string): GameFacts => {
  const { phase } = ENDINGS[ending]!;
  const [score1, score2] = phase === 'final' ? game.score : [0, 0];
  const nobody = { starter1: null, starter2: null, lastMoneyLine: { team1: null, team2: null } };
  return { phase, score1, score2, segments: [], ...nobody };
};
