import type { TopicState } from '@lineboard/domain/book/topic-state';
import type { ContestLine } from '@lineboard/domain/line/contest-line';
import { calculateDateFilterEndMs } from '@lineboard/domain/offering/date-filter';
import { isNamedInAddress } from '@lineboard/domain/offering/is-named-in-address';
import { matchesContestLine, parseSearch } from '@lineboard/domain/offering/search';
import type { BoardView, LeagueView } from '../board/board-view.ts';
import type { BoardRow, RowNote, TopicContent } from './board-row.ts';

/** Decided, taken down or closed: shown to nobody. */
const isShown = (line: ContestLine, bookMs: number): boolean =>
  !line.disabled && line.outcome === null && line.wagerCutoffMs >= bookMs;

const isChosen = ({ contestNum, contestDesc }: ContestLine, only: LeagueView['onlyContests']): boolean => {
  if (only === null) return true;
  return typeof only === 'string' ? isNamedInAddress(contestDesc, only) : only.includes(contestNum);
};

const compareContestants = (a: ContestLine, b: ContestLine): number =>
  a.rotNum - b.rotNum || a.contestantNum - b.contestantNum;

/** Contests by the time that betting on them ends, each with its contestants by rotation number. */
export const selectContestRows = (
  { topic, onlyContests }: LeagueView,
  state: TopicState,
  view: BoardView,
  bookMs: number,
): TopicContent => {
  const search = parseSearch(view.search);
  const endMs = calculateDateFilterEndMs(view.dateFilter, bookMs, view.timeZone);
  let offered = 0;
  const contests = new Map<number, Array<{ key: string; line: ContestLine }>>();
  for (const [key, line] of state.contestLine) {
    if (!isShown(line, bookMs)) continue;
    if (!isChosen(line, onlyContests)) continue;
    offered += 1;
    if (search !== null && !matchesContestLine(line, search)) continue;
    if (view.onlyLive || line.wagerCutoffMs >= endMs) continue;
    const contestants = contests.get(line.contestNum);
    if (contestants === undefined) contests.set(line.contestNum, [{ key, line }]);
    else contestants.push({ key, line });
  }
  const sorted = [...contests.values()].map((contestants) =>
    contestants.sort((a, b) => compareContestants(a.line, b.line)),
  );
  sorted.sort(
    ([a], [b]) => a!.line.wagerCutoffMs - b!.line.wagerCutoffMs || a!.line.contestNum - b!.line.contestNum,
  );

  const rows: BoardRow[] = [];
  let count = 0;
  for (const contestants of sorted) {
    const { key, line } = contestants[0]!;
    const { contestNum } = line;
    rows.push({ key: `c${contestNum}`, kind: 'contest', lines: 1, topic, contestNum, lineKey: key });
    for (const contestant of contestants) {
      count += 1;
      const lineKey = contestant.key;
      rows.push({ key: `c${lineKey}`, kind: 'contestant', lines: 1, topic, contestNum, lineKey });
    }
  }
  const note = count > 0 ? null : selectNote(view, offered);
  const summary = { periods: [], period: 0, count, hasTeamTotals: false };
  return { rows, alternates: new Map(), summary, note };
};

const selectNote = (view: BoardView, offered: number): RowNote => {
  if (parseSearch(view.search) !== null || view.onlyLive) return 'noMatch';
  return offered === 0 ? 'noLines' : 'noneInRange';
};
