import { ComeAgain } from './come-again.ts';
import type { LiveLimits } from './live-limits.ts';
import { TurnQueue } from './turn-queue.ts';

export type AdmissionLimits = Pick<
  LiveLimits,
  'admittedPerTurn' | 'mostChecks' | 'mostWaitMs' | 'mostAwayMs' | 'socketsPerAddress'
>;

export interface Arrival {
  address: string;
  /** It says that it was here before, or was told to come again. Nothing proves it: it is worth a turn, no more. */
  isBack: boolean;
  /** @param comeInMs when it should come again; null: it comes in now */
  decide: (comeInMs: number | null) => void;
  isGone: () => boolean;
}

export interface AdmissionParts {
  limits: AdmissionLimits;
  /** Monotonic milliseconds. */
  nowMs?: () => number;
  random?: () => number;
  /** Calls back once the event loop has done what else there was to do. */
  defer?: (act: () => void) => void;
  onTold?: () => void;
}

/** One stranger for each three that were here before, while both wait. */
const BACK_IN_A_ROW = 3;
/** A check that takes longer is somebody else's outage: it no longer keeps others out. */
const CHECK_COUNTS_MS = 2_000;
/** How often it is looked whether a check has ended, while there are too many. */
const LOOK_AGAIN_MS = 20;
/** The rate is measured over so long at least. */
const MEASURE_MS = 100;
/** How much a measurement over that time counts; one over a longer time counts as several of them. */
const MEASURE_WEIGHT = 0.3;
/** Until it is measured. It says alone who is told to come again, not how fast anybody is let in. */
const FIRST_RATE = 500;

/**
 * Lets pages in no faster than the gateway can serve them: a few in each turn of the event loop, between which all else
 * is done, so a loop with more to do has longer turns and lets fewer in. Others wait; who would wait for too long is
 * told when to come instead.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #nowMs: () => number;
  readonly #random: () => number;
  readonly #defer: (act: () => void) => void;
  readonly #onTold: () => void;
  readonly #back = new TurnQueue<Arrival>();
  readonly #strangers = new TurnQueue<Arrival>();
  readonly #comeAgain: ComeAgain;
  /** When each check began that is under way, the oldest first. */
  readonly #checks = new Map<object, number>();
  #leftInTurn: number;
  #hasTurn = false;
  #backInARow = 0;
  #ratePerSecond = FIRST_RATE;
  #measured = { sinceMs: 0, admitted: 0 };

  constructor({ limits, nowMs, random, defer, onTold }: AdmissionParts) {
    this.#limits = limits;
    this.#nowMs = nowMs ?? (() => performance.now());
    this.#random = random ?? Math.random;
    this.#defer = defer ?? setImmediate;
    this.#onTold = onTold ?? (() => undefined);
    this.#leftInTurn = limits.admittedPerTurn;
    this.#comeAgain = new ComeAgain({
      notBeforeMs: limits.mostWaitMs / 2,
      mostAwayMs: limits.mostAwayMs,
      mostOfAddress: limits.socketsPerAddress,
      random: this.#random,
    });
  }

  get waiting(): number {
    return this.#back.size + this.#strangers.size;
  }

  /** How many are let in each second, as measured when there last were more than could be let in at once. */
  get ratePerSecond(): number {
    return this.#ratePerSecond;
  }

  ask(arrival: Arrival): void {
    if (this.waiting === 0 && this.#mayAdmit()) return this.#admit(arrival);
    if (this.#waitMs(arrival) > this.#limits.mostWaitMs) return this.#tell(arrival);
    if (this.waiting === 0) this.#measured = { sinceMs: this.#nowMs(), admitted: 0 };
    this.#laneOf(arrival).add(arrival.address, arrival);
    this.#awaitTurn();
  }

  /** Somebody's right to come in is looked up. @returns says that this is over */
  beginCheck(): () => void {
    const check = {};
    this.#checks.set(check, this.#nowMs());
    return () => void this.#checks.delete(check);
  }

  /** Nobody is let in any more: who waits is told to come again. */
  close(): void {
    for (let arrival = this.#next(); arrival !== undefined; arrival = this.#next()) this.#tell(arrival);
  }

  #laneOf({ isBack }: Arrival): TurnQueue<Arrival> {
    return isBack ? this.#back : this.#strangers;
  }

  /** How long it would wait, by what is let in now. */
  #waitMs(arrival: Arrival): number {
    const lane = this.#laneOf(arrival);
    const other = arrival.isBack ? this.#strangers : this.#back;
    const most = (this.#limits.mostWaitMs * this.#ratePerSecond) / 1_000;
    // Usually nobody waits for long, and nobody has to be counted.
    if (lane.size + other.size < most) return 0;
    const ahead = lane.countAhead(arrival.address);
    const turns = arrival.isBack ? 1 / BACK_IN_A_ROW : BACK_IN_A_ROW;
    return ((ahead + Math.min(other.size, (ahead + 1) * turns)) / this.#ratePerSecond) * 1_000;
  }

  #mayAdmit(): boolean {
    return this.#leftInTurn > 0 && !this.#isChecking();
  }

  #isChecking(): boolean {
    if (this.#checks.size < this.#limits.mostChecks) return false;
    const sinceMs = this.#nowMs() - CHECK_COUNTS_MS;
    for (const [check, beganMs] of this.#checks) {
      if (beganMs > sinceMs) break;
      this.#checks.delete(check);
    }
    return this.#checks.size >= this.#limits.mostChecks;
  }

  #admit(arrival: Arrival): void {
    this.#leftInTurn -= 1;
    this.#measured.admitted += 1;
    this.#awaitTurn();
    arrival.decide(null);
  }

  #tell({ address, decide }: Arrival): void {
    this.#onTold();
    decide(this.#comeAgain.tell(address, this.#nowMs(), this.#ratePerSecond));
  }

  #awaitTurn(): void {
    if (this.#hasTurn) return;
    this.#hasTurn = true;
    const turn = (): void => this.#takeTurn();
    if (this.waiting > 0 && this.#isChecking()) setTimeout(turn, LOOK_AGAIN_MS);
    else this.#defer(turn);
  }

  #takeTurn(): void {
    this.#hasTurn = false;
    this.#leftInTurn = this.#limits.admittedPerTurn;
    while (this.waiting > 0 && this.#mayAdmit()) {
      const arrival = this.#next()!;
      if (!arrival.isGone()) this.#admit(arrival);
    }
    this.#measure();
    if (this.waiting > 0) this.#awaitTurn();
  }

  #next(): Arrival | undefined {
    const isStrangersTurn = this.#backInARow >= BACK_IN_A_ROW && this.#strangers.size > 0;
    const arrival = isStrangersTurn ? undefined : this.#back.take();
    this.#backInARow = arrival === undefined ? 0 : this.#backInARow + 1;
    return arrival ?? this.#strangers.take();
  }

  #measure(): void {
    const { sinceMs, admitted } = this.#measured;
    const nowMs = this.#nowMs();
    // A time in which nobody came in says nothing until somebody does.
    if (this.waiting === 0 || admitted === 0 || nowMs - sinceMs < MEASURE_MS) return;
    const tookMs = nowMs - sinceMs;
    const weight = 1 - (1 - MEASURE_WEIGHT) ** (tookMs / MEASURE_MS);
    this.#ratePerSecond += weight * ((admitted * 1_000) / tookMs - this.#ratePerSecond);
    this.#measured = { sinceMs: nowMs, admitted: 0 };
  }
}
