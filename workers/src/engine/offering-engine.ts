import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import { isFavoriteLeague, putFavoritesFirst } from '@lineboard/domain/lines/offering/put-favorites-first';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TopicRequest } from '@lineboard/domain/doors/wire/topic-reader';
import {
  CONTEST_CELL,
  GAME_CELLS,
  NORMAL_CELLS,
  periodCell,
  PROP_CELLS,
  TEAM_TOTAL_CELLS,
} from '../board/board-cell.ts';
import type { BoardFrame, RowHead, RowSplice } from '../board/board-frame.ts';
import { type BoardView, EMPTY_VIEW, type LeagueView, type RowWindow } from '../board/board-view.ts';
import { LADDER_CELLS } from '../board/ladder-market.ts';
import type { BoardRow } from '../rows/board-row.ts';
import {
  type BoardConditions,
  type CellValue,
  selectContestCell,
  selectGameCell,
} from '../cells/cell-value.ts';
import { describeRow } from '../rows/describe-row.ts';
import type { HeldTopic } from '../topics/held-topic.ts';
import type { TopicMessage } from '../socket/socket-event.ts';
import { HeldTopics } from '../topics/held-topics.ts';
import { calculateBookMs, type LiveConditions } from './live-conditions.ts';
import { FOLLOWED_PICKS } from './followed-picks.ts';
import { PickReports } from './pick-reports.ts';
import { WATCHED_QUOTES } from './watched-quotes.ts';
import { selectProp } from '../rows/select-prop.ts';
import type { SaleReports } from './sale-reports.ts';
import { SentRows } from './sent-rows.ts';
import { joinTopicRows } from '../rows/join-topic-rows.ts';
import { spliceRows } from '../rows/splice-rows.ts';
import { selectTopicRows, type TopicRows } from '../rows/topic-rows.ts';

/** Date ranges move with the clock; half a minute late is good enough for a filter. */
const FILTER_EVERY_MS = 30_000;

export type CustomerConditions = Pick<BoardConditions, 'restrictions' | 'isTeased' | 'teaser'>;

/**
 * The board's model: holds the subscribed lines, keeps the list of rows sorted and filtered, and returns what the page
 * doesn't know yet. Pure except for the clock that is passed in; it never sends anything.
 *
 * Its view always equals what a naive pass over the topics' records would give (offering-engine.property.test.ts);
 * everything here serves to avoid that pass.
 */
export class OfferingEngine {
  readonly #nowMs: () => number;
  readonly #topics: HeldTopics;
  readonly #sent = new SentRows();
  readonly #watched = new PickReports(WATCHED_QUOTES);
  readonly #followed = new PickReports(FOLLOWED_PICKS);
  /** null until an open bet is shown: its rules are loaded with the first. */
  #sales: SaleReports | null = null;
  #view: BoardView = EMPTY_VIEW;
  #windows: readonly RowWindow[] = [];
  #live: LiveConditions = { fresh: false, feedsDown: [], bookMs: 0, bookSpeed: 1, atMs: 0 };
  #feedsDown: ReadonlySet<string> = new Set();
  #judgedBy: CustomerConditions = { restrictions: [], isTeased: false };
  #rows: readonly BoardRow[] = [];
  #revision = 0;
  #filteredAtMs = 0;

