import { chooseBelow, chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { setTimeout as sleep } from 'node:timers/promises';
import { TRUTH_SPORTS } from '../../afternoon/chances-of-sports.ts';
import type { Slip } from '../../afternoon/mistakes.ts';
import { CLOSES_MS, gameRow, lineRow, type Row, scoreRow } from '../../afternoon/mover-rows.ts';
import { TrueGame } from '../../afternoon/true-game.ts';
import { ENDING_NAMES, ENDINGS } from './endings.ts';
import type { LyingFeed } from './lying-feed.ts';
import { LIES } from './lies.ts';
import type { TruthLog } from './truth-log.ts';

interface StandingLie extends Slip {
  game: TrueGame;
  sayAgainMs: number;
  mendMs: number;
}

/** The games of the lying feed: what is true of them, what is said, and when it is mended. */
export interface LiesBoard {
  readonly games: readonly TrueGame[];
  /** How often each lie was told. */
  readonly told: ReadonlyMap<string, number>;
  endingOf(game: TrueGame): string;
  /** Games of which something wrong was said and not mended. */
  listLied(): TrueGame[];
  /** All of it is told for the first time. */
  open(feed: LyingFeed): Promise<void>;
  /** Some time goes by: games begin, go on and are told of, lies are told and mended. */
  tick(feed: LyingFeed): Promise<void>;
  /** Something happens that a book doesn't take unasked. @returns null where it was taken all the same */
  hearNews(feed: LyingFeed): Promise<TrueGame | null>;
  /** What the news are about may be said again. */
  settleNews(game: TrueGame): void;
  /** The last lies are mended and every game is told of rightly. */
  finish(feed: LyingFeed): Promise<void>;
}

/** Far from others' numbers, with room for the pairs that a lie puts under another one. */
export const FIRST_LYING_GAME = 700_000;
const BEGINS_WITHIN_MS = 12_000;
const APART_MS = 400;
const HOUR_MS = 3_600_000;
const SHARE_SAID = 0.25;
/** What a tick takes of a game. */
const SHARE_OF_TICK = 0.01;
/** Some are sent twice before anybody looks. */
const SAID_AGAIN_MS = 700;
const LASTS_MS = { least: 1_500, more: 4_000 };
/** A held row that is right is said again after so long (`docs/feed-push.md`). */
const AGAIN_MS = { inPlay: 3_500, before: 10_500 };

/** @param firstGame the number of the first of so many games */
export const createLiesBoard = (
  { count, firstGame }: { count: number; firstGame: number },
  random: Random,
  truth: TruthLog,
): LiesBoard => {
  const openedMs = Date.now();
  const endings = new Map<TrueGame, string>();
  const inPlay = new Set<TrueGame>();
  const games = Array.from({ length: count }, (_, at) => {
    const name = ENDING_NAMES[at % ENDING_NAMES.length]!;
    const { sports = TRUTH_SPORTS, isBefore = false } = ENDINGS[name]!;
    const isUnderWay = !isBefore && at % 3 === 0;
    const beginsMs = openedMs + BEGINS_WITHIN_MS + at * APART_MS;
    const startMs = isBefore ? beginsMs + HOUR_MS : isUnderWay ? openedMs - HOUR_MS - at * 60_000 : beginsMs;
    const sport = sports[Math.floor(at / ENDING_NAMES.length + at) % sports.length]!;
    const game = new TrueGame(firstGame + at, sport, startMs, random);
    if (isUnderWay) inPlay.add(game);
    endings.set(game, name);
    truth.note(game);
    return game;
  });
  const told = new Map(Object.keys(LIES).map((name) => [name, 0]));
  let standing: StandingLie[] = [];
  const againMs = new Map<TrueGame, number>();
  const news = new Set<TrueGame>();

  const rowsOf = (game: TrueGame): Row[] =>
    inPlay.has(game)
      ? [gameRow(game), scoreRow(game), lineRow(game, { periodWagerCutoffMs: CLOSES_MS })]
      : [gameRow(game), lineRow(game)];
  const isBusy = (game: TrueGame): boolean =>
    news.has(game) || againMs.has(game) || standing.some((lie) => lie.game === game);

  const say = async (feed: LyingFeed, rows: readonly Row[], said: readonly TrueGame[]): Promise<void> => {
    const { held } = await feed.push(rows);
    const heldGames = new Set(held.map(({ row }) => rows[row]?.['gameNum']));
    for (const game of said)
      if (heldGames.has(game.gameNum))
        againMs.set(game, Date.now() + (inPlay.has(game) ? AGAIN_MS.inPlay : AGAIN_MS.before));
      else againMs.delete(game);
  };

  const advance = (game: TrueGame): (() => void) => {
    if (inPlay.has(game)) {
      game.play(SHARE_OF_TICK);
      if (random() < SHARE_OF_TICK / game.shareOfScore) game.scoreBy(random() < 0.5 ? 0 : 1, random);
    }
    game.drift(random);
    return truth.note(game);
  };

  const sayTrue = async (feed: LyingFeed): Promise<void> => {
    const nowMs = Date.now();
    const rows: Row[] = [];
    const said: TrueGame[] = [];
    const isTold: Array<() => void> = [];
    for (const game of games) {
      const begins = nowMs >= game.startMs && !inPlay.has(game);
      const again = againMs.get(game);
      const isDue = again === undefined ? begins || random() < SHARE_SAID : nowMs >= again;
      if (!isDue || news.has(game) || standing.some((lie) => lie.game === game)) continue;
      if (begins) inPlay.add(game);
      if (again === undefined) isTold.push(advance(game));
      rows.push(...rowsOf(game));
      said.push(game);
    }
    if (rows.length > 0) await say(feed, rows, said);
    for (const tell of isTold) tell();
  };

  const tellLie = async (feed: LyingFeed): Promise<void> => {
    const nowMs = Date.now();
    const free = games.filter((game) => !isBusy(game));
    // Those first that were told least.
    for (const [name] of [...told].toSorted(([, a], [, b]) => a - b)) {
      if (free.length === 0) return;
      const game = chooseOne(random, free);
      const slip = LIES[name]!({ game, games, isInPlay: inPlay.has(game), nowMs, random });
      if (slip === null) continue;
      told.set(name, (told.get(name) ?? 0) + 1);
      const mendMs = nowMs + LASTS_MS.least + chooseBelow(random, LASTS_MS.more);
      // In play a second word would be believed after three seconds, which a busy machine may take.
      const sayAgainMs = inPlay.has(game) ? Infinity : nowMs + SAID_AGAIN_MS;
      standing.push({ ...slip, game, sayAgainMs, mendMs });
      await feed.push(slip.rows, true);
      return;
    }
  };

  const mend = async (feed: LyingFeed, byMs: number): Promise<void> => {
    for (const lie of standing) {
      const { game, rows, mend: mending = [], mendMs } = lie;
      if (byMs >= mendMs) {
        await say(feed, [...rowsOf(game), ...mending, ...(inPlay.has(game) ? [scoreRow(game)] : [])], [game]);
        standing = standing.filter((each) => each !== lie);
      } else if (byMs >= lie.sayAgainMs) {
        const isSoon = byMs < lie.sayAgainMs + SAID_AGAIN_MS;
        lie.sayAgainMs = Infinity;
        if (isSoon) await feed.push(rows, true);
      }
    }
  };

  return {
    games,
    told,
    endingOf: (game) => endings.get(game) ?? '',
    listLied: () => standing.map(({ game }) => game),
    open: async (feed) => void (await feed.push(games.flatMap(rowsOf))),
    tick: async (feed) => {
      await sayTrue(feed);
      await tellLie(feed);
      await mend(feed, Date.now());
    },
    hearNews: async (feed) => {
      const free = games.filter(
        (game) => !isBusy(game) && !inPlay.has(game) && game.startMs > Date.now() + 5_000,
      );
      if (free.length === 0) return null;
      const game = chooseOne(random, free);
      news.add(game);
      game.hearNews(random);
      const isTold = truth.note(game);
      const { held } = await feed.push([lineRow(game)]);
      isTold();
      if (held.length > 0) return game;
      news.delete(game);
      return null;
    },
    settleNews: (game) => void news.delete(game),
    finish: async (feed) => {
      await mend(feed, Infinity);
      const playing = games.filter((game) => ENDINGS[endings.get(game)!]!.isBefore !== true);
      await sleep(Math.max(0, ...playing.map(({ startMs }) => startMs - Date.now())));
      for (const game of playing) {
        inPlay.add(game);
        while (game.score[0] === game.score[1]) game.scoreBy(0, random);
        truth.note(game);
      }
      await feed.push(games.flatMap(rowsOf));
    },
  };
};
