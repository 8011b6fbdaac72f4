import { CLOCKS_APART_MS } from '../../../ground/clock/clocks-apart.ts';
import type { KindReporter } from '../../../ground/report/reporter.ts';
import type { Answer, AskFault, OddsApi } from './ask-odds-api.ts';
import { AnswerHealth } from './answer-health.ts';
import type { EventNumbers } from './event-numbers.ts';
import { KEPT_AFTER_START_MS, SCORED_FOR_MS } from './held-event.ts';
import { findLeague, type OddsLeague } from './leagues.ts';
import { LeftOut } from './left-out.ts';
import type { ODDS_API_FAILURES } from './odds-api-failures.ts';
import type { OddsApiSettings } from './odds-api-settings.ts';
import { OddsBoard } from './odds-board.ts';
import { parseOdds } from './parse-odds.ts';
import { parseScores } from './parse-scores.ts';
import { parseSports } from './parse-sports.ts';
import { nextPoll, type Poll, weighOdds, weighScores } from './plan-polls.ts';
import type { RequestBudget } from './request-budget.ts';

export interface PollerParts {
  settings: OddsApiSettings;
  api: OddsApi;
  numbers: EventNumbers;
  budget: RequestBudget;
  reporter: KindReporter<keyof typeof ODDS_API_FAILURES>;
  /** What is no failure, and worth a line. */
  tell: (detail: object, message: string) => void;
  nowMs: () => number;
  random: () => number;
  /** Other than in production, for tests against the clock on the wall. */
  pace?: { leastPeriodMs: number; firstRetryMs: number };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** What stops all of them. */
const ALL_CALLS = 'all calls';
const SCORES_COST = 2;
const MOST_NAMED = 20;

interface Asked {
  lastMs: number | null;
  notBeforeMs: number;
}

/** Asks the provider one thing at a time, as often as the budget allows, and keeps what it says on its board. */
export class OddsPoller {
  readonly board = new OddsBoard();
  readonly #parts: PollerParts;
  readonly #asked = new Map<string, Asked>();
  readonly #health: AnswerHealth;
  /** Calls that are due today. */
  #polls = 0;
  readonly #toldUnsettled = new Set<number>();
  #hasRead = false;
  /** The provider's sports that are in season. */
  #inSeason: ReadonlySet<string> = new Set();
  #sportsMs: number | null = null;
  /** What is left of the key's quota, as the provider said last. */
  #remaining: number | null = null;
  /** A refused key stays refused: asking on would only be taken for guessing. */
  #isRefused = false;
  #isFailing = false;
  #pausedUntilMs = 0;
  #steppedMs = 0;
  #wellMs: number | null = null;
  #unknownCount = -1;

  constructor(parts: PollerParts) {
    this.#parts = parts;
    this.#health = new AnswerHealth(parts.pace?.firstRetryMs);
  }

