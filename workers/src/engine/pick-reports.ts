import { keyOfPick, type PickKey, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { HeldTopic } from '../topics/held-topic.ts';
import { PickMarks } from './pick-marks.ts';

/** Whether what this feed says in this topic can be depended on. */
export type IsUp = (topic: HeldTopic, feedId: string) => boolean;

/** What a report says of a pick, and where it is read from. */
export interface ReportKind<Seen, Told> {
  /** null when nothing of the pick is in any topic. */
  find: (pick: WagerPick, topics: readonly HeldTopic[], isUp: IsUp) => Seen | null;
  nothing: Seen;
  isSame: (one: Seen, other: Seen) => boolean;
  tell: (seen: Seen) => Told;
}

/** Keeps the page told of picks, wherever the board is scrolled: what of them differs from what was sent. */
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
   * What of the marked picks differs from what was sent. That there is nothing of a pick is said only once every topic
   * has come or was refused: until then it isn't known.
   */
  collect(topics: readonly HeldTopic[], isUp: IsUp): Array<readonly [PickKey, Told]> {
    const { find, nothing, isSame, tell } = this.#kind;
    const changed: Array<readonly [PickKey, Told]> = [];
    for (const pick of this.marks.take()) {
      const key = keyOfPick(pick);
      const found = find(pick, topics, isUp);
      if (found === null && topics.some(({ state, failed }) => state === null && !failed)) continue;
      const now = found ?? nothing;
      const sent = this.#sent.get(key);
      if (sent !== undefined && isSame(sent, now)) continue;
      this.#sent.set(key, now);
      changed.push([key, tell(now)]);
    }
    return changed;
  }
}
