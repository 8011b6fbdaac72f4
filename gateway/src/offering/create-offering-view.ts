import { formatTopic, parseTopic, type TopicName } from '@lineboard/domain/book/topic';
import { matchesContestLine, matchesGame } from '@lineboard/domain/offering/search';
import type { TopicState } from '@lineboard/domain/book/topic-state';
import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { Game } from '@lineboard/domain/line/game';
import type { GameLine } from '@lineboard/domain/line/game-line';
import type { ContestMatch, GameMatch, SearchAnswer } from '@lineboard/domain/offering/search-answer';
import type { SportMenuItem, SubSportMenuItem } from '@lineboard/domain/offering/sport-menu';
import { SPORT_TYPES } from '@lineboard/domain/sport/sport';
import type { Book } from '../book/book.ts';
import type { OfferingView } from './offering-view.ts';

/** More than anybody reads; who looks for something types on. */
const MOST_MATCHES = 50;

const sportOrder = (sportType: string): number => {
  const at = (SPORT_TYPES as readonly string[]).indexOf(sportType);
  return at === -1 ? SPORT_TYPES.length : at;
};

const isOpenLine = (line: GameLine, bookMs: number): boolean =>
  !line.disabled && line.periodWagerCutoffMs > bookMs;

const isOpenContestLine = (line: ContestLine, bookMs: number): boolean =>
  !line.disabled && line.outcome === null && line.wagerCutoffMs > bookMs;

/** VAL2-09: games with at least one period that is still shown. */
const openGames = (state: TopicState, bookMs: number): Game[] => {
  const open = new Set<number>();
  for (const line of state.line.values()) if (isOpenLine(line, bookMs)) open.add(line.gameNum);
  return [...state.game.values()].filter((game) => !game.isTitle && open.has(game.gameNum));
};

const openContestLines = (state: TopicState, bookMs: number): ContestLine[] =>
  [...state.contestLine.values()].filter((line) => isOpenContestLine(line, bookMs));

/** How much of a sub-sport is offered, how much of it is in play, and what comes next. */
const countGames = (
  state: TopicState,
  bookMs: number,
): Pick<SubSportMenuItem, 'count' | 'liveCount' | 'nextStartMs'> => {
  const games = openGames(state, bookMs);
  let liveCount = 0;
  let nextStartMs = Infinity;
  for (const { gameNum, gameDateTimeMs } of games) {
    const phase = state.score.get(String(gameNum))?.phase ?? 'scheduled';
    if (phase === 'live') liveCount += 1;
    else if (phase === 'scheduled' && gameDateTimeMs > bookMs && gameDateTimeMs < nextStartMs)
      nextStartMs = gameDateTimeMs;
  }
  return { count: games.length, liveCount, nextStartMs: nextStartMs === Infinity ? null : nextStartMs };
};

const countContests = (
  state: TopicState,
  bookMs: number,
): Pick<SubSportMenuItem, 'count' | 'liveCount' | 'nextStartMs'> => ({
  count: new Set(openContestLines(state, bookMs).map((line) => line.contestNum)).size,
  liveCount: 0,
  nextStartMs: null,
});

