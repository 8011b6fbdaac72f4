import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { hasDraw } from '@lineboard/domain/lines/line/has-draw';
import { isPeriodHidden } from '@lineboard/domain/betting/quote/line-validity';
import { compareLines } from '@lineboard/domain/lines/line/sort-order';
import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import { calculateDateFilterEndMs } from '@lineboard/domain/lines/offering/date-filter';
import { putFavoritesFirst, selectFavoriteTeams } from '@lineboard/domain/lines/offering/put-favorites-first';
import { matchesGame, parseSearch } from '@lineboard/domain/lines/offering/search';
import type { BoardView, LeagueView } from '../board/board-view.ts';
import { type ExtraColumns, selectExtraColumns } from '../board/extra-columns.ts';
import type { AlternatesByGame, BoardRow, RowNote, ShownAlternates, TopicContent } from './board-row.ts';
import { createLadderRows } from './ladder-rows.ts';
import { selectLadder } from './select-ladder.ts';

const isInPlay = (state: TopicState, gameNum: number): boolean =>
  state.score.get(String(gameNum))?.phase === 'live';

/**
 * Lines that may be shown by game: periods in their order, then alternate lines in theirs. Only of games in play when
 * only those are shown; only full games with a teaser.
 */
const selectShownLines = (
  state: TopicState,
  { onlyLive, teaserSports, teamTotals }: BoardView,
  bookMs: number,
): Map<number, GameLine[]> => {
  const byGame = new Map<number, GameLine[]>();
  for (const line of state.line.values()) {
    const game = state.game.get(String(line.gameNum));
    if (game === undefined || isPeriodHidden(game, line, bookMs)) continue;
    if (onlyLive && !isInPlay(state, line.gameNum)) continue;
    if (teaserSports !== null && line.periodNumber !== 0) continue;
    // Alternate lines are other spreads and totals.
    if (teamTotals && isAlternateLine(line.periodNumber)) continue;
    const lines = byGame.get(line.gameNum);
    if (lines === undefined) byGame.set(line.gameNum, [line]);
    else lines.push(line);
  }
  for (const lines of byGame.values()) lines.sort((a, b) => a.periodNumber - b.periodNumber);
  return byGame;
};

/** A chart, its figures and the teams next to it need this many. */
const HISTORY_LINES = 4;

type Unfolding = Pick<
  BoardRow & { kind: 'game' },
  'isFurtherPeriod' | 'furtherPeriods' | 'alternates' | 'isUnfolded' | 'favorites' | 'extras'
>;

const FURTHER: Unfolding = {
  isFurtherPeriod: true,
  furtherPeriods: 0,
  alternates: 0,
  isUnfolded: false,
  favorites: [false, false],
  extras: null,
};

const createGameRow = (
  topic: string,
  game: Game,
  line: GameLine,
  { teamTotals, teaserSports }: BoardView,
  unfolding: Unfolding,
): BoardRow => {
  const isTeased = teaserSports !== null;
  const draw = !teamTotals && !isTeased && hasDraw(game, line);
  return {
    key: `g${game.gameNum}.${line.periodNumber}${teamTotals ? 'e' : ''}`,
    kind: 'game',
    lines: draw ? 3 : 2,
    topic,
    gameNum: game.gameNum,
    periodNumber: line.periodNumber,
    hasDraw: draw,
    teamTotals,
    isTeased,
    ...unfolding,
  };
};

/** Whether a game passes the customer's filters of the board. */
const createGameFilter = (state: TopicState, view: BoardView, endMs: number): ((game: Game) => boolean) => {
  const search = parseSearch(view.search);
  return (game) => {
    if (game.gameDateTimeMs >= endMs) return false;
    if (game.isTitle) return search === null && !view.onlyLive;
    if (search !== null && !matchesGame(game, search)) return false;
    return !view.onlyLive || isInPlay(state, game.gameNum);
  };
};

/** A period with a draw doesn't fit next to one without, in a row of two lines: it goes under the game. */
const isAsHigh = (topic: TopicName, other: number, period: number): boolean => {
  const parsed = parseTopic(topic);
  if (parsed?.kind !== 'lines') return true;
  return isThreeWayPeriod(parsed.sportType, other) === isThreeWayPeriod(parsed.sportType, period);
};

/** A teaser takes no team totals. */
const selectExtras = (
  { periods, period, hasTeamTotals }: Parameters<typeof selectExtraColumns>[0],
  { extraRoom, teamTotals, teaserSports }: BoardView,
): ExtraColumns | null =>
  selectExtraColumns(
    { periods, period, hasTeamTotals: hasTeamTotals && teaserSports === null },
    extraRoom,
    teamTotals,
  );

interface ChosenGame {
  game: Game;
  line: GameLine | null;
  periodNumber: number;
}

