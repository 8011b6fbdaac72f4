import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { AlternatesByGame, BoardRow, LaterStart, TopicContent } from './board-row.ts';
import type { BoardView, LeagueView } from '../board/board-view.ts';
import { selectContestRows } from './contest-rows.ts';
import { selectGameRows } from './game-rows.ts';
import { takeMine } from './take-mine.ts';

/** Nothing in the topic fits the current teaser: contests never do, games by their sport. */
const isLeftOut = (name: TopicName, teaserSports: BoardView['teaserSports']): boolean => {
  const topic = parseTopic(name);
  return teaserSports !== null && !(topic?.kind === 'lines' && teaserSports.includes(topic.sportType));
};

const createEmptyContent = (period: number, note: TopicContent['note']): TopicContent => ({
  rows: [],
  alternates: new Map(),
  summary: { periods: [], period, count: 0, hasTeamTotals: false, extras: null },
  note,
  laterMs: Infinity,
});

const NO_ALTERNATES: AlternatesByGame = new Map();

/** The same game may be in several panes, with one row in each. */
const nameForPane = (rows: BoardRow[], pane: LeagueView['pane']): BoardRow[] =>
  pane === undefined ? rows : rows.map((row) => ({ ...row, key: `${pane.id}:${row.key}` }));

const MAX_SKELETON_ROWS = 8;

const selectSkeleton = (topic: TopicName, expected: number): BoardRow[] =>
  Array.from({ length: Math.min(Math.max(expected, 1), MAX_SKELETON_ROWS) }, (_, at) => ({
    key: `s${at}/${topic}`,
    kind: 'skeleton',
    lines: 2,
    topic,
  }));

/** What is known about a topic's lines. */
interface TopicLines {
  /** null while the first snapshot is under way. */
  state: TopicState | null;
  /** The gateway refused the subscription. */
  failed: boolean;
}

export interface TopicRows extends Pick<TopicContent, 'rows' | 'alternates'> {
  /** The rows of games that have left the league for the section above all of them. */
  mine: readonly BoardRow[];
  /** The league has nothing within the range of dates, and it isn't folded; null otherwise. */
  later: LaterStart | null;
}

/**
 * The rows of one league: its heading, then its games or contests, or the rows that replace them. A search and the live
 * switch leave leagues without a match out altogether.
 * @param earlier alternate lines that the same rows had when they were built before
 */
export const selectTopicRows = (
  league: LeagueView,
  lines: TopicLines,
  view: BoardView,
  bookMs: number,
  earlier: AlternatesByGame = NO_ALTERNATES,
): TopicRows => {
  const { content, mine } = takeMine(league.topic, selectContent(league, lines, view, bookMs, earlier), view);
  const { topic, collapsed } = league;
  const { alternates, note, laterMs } = content;
  const isLater = note === 'noneInRange' && !collapsed;
  const later = isLater ? { topic, startMs: laterMs === Infinity ? null : laterMs } : null;
  return { rows: nameForPane(putHeadingOn(league, content), league.pane), mine, alternates, later };
};

const selectContent = (
  league: LeagueView,
  { state, failed }: TopicLines,
  view: BoardView,
  bookMs: number,
  earlier: AlternatesByGame,
): TopicContent => {
  const { topic } = league;
  // Games in play that can't be teased are no part of the Live section; a chosen league says why it is empty.
  if (isLeftOut(topic, view.teaserSports))
    return createEmptyContent(league.period, view.onlyLive ? 'noMatch' : 'notTeased');
  if (state === null)
    return {
      ...createEmptyContent(league.period, failed ? 'failed' : null),
      rows: selectSkeleton(topic, league.expectedRows),
    };
  return topic.startsWith('contest/')
    ? selectContestRows(league, state, view, bookMs)
    : selectGameRows(league, state, view, bookMs, earlier);
};

const putHeadingOn = (
  { topic, collapsed }: LeagueView,
  { rows, summary, note }: TopicContent,
): BoardRow[] => {
  if (note === 'noMatch') return [];
  const heading: BoardRow = {
    key: `l/${topic}`,
    kind: 'league',
    lines: 1,
    topic,
    league: { ...summary, collapsed },
  };
  if (collapsed) return [heading];
  if (note === null) return [heading, ...rows];
  // Shown once for all leagues to which it applies.
  if (note === 'noneInRange') return [heading];
  return [heading, { key: `n/${topic}`, kind: 'empty', lines: 1, topic, note, range: null }];
};
