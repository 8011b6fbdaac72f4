import type { SubscribeReply, SubscribeRequest } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { LiveSocket } from '../src/socket/live-socket.ts';
import type { LiveEvent } from '../src/socket/socket-event.ts';

/** A socket whose other end is the test. */
export class FakeLiveSocket implements LiveSocket {
  readonly calls: string[] = [];
  readonly requests: SubscribeRequest[] = [];
  reply: SubscribeReply | null = { ok: true };
  /** The gateway knows no such topics: one of them refuses a whole request. */
  unknown: readonly string[] = [];
  #isConnected = false;
  #hear: (event: LiveEvent) => void = () => undefined;

  readonly open = (hear: (event: LiveEvent) => void): LiveSocket => {
    this.#hear = hear;
    return this;
  };

  /** Sends an event of the gateway or the network. */
  tell(event: LiveEvent): void {
    if (event.kind === 'connected') this.#isConnected = true;
    if (event.kind === 'disconnected' || event.kind === 'refused') this.#isConnected = false;
    this.#hear(event);
  }

  connect = (): void => {
    this.calls.push('connect');
  };

  disconnect = (): void => {
    this.calls.push('disconnect');
    if (this.#isConnected) this.tell({ kind: 'disconnected' });
  };

  subscribe = (request: SubscribeRequest): Promise<SubscribeReply | null> => {
    this.requests.push(request);
    const isKnown = request.topics.every(({ topic }) => !this.unknown.includes(topic));
    return Promise.resolve(isKnown ? this.reply : { ok: false, code: 'topicUnknown' });
  };

  unsubscribe = (topics: readonly string[]): void => {
    this.calls.push(`unsubscribe ${topics.join(' ')}`);
  };
}
