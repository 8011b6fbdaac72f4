import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicRequest } from '@lineboard/domain/doors/wire/topic-reader';
import { HeldTopic } from './held-topic.ts';
import type { TopicMessage } from '../socket/socket-event.ts';

/** An unanswered subscription is sent again: on a live socket an answer takes milliseconds. */
const ASK_AGAIN_AFTER_MS = 3_000;

/** What a message means for the topic's readers. */
export type TopicChange =
  | { kind: 'none' }
  | { kind: 'freshened'; topic: HeldTopic }
  /** @param freshened the topic was awaiting an answer, and this was it: all of its lines are current again */
  | { kind: 'changed'; topic: HeldTopic; ops: readonly TopicOp[]; freshened: boolean }
  | { kind: 'replaced'; topic: HeldTopic };

const NONE: TopicChange = { kind: 'none' };

/** The subscribed topics, and the requests to the gateway that keep them complete. */
export class HeldTopics {
  readonly #nowMs: () => number;
  readonly #topics = new Map<TopicName, HeldTopic>();
  #asks: TopicRequest[] = [];
  #left: TopicName[] = [];
  #connected = false;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  get(topic: TopicName): HeldTopic | undefined {
    return this.#topics.get(topic);
  }

  all(): HeldTopic[] {
    return [...this.#topics.values()];
  }

  hold(topics: readonly TopicName[]): void {
    const wanted = new Set(topics);
    for (const name of this.#topics.keys()) {
      if (wanted.has(name)) continue;
      this.#topics.delete(name);
      this.#left.push(name);
    }
    for (const name of wanted) {
      if (this.#topics.has(name)) continue;
      const topic = new HeldTopic(name);
      this.#topics.set(name, topic);
      this.#ask(topic);
    }
  }

  connected(): void {
    this.#connected = true;
    this.askAll();
  }

  /** Connected, or awake again: every topic compares its position. */
  askAll(): void {
    this.#asks = [];
    for (const topic of this.#topics.values()) this.#ask(topic);
  }

  /** After a refusal, when somebody tries again. */
  askOne(name: TopicName): void {
    const topic = this.#topics.get(name);
    if (topic === undefined) return;
    topic.revision += 1;
    this.#ask(topic);
  }

  disconnected(): void {
    this.#connected = false;
    this.#asks = [];
    for (const { reader } of this.#topics.values()) reader.disconnected();
  }

  refuse(names: readonly TopicName[]): void {
    for (const name of names) {
      const topic = this.#topics.get(name);
      if (topic === undefined) continue;
      topic.failed = true;
      topic.revision += 1;
    }
  }

  read(message: TopicMessage): TopicChange {
    const topic = this.#topics.get(message.message.topic);
    if (topic === undefined) return NONE;
    const wasAsking = topic.reader.asking;
    const reading = topic.read(message);
    switch (reading.kind) {
      case 'replaced':
        topic.revision += 1;
        topic.failed = false;
        return { kind: 'replaced', topic };
      case 'applied':
        if (reading.ops.length > 0) return { kind: 'changed', topic, ops: reading.ops, freshened: wasAsking };
        return wasAsking ? { kind: 'freshened', topic } : NONE;
      case 'askAgain':
        topic.askedAtMs = this.#nowMs();
        this.#asks.push(reading.request);
        return { kind: 'freshened', topic };
      case 'waiting':
      case 'ignored':
        return NONE;
    }
  }

  /** Sends a topic's request again when its answer is overdue. */
  remind(): void {
    if (!this.#connected) return;
    const nowMs = this.#nowMs();
    for (const topic of this.#topics.values()) {
      // A clock that was set back has lost the moment.
      const isOverdue = Math.abs(nowMs - topic.askedAtMs) >= ASK_AGAIN_AFTER_MS;
      if (topic.reader.asking && !topic.failed && isOverdue) this.#ask(topic);
    }
  }

  /** Subscriptions to send now; none while there is no socket, since connecting requests all. */
  takeAsks(): TopicRequest[] {
    const asks = this.#connected ? this.#asks : [];
    this.#asks = [];
    return asks;
  }

  /** Subscriptions to end now; none while there is no socket, since a new one has no subscriptions. */
  takeLeft(): TopicName[] {
    const left = this.#connected ? this.#left : [];
    this.#left = [];
    return left;
  }

  #ask(topic: HeldTopic): void {
    topic.failed = false;
    topic.askedAtMs = this.#nowMs();
    this.#asks.push(topic.reader.ask());
  }
}
