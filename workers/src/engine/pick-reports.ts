import { keyOfPick, type PickKey, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { HeldTopic } from '../topics/held-topic.ts';
import { PickMarks } from './pick-marks.ts';

/** Whether this feed's data in this topic is reliable. */
export type IsUp = (topic: HeldTopic, feedId: string) => boolean;

export const isAwaited = ({ state, failed }: HeldTopic): boolean => state === null && !failed;

/** A report about a pick, and where it is read from. */
export interface ReportKind<Seen, Told> {
  /** null when no topic has anything about the pick. */
  find: (pick: WagerPick, topics: readonly HeldTopic[], isUp: IsUp) => Seen | null;
  nothing: Seen;
  isSame: (one: Seen, other: Seen) => boolean;
  tell: (seen: Seen) => Told;
}

/** Keeps the page informed about picks, wherever the board is scrolled: sends what differs from what was sent. */
export class PickReports<Seen, Told> {
  readonly marks = new PickMarks();
  readonly #kind: ReportKind<Seen, Told>;
  readonly #sent = new Map<PickKey, Seen>();

  constructor(kind: ReportKind<Seen, Told>) {
    this.#kind = kind;
  }

  keep(picks: readonly WagerPick[]): void {
    this.marks.keep(picks);
    const kept = new Set(picks.map(keyOfPick));
    for (const key of this.#sent.keys()) if (!kept.has(key)) this.#sent.delete(key);
  }

  /**
   * What differs from what was sent, for the marked picks. A pick without any data is reported only once every topic
   * has come or was refused: until then it isn't known.
   */
  collect(topics: readonly HeldTopic[], isUp: IsUp): Array<readonly [PickKey, Told]> {
    const { find, nothing, isSame, tell } = this.#kind;
    const changed: Array<readonly [PickKey, Told]> = [];
    for (const pick of this.marks.take()) {
      const key = keyOfPick(pick);
      const found = find(pick, topics, isUp);
      if (found === null && topics.some(isAwaited)) continue;
      const now = found ?? nothing;
      const sent = this.#sent.get(key);
      if (sent !== undefined && isSame(sent, now)) continue;
      this.#sent.set(key, now);
      changed.push([key, tell(now)]);
    }
    return changed;
  }
}
