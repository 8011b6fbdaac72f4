import { type HeldEvent, isOver, KEPT_AFTER_START_MS, type NumberedEvent } from './held-event.ts';
import type { UnnumberedEvent } from './event-numbers.ts';
import { judgeScore } from './judge-score.ts';
import { findLeague } from './leagues.ts';
import type { LeftOut } from './left-out.ts';
import type { OfferedEvent } from './parse-odds.ts';
import type { ToldScore } from './parse-scores.ts';

/** All sports together have some 2,000: a provider that names more isn't sending a real board. */
const MOST_HELD = 10_000;
/** A season is on sale as long before. */
const AHEAD_MS = 400 * 86_400_000;

const NO_MARKETS: HeldEvent['markets'] = new Map();

/** The state of the provider's events after its successive answers. */
export class OddsBoard {
  readonly #byId = new Map<string, HeldEvent>();

  get events(): Iterable<HeldEvent> {
    return this.#byId.values();
  }

  ofSport(sportKey: string): HeldEvent[] {
    return [...this.#byId.values()].filter((event) => event.sportKey === sportKey);
  }

  /** Events that have their numbers; what is known of one already stays. */
  remember(events: readonly NumberedEvent[]): void {
    for (const event of events) {
      const league = findLeague(event.sportKey);
      if (league === undefined || this.#byId.has(event.eventId)) continue;
      const unknown = { markets: NO_MARKETS, polledMs: 0, score: null, scoreUpdatedMs: null };
      this.#byId.set(event.eventId, { ...event, ...unknown, league });
    }
  }

  /** Those that need a number first, as long as there is room. */
  unnumbered(sportKey: string, offered: readonly OfferedEvent[], nowMs: number): UnnumberedEvent[] {
    const isNear = (ms: number): boolean => ms > nowMs - KEPT_AFTER_START_MS && ms < nowMs + AHEAD_MS;
    return offered
      .filter(({ eventId, commenceMs }) => !this.#byId.has(eventId) && isNear(commenceMs))
      .slice(0, MOST_HELD - this.#byId.size)
      .map(({ eventId, homeTeam, awayTeam, commenceMs }) => ({
        eventId,
        sportKey,
        homeTeam,
        awayTeam,
        commenceMs,
      }));
  }

  /**
   * An answer with a sport's odds. What it leaves out has no prices any more: a game that was called off and one whose
   * odds are taken down look the same.
   * @returns events that start at another time than was known
   */
  applyOdds(
    sportKey: string,
    offered: readonly OfferedEvent[],
    polledMs: number,
    leftOut: LeftOut,
  ): HeldEvent[] {
    const byId = new Map(offered.map((event) => [event.eventId, event]));
    const moved: HeldEvent[] = [];
    for (const held of this.ofSport(sportKey)) {
      const event = byId.get(held.eventId);
      byId.delete(held.eventId);
      const isSame = event?.homeTeam === held.homeTeam && event.awayTeam === held.awayTeam;
      // Its number has tickets with the earlier names: the teams that play now are not those that were bet on.
      if (event !== undefined && !isSame) leftOut.note('namesChanged');
      const now =
        event === undefined || !isSame
          ? { ...held, markets: NO_MARKETS }
          : { ...held, markets: event.markets, commenceMs: event.commenceMs, polledMs };
      if (now.commenceMs !== held.commenceMs) moved.push(now);
      this.#byId.set(held.eventId, now);
    }
    leftOut.note('noNumber', byId.size);
    return moved;
  }

  applyScores(told: readonly ToldScore[], nowMs: number, leftOut: LeftOut): void {
    for (const score of told) {
      const held = this.#byId.get(score.eventId);
      // Never offered here.
      if (held === undefined) continue;
      const judged = judgeScore(score, held, nowMs);
      if (!judged.ok) leftOut.note(judged.reason);
      else if (judged.score !== null)
        this.#byId.set(held.eventId, { ...held, score: judged.score, scoreUpdatedMs: score.updatedMs });
    }
  }

  /** Lets go of what was long ago. */
  forget(nowMs: number): void {
    for (const { eventId, commenceMs } of this.#byId.values())
      if (nowMs >= commenceMs + KEPT_AFTER_START_MS) this.#byId.delete(eventId);
  }

  /** Began so long ago and have no final. */
  unsettled(afterMs: number, nowMs: number): HeldEvent[] {
    return [...this.#byId.values()].filter((event) => !isOver(event) && nowMs >= event.commenceMs + afterMs);
  }
}
