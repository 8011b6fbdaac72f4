import { formatTopic, parseTopic, type Topic, type TopicName } from '@lineboard/domain/lines/book/topic';
import { nicknamesOf } from '@lineboard/domain/lines/nicknames/team-nicknames';
import { matchesContestLine, matchesGame } from '@lineboard/domain/lines/offering/search';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { MOST_NEXT_GAMES, MOST_PROP_CONTESTANTS } from '@lineboard/domain/lines/offering/most-beside-board';
import type {
  ContestMatch,
  GameMatch,
  PropContestant,
  SearchAnswer,
  SportMenuItem,
  SubSportMenuItem,
} from '@lineboard/domain/lines/offering/offering-answers.schema';
import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import type { Book } from '../../lines/book/book.ts';
import type { OfferingView } from './offering-view.ts';

/** More than anybody reads; anyone looking for something keeps typing. */
const MOST_MATCHES = 50;

const MOST_TEAMS = 2_000;

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

/** Counts open lines next to that of the full game, by game. */
const countFurtherLines = (
  state: TopicState,
  gameNums: ReadonlySet<number>,
  bookMs: number,
): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const line of state.line.values())
    if (line.periodNumber !== 0 && gameNums.has(line.gameNum) && isOpenLine(line, bookMs))
      counts.set(line.gameNum, (counts.get(line.gameNum) ?? 0) + 1);
  return counts;
};

const openContestLines = (state: TopicState, bookMs: number): ContestLine[] =>
  [...state.contestLine.values()].filter((line) => isOpenContestLine(line, bookMs));

const isInSpotlight = ({ isSpotlight }: Game | ContestLine): boolean => isSpotlight;

const countContestsOf = (lines: readonly ContestLine[]): number =>
  new Set(lines.map(({ contestNum }) => contestNum)).size;

/** How much of a sub-sport is offered, how much of it is in play, and what comes next. */
type Counts = Pick<SubSportMenuItem, 'count' | 'liveCount' | 'spotlightCount' | 'nextStartMs'>;

const countGames = (state: TopicState, bookMs: number): Counts => {
  const games = openGames(state, bookMs);
  let liveCount = 0;
  let nextStartMs = Infinity;
  for (const { gameNum, gameDateTimeMs } of games) {
    const phase = state.score.get(String(gameNum))?.phase ?? 'scheduled';
    if (phase === 'live') liveCount += 1;
    else if (phase === 'scheduled' && gameDateTimeMs > bookMs && gameDateTimeMs < nextStartMs)
      nextStartMs = gameDateTimeMs;
  }
  return {
    count: games.length,
    liveCount,
    spotlightCount: games.filter(isInSpotlight).length,
    nextStartMs: nextStartMs === Infinity ? null : nextStartMs,
  };
};

const countContests = (state: TopicState, bookMs: number): Counts => {
  const lines = openContestLines(state, bookMs);
  return {
    count: countContestsOf(lines),
    liveCount: 0,
    spotlightCount: countContestsOf(lines.filter(isInSpotlight)),
    nextStartMs: null,
  };
};

/** Menu and search read from the book's topics: what they name is exactly what can be subscribed to. */
export const createOfferingView = (book: OfferedBook, bookNowMs: () => number): OfferingView =>
  new BookOffering(book, bookNowMs);

type OfferedBook = Pick<Book, 'topics' | 'game'>;

/** A topic of one store that has lines. */
interface Offered {
  topic: Exclude<Topic, { kind: 'scores' }>;
  name: TopicName;
  state: TopicState;
}

class BookOffering implements OfferingView {
  readonly #book: OfferedBook;
  readonly #bookNowMs: () => number;

  constructor(book: OfferedBook, bookNowMs: () => number) {
    this.#book = book;
    this.#bookNowMs = bookNowMs;
  }