  #rowsDirty = false;
  /** Every row of the window is evaluated again, not only `#dirtyRows`. */
  #windowDirty = false;
  /** A change may concern watched and followed picks. */
  #quotesDirty = false;
  /** The topics' own state when those picks were last read. */
  #readBy: readonly unknown[] = [];
  /** Indexes of the window's rows by the records they show. */
  #shown = new Map<string, number[]>();
  readonly #dirtyRows = new Set<number>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
    this.#topics = new HeldTopics(nowMs);
  }

  get topics(): HeldTopics {
    return this.#topics;
  }

  /** Topics to keep: those of the board and those of the slip's picks. */
  hold(topics: readonly TopicName[]): void {
    this.#topics.hold(topics);
    this.#rowsDirty = true;
    this.#quotesDirty = true;
  }

  show(view: BoardView): void {
    const leagues = putFavoritesFirst(view.leagues, ({ topic }) => isFavoriteLeague(view.favorites, topic));
    this.#view = { ...view, leagues };
    this.#dropRows();
  }

  scrollTo(windows: readonly RowWindow[]): void {
    const isSame =
      windows.length === this.#windows.length &&
      windows.every(({ first, last }, at) => {
        const before = this.#windows[at]!;
        return first === before.first && last === before.last;
      });
    if (isSame) return;
    this.#windows = windows;
    this.#windowDirty = true;
  }

  watch(picks: readonly WagerPick[]): void {
    this.#watched.keep(picks);
    this.#quotesDirty = true;
  }

  /** Picks of open bets. */
  follow(picks: readonly WagerPick[]): void {
    this.#followed.keep(picks);
    this.#quotesDirty = true;
  }

  /** Open bets whose offers should be told. */
  offer(sales: SaleReports): void {
    this.#sales = sales;
  }

  judgeBy(conditions: CustomerConditions): void {
    this.#judgedBy = conditions;
    this.#sent.forgetCells();
    this.#windowDirty = true;
  }

  live(conditions: LiveConditions): void {
    const before = this.#live;
    const leapMs = calculateBookMs(conditions, this.#nowMs()) - calculateBookMs(before, this.#nowMs());
    this.#live = conditions;
    // The book's clock was set, not only read again: open lines and ranges may be different.
    if (Math.abs(leapMs) > 1_000 * Math.max(1, conditions.bookSpeed)) this.#dropRows();
    if (before.fresh === conditions.fresh && before.feedsDown.join() === conditions.feedsDown.join()) return;
    this.#feedsDown = new Set(conditions.feedsDown);
    this.#windowDirty = true;
    this.#quotesDirty = true;
  }

  disconnected(): void {
    this.#topics.disconnected();
    this.#windowDirty = true;
    this.#quotesDirty = true;
  }

  refused(topics: readonly TopicName[]): void {
    this.#topics.refuse(topics);
    this.#rowsDirty = true;
    this.#quotesDirty = true;
  }

  /** Somebody tries a refused topic again. */
  retry(topic: TopicName): void {
    this.#topics.askOne(topic);
    this.#rowsDirty = true;
  }

  read(messages: readonly TopicMessage[]): void {
    for (const message of messages) {
      const change = this.#topics.read(message);
      if (change.kind === 'none') continue;
      this.#quotesDirty = true;
      if (change.kind === 'changed') this.#markOps(change.topic, change.ops);
      if (change.kind !== 'changed' || change.freshened) this.#windowDirty = true;
      if (change.kind === 'replaced') this.#rowsDirty = true;
    }
  }

  /** Time has passed: rows whose betting ended go, filters move on, unanswered subscriptions are sent again. */
  tick(): void {
    const nowMs = this.#nowMs();
    const bookMs = calculateBookMs(this.#live, nowMs);
    this.#topics.remind();
    const isFilterDue = this.#view.dateFilter !== 'none' && nowMs - this.#filteredAtMs >= FILTER_EVERY_MS;
    for (const topic of this.#topics.all()) {
      if (!isFilterDue && topic.nextCutoffMs >= bookMs) continue;
      topic.revision += 1;
      this.#rowsDirty = true;
    }
  }

  takeAsks(): TopicRequest[] {
    return this.#topics.takeAsks();
  }

  /** @returns what the page doesn't know yet; null when it knows everything */
  flush(): BoardFrame | null {
    const bookMs = calculateBookMs(this.#live, this.#nowMs());
    const splice = this.#rowsDirty ? this.#joinRows(bookMs) : null;
    if (splice !== null || this.#windowDirty) this.#writeWindow(bookMs);
    else for (const index of this.#dirtyRows) this.#writeRow(index, bookMs);
    const isPickDue = this.#quotesDirty || this.#sales?.isDue(bookMs) === true;
    const { quotes, followed, sales } = isPickDue ? this.#readPicks(bookMs) : NO_PICKS;
    this.#rowsDirty = false;
    this.#windowDirty = false;
    this.#quotesDirty = false;
    this.#dirtyRows.clear();
    const { details, cells } = this.#sent.take();
    const parts = [details, cells, quotes, followed, sales];
    if (splice === null && parts.every(({ length }) => length === 0)) return null;
    return { revision: this.#revision, splice, details, cells, quotes, followed, sales };
  }

  /** Checks picks whose records changed; all of them when topics changed, or whether they are reliable. */
  #readPicks(bookMs: number): PickParts {
    const topics = this.#topics.all();
    const readBy = [
      this.#feedsDown,
      ...topics.flatMap((topic) => [topic.state, topic.failed, this.#isFresh(topic)]),
    ];
    if (readBy.length !== this.#readBy.length || readBy.some((part, at) => part !== this.#readBy[at])) {
      this.#watched.marks.markAll();
      this.#followed.marks.markAll();
      this.#sales?.markAll();
    }
    this.#readBy = readBy;
    const isUp = (topic: HeldTopic, feedId: string): boolean =>
      this.#isFresh(topic) && !this.#feedsDown.has(feedId);
    return {
      quotes: this.#watched.collect(topics, isUp),
      followed: this.#followed.collect(topics, isUp),
      sales: this.#sales?.collect(this.#topics, isUp, bookMs) ?? [],
    };
  }

  #isFresh(topic: HeldTopic): boolean {
    return this.#live.fresh && !topic.reader.asking;
  }

  #dropRows(): void {
    for (const topic of this.#topics.all()) topic.revision += 1;
    this.#rowsDirty = true;
    this.#sales?.markAll();
  }

  #markOps(topic: HeldTopic, ops: readonly TopicOp[]): void {
    for (const op of ops) {
      this.#watched.marks.mark(op);
      this.#followed.marks.mark(op);
      this.#sales?.mark(op);
      if (topic.built.size > 0 && topic.movesRows(op)) {
        topic.revision += 1;
        this.#rowsDirty = true;
      }
      const indexes = this.#shown.get(`${op.kind}:${op.key}`);
      if (indexes !== undefined) for (const index of indexes) this.#dirtyRows.add(index);
    }
  }

  /** Rebuilds the rows of leagues that changed and joins them with the others'. */
  #joinRows(bookMs: number): RowSplice | null {
    this.#filteredAtMs = this.#nowMs();
    const leagues = this.#view.leagues.flatMap((league) => this.#buildRows(league, bookMs) ?? []);
    const mine = this.#view.mine.flatMap(({ topic }) => {
      const league = this.#view.leagues.find((shown) => shown.topic === topic) ?? createUnshown(topic);
      return this.#buildRows(league, bookMs)?.mine ?? [];
    });
    const rows = joinTopicRows(leagues, mine);
    const splice = spliceRows(this.#rows, rows);
    this.#rows = rows;
    // Headings may change even when no row came or went.
    this.#windowDirty = true;
    if (splice !== null) this.#revision += 1;
    return splice === null ? null : { ...splice, inserted: splice.inserted.map(toHead) };
  }

  /** @returns null for a league that isn't held */
  #buildRows(league: LeagueView, bookMs: number): TopicRows | null {
    const topic = this.#topics.get(league.topic);
    if (topic === undefined) return null;
    const { revision } = topic;
    const pane = league.pane?.id ?? '';
    const known = topic.built.get(pane);
    if (known?.revision === revision) return known;
    const view = { ...this.#view, ...league.pane };
    const rows = selectTopicRows(league, topic, view, bookMs, known?.alternates);
    topic.built.set(pane, { ...rows, revision });
    topic.findNextCutoff(bookMs);
    return rows;
  }

  /**
   * All rows of the windows, and every heading: any of them may stick to the top. Also the row that shows or hides the
   * rest of a ladder: it has the focus while the rows above it come, and is drawn wherever they move it.
   */
  #writeWindow(bookMs: number): void {
    const kept = new Set<string>();
    this.#shown = new Map();
    for (const [index, row] of this.#rows.entries()) {
      const isInWindow = this.#windows.some(({ first, last }) => index >= first && index <= last);
      if (!isInWindow && row.kind !== 'league' && row.kind !== 'ladder') continue;
      kept.add(row.key);
      for (const record of recordsOf(row)) {
        const indexes = this.#shown.get(record);
        if (indexes === undefined) this.#shown.set(record, [index]);
        else indexes.push(index);
      }
    }
    this.#sent.keepOnly(kept);
    for (const [index, row] of this.#rows.entries()) if (kept.has(row.key)) this.#writeRow(index, bookMs);
  }

  #writeRow(index: number, bookMs: number): void {
    const row = this.#rows[index];
    const topic = row === undefined ? undefined : this.#topics.get(row.topic);
    if (row === undefined || topic === undefined) return;
    const { state } = topic;
    const detail = describeRow(row, state, topic.epoch);
    if (detail === null) return;
    this.#sent.putDetail(row.key, detail);
    if (state === null) return;
    const conditions: BoardConditions = {
      bookMs,
      fresh: this.#isFresh(topic),
      feedsDown: this.#feedsDown,
      ...this.#judgedBy,
    };
    if (row.kind === 'game' || row.kind === 'rung') {
      const game = state.game.get(String(row.gameNum))!;
      const line = state.line.get(`${row.gameNum}.${row.periodNumber}`)!;
      for (const cell of cellsOf(row))
        this.#sent.putCell(row.key, index, cell, selectGameCell(game, line, GAME_CELLS[cell]!, conditions));
    }
    if (row.kind === 'game') this.#writePeriods(row, index, state, conditions);
    if (row.kind === 'contestant')
      this.#sent.putCell(
        row.key,
        index,
        CONTEST_CELL,
        selectContestCell(state.contestLine.get(row.lineKey)!, conditions),
      );
    if (row.kind === 'prop') {
      const { first, second } = selectProp(state, row.lineKeys)!;
      for (const [at, line] of [first, second].entries())
        this.#sent.putCell(row.key, index, PROP_CELLS[at]!, selectContestCell(line, conditions));
    }
  }

  /** Other periods of a game in the columns next to its own. */
  #writePeriods(
    row: BoardRow & { kind: 'game' },
    index: number,
    state: TopicState,
    conditions: BoardConditions,
  ): void {
    const game = state.game.get(String(row.gameNum))!;
    for (const periodNumber of row.extras?.periods ?? []) {
      const line = state.line.get(`${row.gameNum}.${periodNumber}`);
      for (const cell of NORMAL_CELLS) {
        const value =
          line === undefined ? NO_LINE : selectGameCell(game, line, GAME_CELLS[cell]!, conditions);
        this.#sent.putCell(row.key, index, periodCell(periodNumber, cell), value);
      }
    }
  }
}

