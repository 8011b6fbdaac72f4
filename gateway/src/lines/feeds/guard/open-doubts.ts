import type { DoubtCode } from '@lineboard/domain/lines/feed/doubt-code';
import type { DoubtEnd, DoubtListener, DoubtSubject } from './doubt.ts';

interface Hold {
  subject: DoubtSubject;
  names: Set<string>;
}

const placeOf = (kind: DoubtSubject['kind'], num: number): string => `${kind} ${num}`;

/** What is doubted now: by subject, the markets that are held for it. Says when the first comes and the last goes. */
export class OpenDoubts {
  readonly #listener: DoubtListener;
  /** By game or contest, then by code: a feed may have twenty thousand games held, and be asked of each. */
  readonly #holds = new Map<string, Map<DoubtCode, Hold>>();

  constructor(listener: DoubtListener) {
    this.#listener = listener;
  }

  has(subject: DoubtSubject): boolean {
    return this.#find(subject) !== undefined;
  }

  /** Those of a game or contest, each with the names of what it holds. */
  of(kind: DoubtSubject['kind'], num: number): Array<{ subject: DoubtSubject; names: ReadonlySet<string> }> {
    return [...(this.#holds.get(placeOf(kind, num))?.values() ?? [])];
  }

  hold(subject: DoubtSubject, name: string, detail: string): void {
    const open = this.#find(subject);
    if (open !== undefined) {
      if (!open.names.has(name)) this.#listener.grew(subject);
      return void open.names.add(name);
    }
    this.restore(subject, [name]);
    this.#listener.began(subject, detail);
  }

  /** The doubt as it was when another guard ended; listeners know of it. */
  restore(subject: DoubtSubject, names: Iterable<string>): void {
    const place = placeOf(subject.kind, subject.num);
    const holds = this.#holds.get(place) ?? new Map<DoubtCode, Hold>();
    this.#holds.set(place, holds.set(subject.code, { subject, names: new Set(names) }));
  }

  letGo(subject: DoubtSubject, name: string, how: DoubtEnd): void {
    const open = this.#find(subject);
    if (open?.names.delete(name) !== true || open.names.size > 0) return;
    const place = placeOf(subject.kind, subject.num);
    const holds = this.#holds.get(place);
    holds?.delete(subject.code);
    if (holds?.size === 0) this.#holds.delete(place);
    this.#listener.ended(subject, how);
  }

  /** Its subject left the book. */
  forget(kind: DoubtSubject['kind'], num: number): void {
    const open = this.of(kind, num);
    this.#holds.delete(placeOf(kind, num));
    for (const { subject } of open) this.#listener.ended(subject, 'gone');
  }

  /** What was doubted before this guard began, of games or contests that are there no more. */
  forgetOthers(kind: DoubtSubject['kind'], known: { has: (num: number) => boolean }): void {
    const others = [...this.#holds.values()]
      .flatMap((holds) => [...holds.values()])
      .filter(({ subject }) => subject.kind === kind && !known.has(subject.num));
    for (const { subject } of others) this.forget(kind, subject.num);
  }

  #find({ kind, num, code }: DoubtSubject): Hold | undefined {
    return this.#holds.get(placeOf(kind, num))?.get(code);
  }
}
