import type pg from 'pg';
import { destroyClient } from './destroy-client.ts';
import { type HostedConfig, PatientClient } from './patient-client.ts';

/** Hears what transactions say with `pg_notify` once they are committed. */
export interface Listener {
  close(): void;
}

/** @param said what was; undefined: it begins to listen */
export type OnSaid = (said?: string) => void;

const AGAIN_AFTER_MS = 1_000;

/** All that a gateway listens to, on one connection that is there while somebody listens. */
export class Listeners {
  readonly #config: HostedConfig;
  readonly #channels = new Map<string, Set<OnSaid>>();
  #current: pg.Client | null = null;
  #isConnected = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: HostedConfig) {
    this.#config = config;
  }

  /**
   * @param onSaid also called each time that it begins to listen: what was said before then it didn't hear. It may
   * hear nothing at all (a pooler between, a server away), so who listens must look now and then as well.
   */
  listen(channel: string, onSaid: OnSaid): Listener {
    const others = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, others.add(onSaid));
    if (this.#current === null && this.#timer === undefined) this.#begin();
    else if (this.#isConnected) this.#hear(this.#current!, channel, [onSaid]);
    return {
      close: () => {
        others.delete(onSaid);
        if (others.size === 0) this.#channels.delete(channel);
        if (this.#channels.size === 0) this.#end();
      },
    };
  }

  #begin(): void {
    this.#timer = undefined;
    const client = new PatientClient(this.#config);
    this.#current = client;
    const again = (): void => this.#beginAgain(client);
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onSaid of this.#channels.get(channel) ?? []) onSaid(payload);
    });
    const opened = (): void => {
      if (this.#current !== client) return;
      this.#isConnected = true;
      for (const [channel, each] of this.#channels) this.#hear(client, channel, each);
    };
    client
      .connect()
      .then(() => client.setUp())
      .then(opened, again);
  }

  #hear(client: pg.Client, channel: string, each: Iterable<OnSaid>): void {
    client.query(`listen ${client.escapeIdentifier(channel)}`).then(
      () => {
        const heard = this.#channels.get(channel);
        for (const onSaid of each) if (heard?.has(onSaid) === true) onSaid();
      },
      () => this.#beginAgain(client),
    );
  }

  #beginAgain(client: pg.Client): void {
    if (this.#current !== client) return;
    this.#drop();
    this.#timer = setTimeout(() => this.#begin(), AGAIN_AFTER_MS);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#drop();
  }

  #drop(): void {
    const client = this.#current;
    this.#current = null;
    this.#isConnected = false;
    if (client !== null) destroyClient(client);
  }
}