  menu(store: string): SportMenuItem[] {
    const items = new Map<string, Omit<SportMenuItem, 'subSports'> & { subSports: SubSportMenuItem[] }>();
    const bookMs = this.#bookNowMs();
    for (const { topic, name, state } of this.#offered(store)) {
      const isGames = topic.kind === 'lines';
      const counts = (isGames ? countGames : countContests)(state, bookMs);
      if (counts.count === 0) continue;
      const sportType = isGames ? topic.sportType : topic.contestType;
      const sportSubType = isGames ? topic.sportSubType : topic.contestType2;
      const type = isGames ? 'G' : 'C';
      const key = `${type}.${sportType}`;
      const item = items.get(key) ?? { sportType, type, subSports: [] };
      items.set(key, item);
      item.subSports.push({ sportSubType, topic: name, ...counts });
    }
    for (const item of items.values())
      item.subSports.sort((a, b) => a.sportSubType.localeCompare(b.sportSubType, 'en'));
    return [...items.values()].sort(
      (a, b) =>
        a.type.localeCompare(b.type) * -1 ||
        sportOrder(a.sportType) - sportOrder(b.sportType) ||
        a.sportType.localeCompare(b.sportType, 'en'),
    );
  }

  search(store: string, search: string): SearchAnswer {
    const games: GameMatch[] = [];
    const contests: ContestMatch[] = [];
    const bookMs = this.#bookNowMs();
    for (const { name, state } of this.#offered(store)) {
      const found = openGames(state, bookMs).filter((game) => matchesGame(game, search, nicknamesOf));
      games.push(...toGameMatches(found, name, state, bookMs));
      for (const line of openContestLines(state, bookMs))
        if (matchesContestLine(line, search)) contests.push(toMatch(line, name));
    }
    return toAnswer(games, contests, search);
  }

  spotlight(store: string): SearchAnswer {
    const games: GameMatch[] = [];
    const contests = new Map<number, ContestMatch>();
    const bookMs = this.#bookNowMs();
    for (const { name, state } of this.#offered(store)) {
      const put = openGames(state, bookMs).filter(isInSpotlight);
      games.push(...toGameMatches(put, name, state, bookMs));
      for (const line of openContestLines(state, bookMs).filter(isInSpotlight))
        if (!contests.has(line.contestNum)) contests.set(line.contestNum, toMatch(line, name));
    }
    return toAnswer(games, [...contests.values()]);
  }

  propsGames(store: string): number[] {
    const offered = new Map<number, string>();
    const withProps = new Set<string>();
    const bookMs = this.#bookNowMs();
    for (const { state } of this.#offered(store)) {
      for (const { gameNum, feedId } of openGames(state, bookMs)) offered.set(gameNum, feedId);
      for (const { gameNum, feedId } of openContestLines(state, bookMs))
        if (gameNum !== null) withProps.add(`${gameNum} ${feedId}`);
    }
    // A number that another feed took up has none of the contests that were tied to it before.
    return [...offered]
      .filter(([gameNum, feedId]) => withProps.has(`${gameNum} ${feedId}`))
      .map(([gameNum]) => gameNum)
      .sort((a, b) => a - b);
  }

