import type { BookRecords, RecordKey, RecordKind, TopicOp } from '@lineboard/domain/lines/book/book-record';
import { keyOfRecord } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { RECORD_FIELDS } from '@lineboard/domain/doors/wire/record-codec';
import { changedFields } from './changed-fields.ts';
import type { Records } from './records.ts';

const linesTopic = (game: Game, store: string): TopicName =>
  formatTopic({ kind: 'lines', store, sportType: game.sportType, sportSubType: game.sportSubType });

const contestTopic = ({ store, contestType, contestType2 }: ContestLine): TopicName =>
  formatTopic({ kind: 'contest', store, contestType, contestType2 });

const addTo = (counts: Map<string, number>, name: string, by: 1 | -1): number => {
  const count = (counts.get(name) ?? 0) + by;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
  return count;
};

/**
 * Turns changes of records into steps of topics. A game is, with its score, in the lines topic of every store that has
 * a line of it, a heading game in those of every store; a game that has a score is in its sport's scores topic. What a
 * topic holds follows from the records alone, never from how they came about, so that a gateway that joins late holds
 * the same.
 *
 * Every value that changes becomes a step, also when it changes back: a reader may be anywhere in between.
 */
export class TopicWriter {
  readonly states = new Map<TopicName, TopicState>();
  #steps = new Map<TopicName, TopicOp[]>();
  readonly #records: Pick<Records, 'games' | 'lines' | 'scores'>;
  readonly #topicsOfGame = new Map<number, Map<TopicName, string | null>>();
  /** How many lines a game has, by store. */
  readonly #storesOfGame = new Map<number, Map<string, number>>();
  readonly #linesPerStore = new Map<string, number>();
  readonly #headings = new Set<number>();

  constructor(records: Pick<Records, 'games' | 'lines' | 'scores'>) {
    this.#records = records;
  }

  /** The steps since the last call, by topic. */
  takeSteps(): ReadonlyMap<TopicName, readonly TopicOp[]> {
    const steps = this.#steps;
    this.#steps = new Map();
    return steps;
  }

