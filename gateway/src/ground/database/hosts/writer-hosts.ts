import type pg from 'pg';
import { isDatabaseLoss, NotTheWriter } from '../is-database-loss.ts';
import type { WhoAnswers } from './ask-who-answers.ts';

/** One of the servers that a target names. */
export interface Host {
  /** For people. */
  name: string;
  config: pg.ClientConfig;
}

/** For the log, each once: another server is written to from now on, or one still writes that was promoted over. */
export type HostEvent = { event: 'promoted' | 'promotedOver'; host: string; timeline: number };

/**
 * Which of several servers is written to, for all connections of a gateway. A promotion begins a new timeline, with a
 * higher number; so of two servers that both write, the one with the lower number was promoted over, and nothing may be
 * asked of it any more (docs/adr/0031-the-timeline-fences.md).
 */
export class WriterHosts {
  readonly #hosts: readonly Host[];
  readonly #onEvent: (event: HostEvent) => void;
  readonly #onPromoted = new Set<() => void>();
  readonly #toldOver = new Set<Host>();
  #next: Host;
  #timeline = 0;

  constructor(hosts: readonly [Host, ...Host[]], onEvent: (event: HostEvent) => void = () => undefined) {
    this.#hosts = hosts;
    this.#next = hosts[0];
    this.#onEvent = onEvent;
  }

  get all(): readonly Host[] {
    return this.#hosts;
  }

  /** The highest that any server had, so far; 0: none was asked yet. */
  get timeline(): number {
    return this.#timeline;
  }

  /** Whom to ask next: the one that was the writer last, or the next one when that can't be reached or isn't it. */
  choose(): Host {
    return this.#next;
  }

  /** It couldn't be reached. What a server has to say of its own is said to the caller, not mended by another one. */
  noteFailure(host: Host, error: unknown): void {
    if (isDatabaseLoss(error)) this.#passOver(host);
  }

  /** @throws NotTheWriter when nothing may be asked of it */
  admit(host: Host, { isStandby, timeline }: WhoAnswers): void {
    // One server alone is looked at by `findServerMistakes`, and a backup may be made from a stand-by.
    if (isStandby && this.#hosts.length === 1) return;
    if (isStandby || timeline < this.#timeline) {
      this.#passOver(host);
      if (!isStandby) this.#tellOver(host, timeline);
      throw new NotTheWriter(host.name, isStandby ? 'is a stand-by' : 'was promoted over');
    }
    this.#next = host;
    if (timeline === this.#timeline) return;
    const isFirst = this.#timeline === 0;
    this.#timeline = timeline;
    this.#toldOver.clear();
    if (isFirst) return;
    this.#onEvent({ event: 'promoted', host: host.name, timeline });
    for (const tell of [...this.#onPromoted]) tell();
  }

  /** What was found out beside the connections that are asked on. */
  note(host: Host, answer: WhoAnswers): void {
    try {
      // A writer that is known stays: two names may be one server's.
      if (answer.timeline !== this.#timeline) this.admit(host, answer);
    } catch (error) {
      if (!(error instanceof NotTheWriter)) throw error;
    }
  }

  /** @returns ends it */
  onPromoted(told: () => void): () => void {
    this.#onPromoted.add(told);
    return () => this.#onPromoted.delete(told);
  }

  #passOver(host: Host): void {
    if (this.#next !== host) return;
    const at = this.#hosts.indexOf(host);
    this.#next = this.#hosts[(at + 1) % this.#hosts.length]!;
  }

  #tellOver(host: Host, timeline: number): void {
    if (this.#toldOver.has(host)) return;
    this.#toldOver.add(host);
    this.#onEvent({ event: 'promotedOver', host: host.name, timeline });
  }
}
