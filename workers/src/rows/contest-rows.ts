import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import { calculateDateFilterEndMs } from '@lineboard/domain/lines/offering/date-filter';
import { isNamedInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import { type Prop, readProp } from '@lineboard/domain/lines/line/read-prop';
import { matchesContestLine, parseSearch } from '@lineboard/domain/lines/offering/search';
import { comparePrices } from '@lineboard/domain/lines/line/compare-offers';
import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { BoardView, LeagueView } from '../board/board-view.ts';
import { CONTEST_ORDERS } from '../board/contest-order.ts';
import type { BoardRow, RowNote, TopicContent } from './board-row.ts';

/** Decided, taken down or closed: nobody sees it. */
const isShown = (line: ContestLine, bookMs: number): boolean =>
  !line.disabled && line.outcome === null && line.wagerCutoffMs >= bookMs;

const isChosen = ({ contestNum, contestDesc }: ContestLine, only: LeagueView['onlyContests']): boolean => {
  if (only === null) return true;
  return typeof only === 'string' ? isNamedInAddress(contestDesc, only) : only.includes(contestNum);
};

const compareContestants = (a: ContestLine, b: ContestLine): number =>
  a.rotNum - b.rotNum || a.contestantNum - b.contestantNum;

/** Who pays least comes first, who has no price last. */
const compareOdds = ({ line: a }: Contestant, { line: b }: Contestant): number => {
  if (!isAmericanPrice(a.moneyLine) || !isAmericanPrice(b.moneyLine))
    return Number(isAmericanPrice(b.moneyLine)) - Number(isAmericanPrice(a.moneyLine));
  const compared = comparePrices(a.moneyLine, b.moneyLine);
  return compared === 'same' ? compareContestants(a, b) : compared === 'better' ? -1 : 1;
};

/** A contestant that may be shown, and the key of its record. */
interface Contestant {
  key: string;
  line: ContestLine;
}

/** Contests under one heading: the props of a game with the same question, or a single contest. */
interface ContestGroup {
  prop: Prop<ContestLine> | null;
  contests: Contestant[][];
}

/** Contests by the time when betting on them ends, those of a game together. */
const compareContests = ([a]: readonly Contestant[], [b]: readonly Contestant[]): number =>
  a!.line.wagerCutoffMs - b!.line.wagerCutoffMs ||
  (a!.line.gameNum ?? a!.line.contestNum) - (b!.line.gameNum ?? b!.line.contestNum) ||
  a!.line.contestNum - b!.line.contestNum;

const groupContests = (contests: readonly Contestant[][]): ContestGroup[] => {
  const groups = new Map<string, ContestGroup>();
  for (const contestants of contests) {
    const { contestNum, gameNum, wagerCutoffMs } = contestants[0]!.line;
    const prop = readProp(contestants.map(({ line }) => line));
    const id =
      prop === null || prop.market === ''
        ? `c${contestNum}`
        : `${wagerCutoffMs}.${gameNum}.${prop.answers}.${prop.market}`;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { prop, contests: [contestants] });
    else group.contests.push(contestants);
  }
  return [...groups.values()];
};

const keysOf = (contestants: readonly Contestant[]): string[] => contestants.map(({ key }) => key);

/** The heading for the props of a game: the players' teams tell which game it is. */
const createPropGameRow = (topic: TopicName, groups: readonly ContestGroup[]): BoardRow[] => {
  const [first] = groups;
  if (first?.prop == null) return [];
  const { gameNum, contestNum, wagerCutoffMs: cutoffMs } = first.prop.first;
  const props = groups.flatMap(({ contests }) =>
    contests.map((contest) => readProp(contest.map(({ line }) => line))),
  );
  const teams = [...new Set(props.flatMap((prop) => prop?.team ?? []))];
  if (gameNum === null || teams.length === 0 || teams.length > 2) return [];
  return [{ key: `p${contestNum}`, kind: 'propGame', lines: 1, topic, contestNum, teams, cutoffMs }];
};

/** Groups of one game that close together. */
const splitByGame = (groups: readonly ContestGroup[]): ContestGroup[][] => {
  const games = new Map<string, ContestGroup[]>();
  for (const group of groups) {
    const { contestNum, gameNum, wagerCutoffMs } = group.contests[0]![0]!.line;
    const id = group.prop === null || gameNum === null ? `c${contestNum}` : `${gameNum}.${wagerCutoffMs}`;
    const game = games.get(id);
    if (game === undefined) games.set(id, [group]);
    else game.push(group);
  }
  return [...games.values()];
};

