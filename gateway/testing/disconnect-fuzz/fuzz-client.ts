import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import type { TopicReading, TopicRequest } from '@lineboard/domain/doors/wire/topic-reader';
import { openLiveClient } from '../gateways/live-gateway.ts';
import type { LiveClient } from '../gateways/live-gateway.ts';
import type { Random } from '@lineboard/domain/testing/seeded-random';
import { createMishaps } from './message-mishaps.ts';
import type { MishapCounts } from './message-mishaps.ts';

export interface FuzzCounts extends MishapCounts {
  resumes: number;
  cuts: number;
  snapshots: number;
  deltas: number;
  gaps: number;
  switches: number;
}

/** A fault that the fuzz must notice, planted into its clients: they take a change wherever they are. */
export type PlantedFault = 'none' | 'ignoresFrom';

/** A client as the worker is one: readers of topics on one socket that breaks and comes back, here or elsewhere. */
export class FuzzClient {
  readonly readers = new Map<TopicName, TopicReader>();
  readonly #counts: FuzzCounts;
  readonly #fault: PlantedFault;
  readonly #onReading: (reader: TopicReader) => void;
  readonly #mishaps;
  #socket: LiveClient | null = null;

  constructor(
    random: Random,
    counts: FuzzCounts,
    fault: PlantedFault,
    onReading: (reader: TopicReader) => void,
  ) {
    this.#counts = counts;
    this.#fault = fault;
    this.#onReading = onReading;
    this.#mishaps = createMishaps(random, counts);
  }

  get isConnected(): boolean {
    return this.#socket?.connected ?? false;
  }

  connect(port: number): void {
    this.#drop();
    this.#counts.switches++;
    const socket = openLiveClient(port, {
      reconnection: true,
      reconnectionDelay: 5,
      reconnectionDelayMax: 20,
    });
    this.#socket = socket;
    socket.on('connect', () => this.wake());
    socket.on('disconnect', () => {
      this.#counts.cuts++;
      this.#lost();
    });
    socket.on('snapshot', (message) =>
      this.#pass(socket, message.topic, (reader) => {
        const reading = reader.readSnapshot(message);
        if (reading.kind === 'replaced') this.#counts.snapshots++;
        return reading;
      }),
    );
    socket.on('change', (message) =>
      this.#pass(socket, message.topic, (reader) => {
        const held = reader.position;
        const from = this.#fault === 'ignoresFrom' && held !== null ? held.clk : message.from;
        const reading = reader.readChange({ ...message, from });
        if (reading.kind === 'applied') this.#counts.deltas++;
        return reading;
      }),
    );
  }

  /** Compares positions with the gateway's, as a page does that is shown again. */
  wake(): void {
    this.#ask([...this.readers.values()].map((reader) => reader.ask()));
  }

  /** What a page does about an answer that doesn't come. */
  askOverdue(): void {
    this.#ask([...this.readers.values()].filter((reader) => reader.asking).map((reader) => reader.ask()));
  }

  toggle(topic: TopicName): void {
    const reader = this.readers.get(topic);
    if (reader === undefined) {
      const added = new TopicReader(topic);
      this.readers.set(topic, added);
      this.#ask([added.ask()]);
    } else if (this.readers.size > 1) {
      this.readers.delete(topic);
      this.#socket?.emit('unsubscribe', { topics: [topic] }, () => {});
    }
  }

  stopMishaps(): void {
    this.#mishaps.stop();
  }

  close(): void {
    this.#drop();
  }

  #pass(socket: object, topic: TopicName, read: (reader: TopicReader) => TopicReading): void {
    this.#mishaps.pass(() => {
      const reader = this.readers.get(topic);
      if (reader === undefined || socket !== this.#socket) return;
      const reading = read(reader);
      this.#onReading(reader);
      if (reading.kind !== 'askAgain') return;
      this.#counts.gaps++;
      this.#ask([reading.request]);
    });
  }

  #ask(topics: TopicRequest[]): void {
    if (topics.length === 0 || !this.isConnected) return;
    this.#counts.resumes += topics.filter(({ clk }) => clk !== undefined).length;
    this.#socket?.emit('subscribe', { topics }, () => {});
  }

  #lost(): void {
    this.#mishaps.forget();
    for (const reader of this.readers.values()) reader.disconnected();
  }

  #drop(): void {
    this.#socket?.removeAllListeners();
    this.#socket?.disconnect();
    this.#lost();
  }
}
