import type { DoubtCode } from '@lineboard/domain/feed/doubt-code';
import { type DoubtEnd, type DoubtListener, type DoubtSubject, nameDoubt } from './doubt.ts';

/** What is doubted now: by subject, the markets that are held for it. Says when the first comes and the last goes. */
export class OpenDoubts {
  readonly #listener: DoubtListener;
  readonly #holds = new Map<string, { subject: DoubtSubject; names: Set<string> }>();

  constructor(listener: DoubtListener) {
    this.#listener = listener;
  }

  has(subject: DoubtSubject): boolean {
    return this.#holds.has(nameDoubt(subject));
  }

  /** Those of a game or contest, each with the names of what it holds. */
  of(kind: DoubtSubject['kind'], num: number): Array<{ subject: DoubtSubject; names: ReadonlySet<string> }> {
    return [...this.#holds.values()].filter(({ subject }) => subject.kind === kind && subject.num === num);
  }

  list(): Array<{ subject: DoubtSubject; names: ReadonlySet<string> }> {
    return [...this.#holds.values()];
  }

  hold(subject: DoubtSubject, name: string, detail: string): void {
    const key = nameDoubt(subject);
    const open = this.#holds.get(key);
    if (open !== undefined) {
      if (!open.names.has(name)) this.#listener.grew(subject);
      return void open.names.add(name);
    }
    this.#holds.set(key, { subject, names: new Set([name]) });
    this.#listener.began(subject, detail);
  }

  /** As it stood when another guard ended; who listens knows of it. */
  restore(subject: DoubtSubject, names: Iterable<string>): void {
    this.#holds.set(nameDoubt(subject), { subject, names: new Set(names) });
  }

  letGo(subject: DoubtSubject, name: string, how: DoubtEnd): void {
    const key = nameDoubt(subject);
    const open = this.#holds.get(key);
    if (open?.names.delete(name) !== true || open.names.size > 0) return;
    this.#holds.delete(key);
    this.#listener.ended(subject, how);
  }

  /** Its subject left the book. */
  forget(kind: DoubtSubject['kind'], num: number): void {
    for (const { subject } of this.of(kind, num)) {
      this.#holds.delete(nameDoubt(subject));
      this.#listener.ended(subject, 'gone');
    }
  }

  codesOf(kind: DoubtSubject['kind'], num: number): DoubtCode[] {
    return this.of(kind, num).map(({ subject }) => subject.code);
  }
}