  contestsOf(store: string, gameNum: number): ContestMatch[] {
    const contests = new Map<number, ContestMatch>();
    for (const { name, line } of this.#linked(store, gameNum))
      if (!contests.has(line.contestNum)) contests.set(line.contestNum, toMatch(line, name));
    return [...contests.values()].sort((a, b) => a.contestNum - b.contestNum);
  }

  propsOf(store: string, gameNum: number): PropContestant[] {
    return [...this.#linked(store, gameNum)]
      .sort(({ line: a }, { line: b }) => a.contestNum - b.contestNum || a.rotNum - b.rotNum)
      .slice(0, MOST_PROP_CONTESTANTS)
      .map(({ name, line }) => ({
        contestNum: line.contestNum,
        contestantNum: line.contestantNum,
        contestType3: line.contestType3,
        contestDesc: line.contestDesc,
        contestantName: line.contestantName,
        topic: name,
      }));
  }

  nextGames(store: string): GameMatch[] {
    const games: GameMatch[] = [];
    const bookMs = this.#bookNowMs();
    for (const { name, state } of this.#offered(store)) {
      const ahead = openGames(state, bookMs).filter(({ gameDateTimeMs }) => gameDateTimeMs > bookMs);
      games.push(...toGameMatches(ahead, name, state, bookMs).filter(({ phase }) => phase === 'scheduled'));
    }
    return toAnswer(games, []).games.slice(0, MOST_NEXT_GAMES);
  }

  teams(store: string, sportType: string, sportSubType: string): string[] {
    const league = formatTopic({ kind: 'lines', store, sportType, sportSubType });
    const names = new Set<string>();
    for (const { name, state } of this.#offered(store)) {
      if (name !== league) continue;
      for (const { team1Id, team2Id } of openGames(state, this.#bookNowMs())) names.add(team1Id).add(team2Id);
    }
    return [...names].sort((a, b) => a.localeCompare(b, 'en')).slice(0, MOST_TEAMS);
  }

  /** Open contestants of a game's contests; either side may name the other: the game them, or they the game. */
  *#linked(store: string, gameNum: number): Generator<{ name: TopicName; line: ContestLine }> {
    const game = this.#book.game(gameNum);
    if (game === null) return;
    const bookMs = this.#bookNowMs();
    for (const { topic, name, state } of this.#offered(store)) {
      if (topic.kind !== 'contest') continue;
      for (const line of openContestLines(state, bookMs)) {
        const isLinked = line.gameNum === gameNum || game.correlation.includes(line.contestNum);
        if (isLinked && line.feedId === game.feedId) yield { name, line };
      }
    }
  }

  *#offered(store: string): Generator<Offered> {
    for (const [name, state] of this.#book.topics()) {
      const topic = parseTopic(name);
      if (topic !== null && topic.kind !== 'scores' && topic.store === store) yield { topic, name, state };
    }
  }
}

/** @param number whose game comes before those whose numbers begin with it */
const toAnswer = (games: GameMatch[], contests: ContestMatch[], number = ''): SearchAnswer => {
  const isOther = ({ team1RotNum, team2RotNum }: GameMatch): number =>
    Number(String(team1RotNum) !== number && String(team2RotNum) !== number);
  games.sort(
    (a, b) => isOther(a) - isOther(b) || a.gameDateTimeMs - b.gameDateTimeMs || a.team1RotNum - b.team1RotNum,
  );
  contests.sort((a, b) => a.rotNum - b.rotNum);
  return { games: games.slice(0, MOST_MATCHES), contests: contests.slice(0, MOST_MATCHES) };
};

const toGameMatches = (
  games: readonly Game[],
  topic: TopicName,
  state: TopicState,
  bookMs: number,
): GameMatch[] => {
  if (games.length === 0) return [];
  const further = countFurtherLines(state, new Set(games.map(({ gameNum }) => gameNum)), bookMs);
  return games.map(
    ({ gameNum, sportType, sportSubType, team1Id, team2Id, team1RotNum, team2RotNum, gameDateTimeMs }) => ({
      gameNum,
      sportType,
      sportSubType,
      team1Id,
      team2Id,
      team1RotNum,
      team2RotNum,
      gameDateTimeMs,
      topic,
      phase: state.score.get(String(gameNum))?.phase ?? 'scheduled',
      furtherLines: further.get(gameNum) ?? 0,
    }),
  );
};

const toMatch = (line: ContestLine, topic: TopicName): ContestMatch => {
  const { contestNum, contestantNum, contestType, contestType2, contestDesc, contestantName, rotNum } = line;
  return { contestNum, contestantNum, contestType, contestType2, contestDesc, contestantName, rotNum, topic };
};