/** Menu and search read from the book's topics: what they name is exactly what can be subscribed to. */
export const createOfferingView = (
  book: Pick<Book, 'topics' | 'game'>,
  bookNowMs: () => number,
): OfferingView => ({
  menu: (store) => {
    const items = new Map<string, Omit<SportMenuItem, 'subSports'> & { subSports: SubSportMenuItem[] }>();
    for (const [name, state] of book.topics()) {
      const topic = parseTopic(name);
      if (topic === null || topic.kind === 'scores' || topic.store !== store) continue;
      const isGames = topic.kind === 'lines';
      const counts = (isGames ? countGames : countContests)(state, bookNowMs());
      if (counts.count === 0) continue;
      const sportType = isGames ? topic.sportType : topic.contestType;
      const type = isGames ? 'G' : 'C';
      const key = `${type}.${sportType}`;
      const item = items.get(key) ?? { sportType, type, subSports: [] };
      items.set(key, item);
      item.subSports.push({
        sportSubType: isGames ? topic.sportSubType : topic.contestType2,
        topic: name,
        ...counts,
      });
    }
    for (const item of items.values())
      item.subSports.sort((a, b) => a.sportSubType.localeCompare(b.sportSubType, 'en'));
    return [...items.values()].sort(
      (a, b) =>
        a.type.localeCompare(b.type) * -1 ||
        sportOrder(a.sportType) - sportOrder(b.sportType) ||
        a.sportType.localeCompare(b.sportType, 'en'),
    );
  },
  search: (store, search) => {
    const games: GameMatch[] = [];
    const contests: ContestMatch[] = [];
    for (const [name, state] of book.topics()) {
      const topic = parseTopic(name);
      if (topic === null || topic.kind === 'scores' || topic.store !== store) continue;
      for (const game of openGames(state, bookNowMs()))
        if (matchesGame(game, search)) games.push(toGameMatch(game, formatTopic(topic)));
      for (const line of openContestLines(state, bookNowMs()))
        if (matchesContestLine(line, search)) contests.push(toMatch(line, formatTopic(topic)));
    }
    return toAnswer(games, contests);
  },
  spotlight: (store) => {
    const games: GameMatch[] = [];
    const contests = new Map<number, ContestMatch>();
    for (const [name, state] of book.topics()) {
      const topic = parseTopic(name);
      if (topic === null || topic.kind === 'scores' || topic.store !== store) continue;
      for (const game of openGames(state, bookNowMs()))
        if (game.isSpotlight) games.push(toGameMatch(game, name));
      for (const line of openContestLines(state, bookNowMs()))
        if (line.isSpotlight && !contests.has(line.contestNum))
          contests.set(line.contestNum, toMatch(line, name));
    }
    return toAnswer(games, [...contests.values()]);
  },
  propsGames: (store) => {
    const offered = new Map<number, string>();
    const withProps = new Set<string>();
    for (const [name, state] of book.topics()) {
      const topic = parseTopic(name);
      if (topic === null || topic.kind === 'scores' || topic.store !== store) continue;
      for (const { gameNum, feedId } of openGames(state, bookNowMs())) offered.set(gameNum, feedId);
      for (const { gameNum, feedId } of openContestLines(state, bookNowMs()))
        if (gameNum !== null) withProps.add(`${gameNum} ${feedId}`);
    }
    // A number that another feed took up has none of the contests that were tied to it before.
    return [...offered]
      .filter(([gameNum, feedId]) => withProps.has(`${gameNum} ${feedId}`))
      .map(([gameNum]) => gameNum)
      .sort((a, b) => a - b);
  },
  contestsOf: (store, gameNum) => {
    const contests = new Map<number, ContestMatch>();
    const game = book.game(gameNum);
    if (game === null) return [];
    // Either side may name the other: the game its contests, or a contest its game.
    const isLinked = (line: ContestLine): boolean =>
      line.feedId === game.feedId && (line.gameNum === gameNum || game.correlation.includes(line.contestNum));
    for (const [name, state] of book.topics()) {
      const topic = parseTopic(name);
      if (topic?.kind !== 'contest' || topic.store !== store) continue;
      for (const line of openContestLines(state, bookNowMs())) {
        if (!isLinked(line) || contests.has(line.contestNum)) continue;
        contests.set(line.contestNum, toMatch(line, formatTopic(topic)));
      }
    }
    return [...contests.values()].sort((a, b) => a.contestNum - b.contestNum);
  },
});

const toAnswer = (games: GameMatch[], contests: ContestMatch[]): SearchAnswer => {
  games.sort((a, b) => a.gameDateTimeMs - b.gameDateTimeMs || a.team1RotNum - b.team1RotNum);
  contests.sort((a, b) => a.rotNum - b.rotNum);
  return { games: games.slice(0, MOST_MATCHES), contests: contests.slice(0, MOST_MATCHES) };
};

const toGameMatch = (game: Game, topic: TopicName): GameMatch => {
  const { gameNum, sportType, sportSubType, team1Id, team2Id, team1RotNum, team2RotNum, gameDateTimeMs } =
    game;
  return {
    gameNum,
    sportType,
    sportSubType,
    team1Id,
    team2Id,
    team1RotNum,
    team2RotNum,
    gameDateTimeMs,
    topic,
  };
};

const toMatch = (line: ContestLine, topic: TopicName): ContestMatch => {
  const { contestNum, contestantNum, contestType, contestType2, contestDesc, contestantName, rotNum } = line;
  return { contestNum, contestantNum, contestType, contestType2, contestDesc, contestantName, rotNum, topic };
};