/** A heading and, under it, a row for each prop, or one for each contestant. */
const createGroupRows = (
  topic: TopicName,
  { prop, contests }: ContestGroup,
  saysCutoff: boolean,
  order: number,
): BoardRow[] => {
  const { key, line } = contests[0]![0]!;
  const { contestNum } = line;
  if (prop === null) {
    const contestants = contests.flat();
    if (order === CONTEST_ORDERS.byOdds) contestants.sort(compareOdds);
    const heading: BoardRow = {
      key: `c${contestNum}`,
      kind: 'contest',
      lines: 1,
      topic,
      contestNum,
      lineKey: key,
    };
    return [
      heading,
      ...contestants.map((contestant): BoardRow => {
        const lineKey = contestant.key;
        return { key: `c${lineKey}`, kind: 'contestant', lines: 1, topic, contestNum, lineKey };
      }),
    ];
  }
  return [
    { key: `m${contestNum}`, kind: 'propHead', lines: 1, topic, saysCutoff, lineKeys: keysOf(contests[0]!) },
    ...contests.map((contestants): BoardRow => {
      const { contestNum: propNum } = contestants[0]!.line;
      const lineKeys = keysOf(contestants);
      return { key: `c${propNum}`, kind: 'prop', lines: 1, topic, contestNum: propNum, lineKeys };
    }),
  ];
};

/**
 * Contests by the time when betting on them ends, each with its contestants in the league's order; props by game and
 * question.
 */
export const selectContestRows = (
  { topic, period, onlyContests }: LeagueView,
  state: TopicState,
  view: BoardView,
  bookMs: number,
): TopicContent => {
  const search = parseSearch(view.search);
  const { byNumber, byOdds } = CONTEST_ORDERS;
  const order = period === byOdds ? byOdds : byNumber;
  const endMs = calculateDateFilterEndMs(view.dateFilter, bookMs, view.timeZone);
  let offered = 0;
  let laterMs = Infinity;
  const contests = new Map<number, Contestant[]>();
  for (const [key, line] of state.contestLine) {
    if (!isShown(line, bookMs)) continue;
    if (!isChosen(line, onlyContests)) continue;
    offered += 1;
    if (line.wagerCutoffMs >= endMs) laterMs = Math.min(laterMs, line.wagerCutoffMs);
    if (view.onlyLive || line.wagerCutoffMs >= endMs) continue;
    const contestants = contests.get(line.contestNum);
    if (contestants === undefined) contests.set(line.contestNum, [{ key, line }]);
    else contestants.push({ key, line });
  }
  const found = [...contests.values()].flatMap((contestants) => {
    const sorted = contestants.sort((a, b) => compareContestants(a.line, b.line));
    if (search === null) return [sorted];
    const matching = sorted.filter(({ line }) => matchesContestLine(line, search));
    // A search that matches an over also finds its under.
    const isProp = matching.length > 0 && readProp(sorted.map(({ line }) => line)) !== null;
    return matching.length === 0 ? [] : [isProp ? sorted : matching];
  });
  const rows = splitByGame(groupContests(found.sort(compareContests))).flatMap((groups) => {
    const heading = createPropGameRow(topic, groups);
    return [
      ...heading,
      ...groups.flatMap((group) => createGroupRows(topic, group, heading.length === 0, order)),
    ];
  });
  const count = rows.filter(({ kind }) => kind === 'prop' || kind === 'contestant').length;
  const note = count > 0 ? null : selectNote(view, offered);
  const hasOrder = rows.some(({ kind }) => kind === 'contestant');
  const periods = hasOrder ? Object.values(CONTEST_ORDERS) : [];
  const summary = { periods, period: hasOrder ? order : byNumber, count, hasTeamTotals: false, extras: null };
  return { rows, alternates: new Map(), summary, note, laterMs };
};

const selectNote = (view: BoardView, offered: number): RowNote => {
  if (parseSearch(view.search) !== null || view.onlyLive) return 'noMatch';
  return offered === 0 ? 'noLines' : 'noneInRange';
};
