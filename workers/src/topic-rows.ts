import { parseTopic, type TopicName } from '@lineboard/domain/book/topic';
import type { TopicState } from '@lineboard/domain/book/topic-state';
import type { BoardRow, TopicContent } from './board-row.ts';
import type { BoardView, LeagueView } from './board-view.ts';
import { selectContestRows } from './contest-rows.ts';
import { selectGameRows } from './game-rows.ts';

/** Nothing of the topic can stand in the teaser that is being made: contests never, games by their sport. */
const isLeftOut = (name: TopicName, teaserSports: BoardView['teaserSports']): boolean => {
  const topic = parseTopic(name);
  return teaserSports !== null && !(topic?.kind === 'lines' && teaserSports.includes(topic.sportType));
};

const createEmptyContent = (period: number, note: TopicContent['note']): TopicContent => ({
  rows: [],
  summary: { periods: [], period, count: 0, hasTeamTotals: false },
  note,
});

const MAX_SKELETON_ROWS = 8;

const selectSkeleton = (topic: TopicName, expected: number): BoardRow[] =>
  Array.from({ length: Math.min(Math.max(expected, 1), MAX_SKELETON_ROWS) }, (_, at) => ({
    key: `s${at}/${topic}`,
    kind: 'skeleton',
    lines: 2,
    topic,
  }));

/**
 * The rows of one league: its heading, then its games or contests, or what stands in for them. `state` is null while the
 * first snapshot is under way, `failed` when the gateway refused it. A search, and the
 * live switch leave leagues without a match out altogether.
 */
export const selectTopicRows = (
  league: LeagueView,
  state: TopicState | null,
  view: BoardView,
  bookMs: number,
  failed: boolean,
): BoardRow[] => {
  const { topic, collapsed } = league;
  const isContest = topic.startsWith('contest/');
  const content: TopicContent = isLeftOut(topic, view.teaserSports)
    ? // What is in play and can't be teased is no part of the Live section; a chosen league says why it is empty.
      createEmptyContent(league.period, view.onlyLive ? 'noMatch' : 'notTeased')
    : state === null
      ? {
          ...createEmptyContent(league.period, failed ? 'failed' : null),
          rows: selectSkeleton(topic, league.expectedRows),
        }
      : isContest
        ? selectContestRows(league, state, view, bookMs)
        : selectGameRows(league, state, view, bookMs);
  if (content.note === 'noMatch') return [];
  const heading: BoardRow = {
    key: `l/${topic}`,
    kind: 'league',
    lines: 1,
    topic,
    league: { ...content.summary, collapsed },
  };
  if (collapsed) return [heading];
  if (content.note === null) return [heading, ...content.rows];
  return [heading, { key: `n/${topic}`, kind: 'empty', lines: 1, topic, note: content.note }];
};
