import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { CustomerEvent, PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import type { TopicReading, TopicRequest } from '@lineboard/domain/doors/wire/topic-reader';
import { openLiveClient } from '../gateways/live-gateway.ts';
import type { LiveClient, LiveClientOptions } from '../gateways/live-gateway.ts';

const AT_ONCE: LiveClientOptions = { reconnectionDelay: 20, reconnectionDelayMax: 100 };

/** One tab: topics, pulses and private events over a real socket, on one gateway and then on another. */
export class LivePage {
  readonly readers = new Map<TopicName, TopicReader>();
  readonly pulses: PulseMessage[] = [];
  readonly events: CustomerEvent[] = [];
  /** What the answers to requests with a position, and everything after them, were. */
  readonly counts = { snapshots: 0, deltas: 0 };
  readonly #onReading: (reader: TopicReader) => void;
  readonly #onHeard: () => void;
  readonly #socketOptions: LiveClientOptions;
  #socket: LiveClient | null = null;
  #openedAtMs: number | null = null;
  #heardAtMs: number | null = null;
  #isSlow = false;

  constructor({
    cookie = '',
    onReading = () => {},
    onHeard = () => {},
    reconnect = AT_ONCE,
  }: PageOptions = {}) {
    this.#onReading = onReading;
    this.#onHeard = onHeard;
    this.#socketOptions = { ...reconnect, ...(cookie === '' ? {} : { extraHeaders: { cookie } }) };
  }

  /** When the present socket was opened; null while there is none. */
  get openedAtMs(): number | null {
    return this.#openedAtMs;
  }

  /** When the last pulse came on the present socket. */
  get heardAtMs(): number | null {
    return this.#heardAtMs;
  }

  /** The gateway said that this page can't keep up. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  get pulse(): PulseMessage | undefined {
    return this.pulses.at(-1);
  }

  /** Resolves when the socket is open; its topics are asked for with what is held of them. */
  async connect(origin: string): Promise<void> {
    this.close();
    const socket = openLiveClient(origin, { reconnection: true, ...this.#socketOptions });
    this.#socket = socket;
    socket.on('disconnect', () => {
      this.#lost();
      this.#onHeard();
    });
    socket.on('snapshot', (message) => this.#read(message.topic, (reader) => reader.readSnapshot(message)));
    socket.on('change', (message) => this.#read(message.topic, (reader) => reader.readChange(message)));
    socket.on('pulse', (pulse) => {
      this.pulses.push(pulse);
      this.#heardAtMs = Date.now();
      this.#onHeard();
    });
    socket.on('slow', ({ slow }) => {
      this.#isSlow = slow;
      this.#onHeard();
    });
    socket.on('customer', (event) => this.events.push(event));
    socket.on('connect', () => {
      this.#openedAtMs = Date.now();
      this.#ask([...this.readers.values()].map((reader) => reader.ask()));
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
  }

  subscribe(topics: readonly TopicName[]): void {
    const added = topics.filter((topic) => !this.readers.has(topic)).map((topic) => new TopicReader(topic));
    for (const reader of added) this.readers.set(reader.topic, reader);
    this.#ask(added.map((reader) => reader.ask()));
  }

  /** What a page does about an answer that doesn't come. */
  askOverdue(): void {
    this.#ask([...this.readers.values()].filter(({ asking }) => asking).map((reader) => reader.ask()));
  }

  /** A socket that hangs is given up for a new one. */
  renew(): void {
    this.#socket?.io.engine.close();
  }

  close(): void {
    this.#socket?.removeAllListeners();
    this.#socket?.disconnect();
    this.#lost();
  }

  #lost(): void {
    this.#openedAtMs = null;
    this.#heardAtMs = null;
    this.#isSlow = false;
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
    this.#onHeard();
  }

  #ask(topics: TopicRequest[]): void {
    if (topics.length > 0 && this.#socket?.connected === true)
      this.#socket.emit('subscribe', { topics }, () => {});
  }
}

interface PageOptions {
  /** The cookie of a session; none: a visitor. */
  cookie?: string;
  /** After every message of a topic. */
  onReading?: (reader: TopicReader) => void;
  /** After everything by which the page may look otherwise. */
  onHeard?: () => void;
  /** How it comes back. */
  reconnect?: LiveClientOptions;
}