  game(before: Game | null, after: Game | null): void {
    const { gameNum } = (after ?? before)!;
    if (after?.isTitle) this.#headings.add(gameNum);
    else this.#headings.delete(gameNum);
    const stayed = [...(this.#topicsOfGame.get(gameNum)?.keys() ?? [])];
    this.#place(gameNum);
    if (before === null || after === null) return;
    const members = this.#topicsOfGame.get(gameNum);
    for (const topic of stayed) if (members?.has(topic)) this.#patch(topic, 'game', before, after);
  }

  /** @param moved the fields that differ, where they are known */
  line(before: GameLine | null, after: GameLine | null, moved?: Partial<GameLine>): void {
    const { gameNum, store } = (after ?? before)!;
    const game = this.#records.games.get(gameNum);
    if (game === undefined) return;
    const topic = linesTopic(game, store);
    const wasMember = this.#topicsOfGame.get(gameNum)?.has(topic) ?? false;
    const isFirstOrLast =
      (before === null && this.#countLine(gameNum, store, 1) === 1) ||
      (after === null && this.#countLine(gameNum, store, -1) === 0);
    if (wasMember && before !== null && after !== null) this.#patch(topic, 'line', before, after, moved);
    else if (wasMember) this.#write(topic, 'line', before, after);
    if (isFirstOrLast) this.#place(gameNum);
  }

  score(before: GameScore | null, after: GameScore | null): void {
    if (before === after) return;
    const { gameNum } = (after ?? before)!;
    for (const topic of this.#topicsOfGame.get(gameNum)?.keys() ?? [])
      this.#write(topic, 'score', before, after);
    if (before === null || after === null) this.#place(gameNum);
  }

  contestLine(before: ContestLine | null, after: ContestLine | null): void {
    const from = before === null ? null : contestTopic(before);
    const to = after === null ? null : contestTopic(after);
    if (from !== null && from === to) return this.#write(from, 'contestLine', before, after);
    if (from !== null) this.#write(from, 'contestLine', before, null);
    if (to !== null) this.#write(to, 'contestLine', null, after);
  }

  /** @returns how many lines of the game the store has now */
  #countLine(gameNum: number, store: string, by: 1 | -1): number {
    const all = addTo(this.#linesPerStore, store, by);
    if (all === 0) for (const heading of this.#headings) this.#placeHeading(heading, store, false);
    if (all === 1 && by === 1) for (const heading of this.#headings) this.#placeHeading(heading, store, true);
    let stores = this.#storesOfGame.get(gameNum);
    if (stores === undefined) this.#storesOfGame.set(gameNum, (stores = new Map()));
    const count = addTo(stores, store, by);
    if (stores.size === 0) this.#storesOfGame.delete(gameNum);
    return count;
  }

  /** Works as `#place` does, for one store that came or went: a feed may have 500 headings and 200 stores. */
  #placeHeading(gameNum: number, store: string, isWanted: boolean): void {
    const topic = linesTopic(this.#records.games.get(gameNum)!, store);
    const members = this.#topicsOfGame.get(gameNum) ?? new Map<TopicName, string | null>();
    if (members.has(topic) === isWanted) return;
    if (isWanted) {
      this.#join(gameNum, topic, store);
      members.set(topic, store);
    } else {
      this.#leave(gameNum, topic, store);
      members.delete(topic);
    }
    if (members.size === 0) this.#topicsOfGame.delete(gameNum);
    else this.#topicsOfGame.set(gameNum, members);
  }

  /** Brings the game into the topics where it belongs now, and out of the others. */
  #place(gameNum: number): void {
    const wanted = this.#topicsFor(gameNum);
    const members = this.#topicsOfGame.get(gameNum);
    for (const [topic, store] of members ?? []) if (!wanted.has(topic)) this.#leave(gameNum, topic, store);
    for (const [topic, store] of wanted) if (!members?.has(topic)) this.#join(gameNum, topic, store);
    if (wanted.size === 0) this.#topicsOfGame.delete(gameNum);
    else this.#topicsOfGame.set(gameNum, wanted);
  }

  #topicsFor(gameNum: number): Map<TopicName, string | null> {
    const topics = new Map<TopicName, string | null>();
    const game = this.#records.games.get(gameNum);
    if (game === undefined) return topics;
    for (const store of this.#storesOfGame.get(gameNum)?.keys() ?? [])
      topics.set(linesTopic(game, store), store);
    if (game.isTitle)
      for (const store of this.#linesPerStore.keys()) topics.set(linesTopic(game, store), store);
    if (this.#records.scores.has(gameNum)) {
      topics.set(formatTopic({ kind: 'scores', sportType: game.sportType }), null);
    }
    return topics;
  }

  #join(gameNum: number, topic: TopicName, store: string | null): void {
    this.#write(topic, 'game', null, this.#records.games.get(gameNum)!);
    const score = this.#records.scores.get(gameNum);
    if (score !== undefined) this.#write(topic, 'score', null, score);
    if (store === null) return;
    for (const { shown } of this.#records.lines.get(gameNum)?.values() ?? []) {
      if (shown.store === store) this.#write(topic, 'line', null, shown);
    }
  }

  #leave(gameNum: number, topic: TopicName, store: string | null): void {
    const key = String(gameNum);
    if (store !== null) {
      for (const { shown } of this.#records.lines.get(gameNum)?.values() ?? []) {
        if (shown.store === store)
          this.#emit(topic, { op: 'remove', kind: 'line', key: keyOfRecord('line', shown) });
      }
    }
    if (this.states.get(topic)?.score.has(key)) this.#emit(topic, { op: 'remove', kind: 'score', key });
    this.#emit(topic, { op: 'remove', kind: 'game', key });
  }

  #write<K extends RecordKind>(
    topic: TopicName,
    kind: K,
    before: BookRecords[K] | null,
    after: BookRecords[K] | null,
  ): void {
    if (after === null) {
      if (before !== null)
        this.#emit(topic, { op: 'remove', kind, key: keyOfRecord(kind, before) } as TopicOp);
    } else if (before === null) {
      const key: RecordKey = keyOfRecord(kind, after);
      this.#emit(topic, { op: 'put', kind, key, record: after } as TopicOp);
    } else {
      this.#patch(topic, kind, before, after);
    }
  }

  #patch<K extends RecordKind>(
    topic: TopicName,
    kind: K,
    before: BookRecords[K],
    after: BookRecords[K],
    moved?: Partial<BookRecords[K]>,
  ): void {
    const names = RECORD_FIELDS[kind] as ReadonlyArray<keyof BookRecords[K] & string>;
    const differing = moved ?? changedFields(names, before, after);
    if (differing === null) return;
    const fields = 'version' in after ? { ...differing, version: after.version } : differing;
    this.#emit(topic, { op: 'patch', kind, key: keyOfRecord(kind, after), fields } as TopicOp, after);
  }

  /** @param after what a patch comes to: the topic's record is the book's own */
  #emit(topic: TopicName, op: TopicOp, after?: object): void {
    let state = this.states.get(topic);
    if (state === undefined) this.states.set(topic, (state = new TopicState()));
    const records = state.records(op.kind) as Map<RecordKey, object>;
    const isKnown = after === undefined ? state.apply(op) : records.has(op.key);
    if (!isKnown) throw new Error(`book and topic ${topic} disagree about ${op.kind} ${op.key}`);
    if (after !== undefined) records.set(op.key, after);
    const steps = this.#steps.get(topic);
    if (steps === undefined) this.#steps.set(topic, [op]);
    else steps.push(op);
  }
}