type PickParts = Pick<BoardFrame, 'quotes' | 'followed' | 'sales'>;

const NO_PICKS: PickParts = { quotes: [], followed: [], sales: [] };

const NO_LINE: CellValue = { price: null, points: null, teased: null, state: 'none', version: 0 };

const toHead = ({ key, kind, lines }: RowHead): RowHead => ({ key, kind, lines });

/** A league that has games in the section above, and isn't on the board itself. */
const createUnshown = (topic: TopicName): LeagueView => ({
  topic,
  period: 0,
  collapsed: false,
  onlyContests: null,
  expectedRows: 0,
});

const cellsOf = (row: BoardRow & { kind: 'game' | 'rung' }): readonly number[] => {
  if (row.kind === 'rung') return LADDER_CELLS[row.market];
  if (row.teamTotals) return TEAM_TOTAL_CELLS;
  return row.extras?.teamTotals === true ? NORMAL_AND_TEAM_TOTAL_CELLS : NORMAL_CELLS;
};

const NORMAL_AND_TEAM_TOTAL_CELLS: readonly number[] = [...NORMAL_CELLS, ...TEAM_TOTAL_CELLS];

/** Names of the records that a row shows. */
const recordsOf = (row: BoardRow): string[] => {
  switch (row.kind) {
    case 'game':
      return [
        `game:${row.gameNum}`,
        `line:${row.gameNum}.${row.periodNumber}`,
        `score:${row.gameNum}`,
        ...(row.extras?.periods.map((periodNumber) => `line:${row.gameNum}.${periodNumber}`) ?? []),
      ];
    case 'rung':
      return [`game:${row.gameNum}`, `line:${row.gameNum}.${row.periodNumber}`];
    case 'title':
    case 'mineGame':
    case 'history':
    case 'ladderHead':
    case 'ladder':
      return [`game:${row.gameNum}`];
    case 'contest':
    case 'contestant':
      return [`contestLine:${row.lineKey}`];
    case 'prop':
    case 'propHead':
      return row.lineKeys.map((key) => `contestLine:${key}`);
    default:
      return [];
  }
};