const markSides = ({ team1Id, team2Id }: Game, teams: ReadonlySet<string>): [boolean, boolean] => [
  teams.has(team1Id),
  teams.has(team2Id),
];

/** In the book's order, but games of favorite teams before all others. */
const sortGames = (games: ChosenGame[], teams: ReadonlySet<string>): readonly ChosenGame[] => {
  games.sort(compareLines);
  if (teams.size === 0) return games;
  return putFavoritesFirst(games, ({ game }) => !game.isTitle && markSides(game, teams).includes(true));
};

/**
 * Games of the chosen period, sorted and filtered; an unfolded one is followed by its history, further periods and
 * alternate lines.
 * @param earlier alternate lines that were shown the last time
 */
export const selectGameRows = (
  { topic, period: wanted }: LeagueView,
  state: TopicState,
  view: BoardView,
  bookMs: number,
  earlier: AlternatesByGame,
): TopicContent => {
  const linesByGame = selectShownLines(state, view, bookMs);
  const known = new Set<number>();
  for (const lines of linesByGame.values())
    for (const { periodNumber } of lines) if (!isAlternateLine(periodNumber)) known.add(periodNumber);
  const periods = [...known].sort((a, b) => a - b);
  const period = known.has(wanted) ? wanted : (periods[0] ?? wanted);
  const endMs = calculateDateFilterEndMs(view.dateFilter, bookMs, view.timeZone);
  const passes = createGameFilter(state, view, endMs);
  const unfolded = new Set(view.unfolded);

  const chosen: ChosenGame[] = [];
  let offered = 0;
  let laterMs = Infinity;
  let hasTeamTotals = false;
  for (const game of state.game.values()) {
    const line = linesByGame.get(game.gameNum)?.find(({ periodNumber }) => periodNumber === period) ?? null;
    if (line !== null) {
      offered += 1;
      hasTeamTotals ||= game.includeTeamTotals;
      if (game.gameDateTimeMs >= endMs) laterMs = Math.min(laterMs, game.gameDateTimeMs);
    }
    if (line === null && !game.isTitle) continue;
    if (view.teamTotals && !game.isTitle && !game.includeTeamTotals) continue;
    if (passes(game)) chosen.push({ game, line, periodNumber: period });
  }
  const teams = selectFavoriteTeams(view.favorites, topic);
  const besides = periods.filter((other) => isAsHigh(topic, other, period));
  const extras = selectExtras({ periods: besides, period, hasTeamTotals }, view);

  const rows: BoardRow[] = [];
  const shownAlternates = new Map<number, ShownAlternates>();
  let count = 0;
  for (const { game, line } of sortGames(chosen, teams)) {
    if (line === null) {
      rows.push({ key: `t${game.gameNum}`, kind: 'title', lines: 1, topic, gameNum: game.gameNum });
      continue;
    }
    count += 1;
    const { gameNum } = game;
    const further = (linesByGame.get(gameNum) ?? []).filter((other) => other !== line);
    const alternates = further.filter(({ periodNumber }) => isAlternateLine(periodNumber));
    const furtherPeriods = further.filter(({ periodNumber }) => !isAlternateLine(periodNumber));
    const isUnfolded = unfolded.has(gameNum);
    const unfolding = {
      isFurtherPeriod: false,
      furtherPeriods: furtherPeriods.length,
      alternates: alternates.length,
      isUnfolded,
      favorites: markSides(game, teams),
      extras,
    };
    rows.push(createGameRow(topic, game, line, view, unfolding));
    if (!isUnfolded) continue;
    const unfoldedGame = { game, alternates, isInPlay: isInPlay(state, gameNum) };
    const ladder = selectLadder(unfoldedGame, state, view, earlier.get(gameNum));
    shownAlternates.set(gameNum, ladder.folded);
    const own = linesByGame.get(gameNum)?.find(({ periodNumber }) => periodNumber === 0) ?? null;
    const chosen = view.ladderMarkets.find(([of]) => of === gameNum)?.[1];
    rows.push(
      { key: `h${gameNum}`, kind: 'history', lines: HISTORY_LINES, topic, gameNum },
      ...furtherPeriods.map((other) => createGameRow(topic, game, other, view, FURTHER)),
      ...createLadderRows(topic, gameNum, ladder, own, chosen),
    );
  }
  const note = count > 0 ? null : selectNote(view, offered, hasTeamTotals);
  return {
    rows,
    alternates: shownAlternates,
    summary: { periods, period, count, hasTeamTotals, extras },
    note,
    laterMs,
  };
};

const selectNote = (view: BoardView, offered: number, hasTeamTotals: boolean): RowNote => {
  if (parseSearch(view.search) !== null || view.onlyLive) return 'noMatch';
  if (offered === 0) return 'noLines';
  return view.teamTotals && !hasTeamTotals ? 'noTeamTotals' : 'noneInRange';
};