  /** Whether what the board holds can be relied on: it was heard, and nothing has gone wrong for too long since. */
  isWell(nowMs: number): boolean {
    if (this.#wellMs === null || this.#isRefused) return false;
    return !this.#isFailing || nowMs - this.#wellMs < this.#parts.settings.staleMs;
  }

  /** What the database knows of events, so that they keep their numbers. */
  async read(): Promise<void> {
    if (this.#hasRead) return;
    const { numbers, nowMs } = this.#parts;
    this.board.remember(await numbers.readSince(nowMs() - KEPT_AFTER_START_MS));
    this.#hasRead = true;
  }

  /** Does what is due. @returns how long nothing more is, ms; Infinity for ever */
  async step(signal: AbortSignal): Promise<number> {
    try {
      return await this.#step(signal);
    } catch (error) {
      this.#parts.reporter.failed('notStored', error);
      return this.#backOff(null);
    }
  }

  async #step(signal: AbortSignal): Promise<number> {
    const nowMs = this.#parts.nowMs();
    if (nowMs < this.#steppedMs - CLOCKS_APART_MS) this.#startOver();
    this.#steppedMs = nowMs;
    if (this.#isRefused) return Number.POSITIVE_INFINITY;
    if (nowMs < this.#pausedUntilMs) return this.#pausedUntilMs - nowMs;
    if (this.#sportsMs === null || nowMs - this.#sportsMs >= HOUR_MS) return this.#askSports(signal);
    this.#lookBack(nowMs);
    const left = Math.min(await this.#parts.budget.leftToday(nowMs), this.#remaining ?? Infinity);
    const polls = this.#listPolls(nowMs);
    this.#polls = new Set(polls.filter(({ weight }) => weight > 0).map(({ sportKey }) => sportKey)).size;
    const next = nextPoll(polls, left, nowMs, this.#parts.pace?.leastPeriodMs);
    if (next === null) {
      if (polls.some(({ weight }) => weight > 0))
        this.#parts.reporter.failed('budgetSpent', 'spent', { left });
      return MINUTE_MS;
    }
    // Planned again every minute: games come nearer.
    return next.atMs > nowMs ? Math.min(next.atMs - nowMs, MINUTE_MS) : this.#poll(next.poll, signal);
  }

  /** The clock was set back: when something was asked last, or is to be asked again, nobody knows any more. */
  #startOver(): void {
    this.#asked.clear();
    this.#pausedUntilMs = 0;
    this.#sportsMs = null;
    this.#wellMs = null;
  }

  #listPolls(nowMs: number): Poll[] {
    const { settings } = this.#parts;
    return settings.sports
      .filter((sportKey) => this.#inSeason.has(sportKey))
      .flatMap((sportKey) => {
        const events = this.board.ofSport(sportKey);
        const markets = findLeague(sportKey)?.markets.length ?? 0;
        const pollOf = (what: Poll['what'], cost: number, weight: number): Poll => ({
          sportKey,
          what,
          cost,
          weight,
          ...this.#askedOf(sportKey, what),
        });
        return [
          pollOf('odds', markets * settings.regions.length, weighOdds(events, nowMs)),
          pollOf('scores', SCORES_COST, weighScores(events, nowMs)),
        ];
      });
  }

  #askedOf(sportKey: string, what: Poll['what']): Asked {
    const key = `${what} ${sportKey}`;
    const asked = this.#asked.get(key) ?? { lastMs: null, notBeforeMs: 0 };
    this.#asked.set(key, asked);
    return asked;
  }

  /** Costs nothing; says whether the key is good, and what is left of its requests. */
  async #askSports(signal: AbortSignal): Promise<number> {
    const answer = await this.#parts.api.sports(signal);
    this.#remaining = answer.usage.remaining ?? this.#remaining;
    if (!answer.ok) return signal.aborted ? 0 : this.#fail('sports', answer);
    const keys = parseSports(answer.body);
    if (keys === null) return this.#refuseAnswer('sports');
    this.#recover();
    this.#sportsMs = this.#parts.nowMs();
    this.#inSeason = keys;
    if (this.#parts.settings.sports.every((sportKey) => !keys.has(sportKey))) this.#wellMs = this.#sportsMs;
    this.#tellUnknown(keys);
    return 0;
  }

  #tellUnknown(keys: ReadonlySet<string>): void {
    const unknown = [...keys].filter((key) => findLeague(key) === undefined);
    if (unknown.length === this.#unknownCount) return;
    this.#unknownCount = unknown.length;
    const detail = { count: unknown.length, sports: unknown.slice(0, MOST_NAMED) };
    this.#parts.tell(detail, 'sports of the odds provider that this book doesn’t have');
  }

  async #poll(poll: Poll, signal: AbortSignal): Promise<number> {
    const { api, budget, nowMs } = this.#parts;
    const { sportKey, what, cost } = poll;
    const league = findLeague(sportKey);
    if (league === undefined) return MINUTE_MS;
    const taken = await budget.take(cost, nowMs());
    if (taken === null) return MINUTE_MS;
    this.#askedOf(sportKey, what).lastMs = nowMs();
    const answer =
      what === 'odds' ? await api.odds(sportKey, league.markets, signal) : await api.scores(sportKey, signal);
    this.#remaining = answer.usage.remaining ?? this.#remaining;
    await budget.settle(taken, answer.usage.cost ?? (answer.ok || answer.mayCost ? cost : 0));
    if (!answer.ok && signal.aborted) return 0;
    if (!answer.ok) {
      if (answer.fault === 'requestRefused') return this.#putOff(poll, answer.why);
      if (answer.fault === 'unanswered' && this.#polls > 1) return this.#tryLater(poll, answer);
      this.#askedOf(sportKey, what).lastMs = poll.lastMs;
      return this.#fail(`${what} ${sportKey}`, answer);
    }
    const leftOut = new LeftOut();
    const isFit =
      what === 'odds'
        ? await this.#takeOdds(sportKey, league, answer.body, leftOut)
        : this.#takeScores(sportKey, answer.body, leftOut);
    if (!isFit) return this.#refuseAnswer(`${what} ${sportKey}`);
    this.#recover();
    this.#tellAgain(`${what} ${sportKey}`);
    if (!leftOut.isEmpty)
      this.#parts.reporter.failed(what === 'odds' ? 'leftOut' : 'scoresLeft', `${what} ${sportKey}`, {
        reasons: leftOut.describe(),
      });
    return 0;
  }

  async #takeOdds(sportKey: string, league: OddsLeague, body: unknown, leftOut: LeftOut): Promise<boolean> {
    const { settings, numbers, nowMs } = this.#parts;
    const polledMs = nowMs();
    const { bookmakers: preferred, staleMs } = settings;
    const offered = parseOdds(body, { sportKey, league, preferred, staleMs, nowMs: polledMs }, leftOut);
    if (offered === null) return false;
    const held = this.board.ofSport(sportKey);
    if (this.#health.isShrunk(sportKey, { held, offered, nowMs: polledMs })) {
      const detail = { sport: sportKey, named: offered.length, held: held.length };
      this.#parts.reporter.failed('boardEmptied', sportKey, detail);
      return true;
    }
    this.board.remember(await numbers.number(this.board.unnumbered(sportKey, offered, polledMs)));
    const moved = this.board.applyOdds(sportKey, offered, polledMs, leftOut);
    this.#wellMs = polledMs;
    for (const { gameNum, commenceMs } of moved) await numbers.move(gameNum, commenceMs);
    return true;
  }

  #takeScores(sportKey: string, body: unknown, leftOut: LeftOut): boolean {
    const told = parseScores(body, sportKey, leftOut);
    if (told === null) return false;
    this.board.applyScores(told, this.#parts.nowMs(), leftOut);
    return true;
  }

  #fail(what: string, answer: Extract<Answer, { ok: false }>): number {
    const fault: Exclude<AskFault, 'tooFast'> = answer.fault === 'tooFast' ? 'unanswered' : answer.fault;
    this.#parts.reporter.failed(fault, answer.why, { call: what });
    this.#isFailing = true;
    if (fault === 'keyRefused') this.#isRefused = true;
    return this.#backOff(fault === 'unanswered' ? answer.retryAfterMs : HOUR_MS);
  }

  /** Only this call waits, longer each time; the sport's lines are held when it waits for too long. */
  #tryLater({ sportKey, what, lastMs }: Poll, answer: Extract<Answer, { ok: false }>): number {
    const call = `${what} ${sportKey}`;
    const nowMs = this.#parts.nowMs();
    const asked = this.#askedOf(sportKey, what);
    this.#parts.reporter.failed('unanswered', answer.why, { call });
    const waitMs = Math.max(this.#health.fail(call, nowMs, this.#parts.random()), answer.retryAfterMs ?? 0);
    this.#isFailing = true;
    asked.lastMs = lastMs;
    asked.notBeforeMs = nowMs + waitMs;
    return 0;
  }

  #tellAgain(call: string): void {
    const forMs = this.#health.recover(call, this.#parts.nowMs());
    if (forMs !== null) this.#parts.tell({ call, forMs }, 'the odds provider answers a call again');
  }

