import type { TopicName } from '@lineboard/domain/book/topic';
import type { CustomerEvent, PulseMessage } from '@lineboard/domain/wire/live-messages';
import { TopicReader } from '@lineboard/domain/wire/topic-reader';
import type { TopicReading, TopicRequest } from '@lineboard/domain/wire/topic-reader';
import { openLiveClient } from '../live-gateway.ts';
import type { LiveClient } from '../live-gateway.ts';

/** One tab: topics, pulses and private events over a real socket, on one gateway and then on another. */
export class LivePage {
  readonly readers = new Map<TopicName, TopicReader>();
  readonly pulses: PulseMessage[] = [];
  readonly events: CustomerEvent[] = [];
  /** What the answers to requests with a position, and everything after them, were. */
  readonly counts = { snapshots: 0, deltas: 0 };
  readonly #onReading: (reader: TopicReader) => void;
  readonly #cookie: string;
  #socket: LiveClient | null = null;

  constructor({ cookie = '', onReading = () => {} }: PageOptions = {}) {
    this.#cookie = cookie;
    this.#onReading = onReading;
  }

  get pulse(): PulseMessage | undefined {
    return this.pulses.at(-1);
  }

  /** Resolves when the socket stands; its topics are asked for with what is held of them. */
  async connect(origin: string): Promise<void> {
    this.close();
    const socket = openLiveClient(Number(new URL(origin).port), {
      reconnection: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      ...(this.#cookie === '' ? {} : { extraHeaders: { cookie: this.#cookie } }),
    });
    this.#socket = socket;
    socket.on('disconnect', () => {
      for (const reader of this.readers.values()) reader.disconnected();
    });
    socket.on('snapshot', (message) => this.#read(message.topic, (reader) => reader.readSnapshot(message)));
    socket.on('change', (message) => this.#read(message.topic, (reader) => reader.readChange(message)));
    socket.on('pulse', (pulse) => this.pulses.push(pulse));
    socket.on('customer', (event) => this.events.push(event));
    socket.on('connect', () => this.#ask([...this.readers.values()].map((reader) => reader.ask())));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
  }

  subscribe(topics: readonly TopicName[]): void {
    const added = topics.filter((topic) => !this.readers.has(topic)).map((topic) => new TopicReader(topic));
    for (const reader of added) this.readers.set(reader.topic, reader);
    this.#ask(added.map((reader) => reader.ask()));
  }

  close(): void {
    this.#socket?.removeAllListeners();
    this.#socket?.disconnect();
    for (const reader of this.readers.values()) reader.disconnected();
  }

  #read(topic: TopicName, read: (reader: TopicReader) => TopicReading): void {
    const reader = this.readers.get(topic);
    if (reader === undefined) return;
    const reading = read(reader);
    if (reading.kind === 'askAgain') this.#ask([reading.request]);
    if (reading.kind === 'replaced') this.counts.snapshots++;
    if (reading.kind === 'applied') this.counts.deltas++;
    this.#onReading(reader);
  }

  #ask(topics: TopicRequest[]): void {
    if (topics.length > 0) this.#socket?.emit('subscribe', { topics }, () => {});
  }
}

interface PageOptions {
  /** Of a session; none: a visitor. */
  cookie?: string;
  /** After every message of a topic. */
  onReading?: (reader: TopicReader) => void;
}
