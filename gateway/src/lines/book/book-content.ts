import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { BookImage } from './book-image.ts';
import type { IgnoredReason, RecordListener } from './record-listener.ts';
import { Records } from './records.ts';
import { RecordStore } from './record-store.ts';
import type { ToldScore } from './told-score.ts';
import { TopicWriter } from './topic-writer.ts';

/** What an image or an entry did. */
export interface ContentStep {
  topics: ReadonlyMap<TopicName, readonly TopicOp[]>;
  scores: readonly ToldScore[];
  /** Contestants whose outcome was set or corrected. */
  outcomes: readonly ContestLine[];
}

export interface ContentOptions {
  onIgnored: (reason: IgnoredReason) => void;
  /** See `RecordStore`. */
  backlogPerEntry: number | undefined;
}

/** Also a dead heat that is corrected, and an outcome that is taken back. */
const isOutcomeNew = (before: ContestLine | null, after: ContestLine): boolean =>
  (['outcome', 'tied', 'places'] as const).some((field) => after[field] !== (before?.[field] ?? null));

/** Records and topics of a book, from one image on: a new image has a new content. */
export class BookContent {
  readonly records = new Records();
  readonly #topics = new TopicWriter(this.records);
  readonly #store: RecordStore;
  #scores: ToldScore[] = [];
  #outcomes: ContestLine[] = [];

  constructor({ onIgnored, backlogPerEntry }: ContentOptions) {
    this.#store = new RecordStore(this.records, this.#createListener(onIgnored), backlogPerEntry);
  }

  get topics(): ReadonlyMap<TopicName, TopicState> {
    return this.#topics.states;
  }

  load(image: BookImage): ContentStep {
    this.#store.load(image);
    return this.#takeStep();
  }

  /** @param nowMs by the clock that silence is measured by */
  apply(entry: LogEntry, nowMs: number): ContentStep {
    this.#store.apply(entry, nowMs);
    return this.#takeStep();
  }

  image(): BookImage {
    return this.#store.image();
  }

  #takeStep(): ContentStep {
    const step = { topics: this.#topics.takeSteps(), scores: this.#scores, outcomes: this.#outcomes };
    this.#scores = [];
    this.#outcomes = [];
    return step;
  }

  #createListener(onIgnored: ContentOptions['onIgnored']): RecordListener {
    return {
      game: (before, after) => this.#topics.game(before, after),
      line: (before, after) => this.#topics.line(before, after),
      contestLine: (before, after) => {
        this.#topics.contestLine(before, after);
        if (after !== null && isOutcomeNew(before, after)) this.#outcomes.push(after);
      },
      score: (before, after) => {
        this.#topics.score(before, after);
        const feedId = after === null ? undefined : this.records.games.get(after.gameNum)?.feedId;
        if (after !== null && feedId !== undefined) this.#scores.push({ ...after, feedId });
      },
      lateResult: (result) => this.#scores.push(result),
      ignored: onIgnored,
    };
  }
}