  /** Only of this call: the others go on. */
  #putOff({ sportKey, what }: Poll, why: string): number {
    this.#parts.reporter.failed('requestRefused', why, { call: `${what} ${sportKey}` });
    this.#askedOf(sportKey, what).notBeforeMs = this.#parts.nowMs() + HOUR_MS;
    return 0;
  }

  /** Asking again would bring the same: it is asked when it is due. */
  #refuseAnswer(what: string): number {
    this.#parts.reporter.failed('answerUnfit', what);
    this.#isFailing = true;
    return what === 'sports' ? this.#backOff(null) : 0;
  }

  #recover(): void {
    this.#health.recover(ALL_CALLS, this.#parts.nowMs());
    this.#isFailing = false;
  }

  /** Longer each time, and never all gateways of the world at once. */
  #backOff(leastMs: number | null): number {
    const nowMs = this.#parts.nowMs();
    const waitMs = Math.max(this.#health.fail(ALL_CALLS, nowMs, this.#parts.random()), leastMs ?? 0);
    this.#pausedUntilMs = nowMs + waitMs;
    return waitMs;
  }

  #lookBack(nowMs: number): void {
    this.board.forget(nowMs);
    const games = this.board
      .unsettled(SCORED_FOR_MS, nowMs)
      .filter(({ gameNum }) => !this.#toldUnsettled.has(gameNum));
    if (games.length === 0) return;
    for (const { gameNum } of games) this.#toldUnsettled.add(gameNum);
    const gameNums = games.slice(0, MOST_NAMED).map(({ gameNum }) => gameNum);
    this.#parts.reporter.failed('unsettled', 'no final within three days', { count: games.length, gameNums });
  }
}
