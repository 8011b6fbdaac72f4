import type { LineChange } from '@lineboard/domain/lines/feed/feed-change';
import { isContradiction } from '@lineboard/domain/lines/guards/judge-figures';
import {
  GUARDED_MARKETS,
  type GuardedMarket,
  MARKET_FIELDS,
  readFigures,
} from '@lineboard/domain/lines/guards/market-figures';
import type { LineStatus } from '@lineboard/domain/lines/line/line-status.schema';
import type { Market } from '@lineboard/domain/ground/pick/pick';
import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import type { FeedLine } from '../timeline/timeline-entity.ts';
import type { DoubtEnd, MarketDoubt } from './doubt.ts';
import { judgeMarket, type MarketSetting, type MarketState, NEW_MARKET } from './judge-market.ts';

export type LineSetting = Omit<MarketSetting, 'isContradicted' | 'isBesideJump'>;

type StatusField = 'spreadLineStatus' | 'moneyLineStatus' | 'totalsStatus' | 'teamTotalsLineStatus';

const STATUS_FIELDS: Readonly<Record<Market, StatusField>> = {
  S: 'spreadLineStatus',
  M: 'moneyLineStatus',
  L: 'totalsStatus',
  E: 'teamTotalsLineStatus',
};
export const MARKETS = Object.keys(STATUS_FIELDS) as readonly Market[];

const guardedOf = (market: Market): readonly GuardedMarket[] =>
  GUARDED_MARKETS.filter((guarded) => MARKET_FIELDS[guarded].market === market);
const GUARDED_OF: Readonly<Record<Market, readonly GuardedMarket[]>> = {
  S: guardedOf('S'),
  M: guardedOf('M'),
  L: guardedOf('L'),
  E: guardedOf('E'),
};

const figuresOf = (guarded: GuardedMarket) => {
  const { points, prices, third } = MARKET_FIELDS[guarded];
  return [points, ...prices, third].filter((field) => field !== null);
};
const FIGURES = Object.fromEntries(
  GUARDED_MARKETS.map((guarded) => [guarded, figuresOf(guarded)]),
) as Readonly<Record<GuardedMarket, ReturnType<typeof figuresOf>>>;

/** What a row did to one market of a line. */
export interface MarketStep {
  guarded: GuardedMarket;
  before: MarketDoubt | null;
  after: MarketDoubt | null;
  end: DoubtEnd | null;
}

/** A line as its feed said it last, what of that the guard believes, and how the book shows its markets. */
export class GuardedLine {
  readonly #said: FeedLine;
  readonly #states = new Map<GuardedMarket, MarketState>();
  readonly #shown = new Map<Market, LineStatus>();
  /** `awaited`: the image under way hasn't named it yet, or too short a one never did; `gone`: out of the book. */
  #place: 'book' | 'awaited' | 'gone' = 'book';
  #shownDoubts: string | null = null;

  constructor(said: FeedLine) {
    this.#said = { ...said };
  }

  /** Becomes what the next row says of it. */
  get said(): Readonly<FeedLine> {
    return this.#said;
  }

  get isGone(): boolean {
    return this.#place === 'gone';
  }

  /** An image begins: it tells anew how everything is shown, since the log may not have taken what was told last. */
  beginAwaiting(): void {
    this.forgetShown();
    if (this.#place === 'book') this.#place = 'awaited';
  }

  /** An image that named its game is complete. */
  endAwaiting(): void {
    if (this.#place === 'awaited') this.#place = 'gone';
  }

  stateOf(guarded: GuardedMarket): MarketState {
    return this.#states.get(guarded) ?? NEW_MARKET;
  }

  setState(guarded: GuardedMarket, state: MarketState): void {
    this.#states.set(guarded, state);
  }

  /** Takes a row in. @returns what it did to the markets that it names */
  take(change: LineChange, setting: LineSetting): MarketStep[] {
    Object.assign(this.#said, change);
    this.#place = 'book';
    const named = new Set(GUARDED_MARKETS.filter((guarded) => isNamed(guarded, change)));
    const isOfPair = named.has('S') || named.has('M');
    const isContradicted = isOfPair && this.#isContradicted(setting);
    // Which of the two is wrong can't be told: both are held, and both are right with one row.
    if (isOfPair)
      for (const guarded of ['S', 'M'] as const)
        if (isContradicted || this.stateOf(guarded).doubt?.code === 'marketsContradict') named.add(guarded);
    const judge = (guarded: GuardedMarket, isBesideJump: boolean): MarketStep =>
      this.#judge(guarded, {
        ...setting,
        isBesideJump,
        isContradicted: isContradicted && (guarded === 'S' || guarded === 'M'),
      });
    const before = new Map([...named].map((guarded) => [guarded, this.stateOf(guarded)]));
    const steps = [...named].map((guarded) => judge(guarded, false));
    if (!steps.some(({ after }) => after?.code === 'jump')) return steps;
    // The row is of another game, or of a half: the rest of it may be wrong by too little to be seen alone.
    return steps.map((step) => {
      if (step.after !== null) return step;
      this.setState(step.guarded, before.get(step.guarded)!);
      return judge(step.guarded, true);
    });
  }

  /** An operator takes what is said: it is believed, and not doubted again while it is the same. */
  believe(guarded: GuardedMarket): void {
    const said = readFigures(this.#said, guarded);
    this.setState(guarded, { ...this.stateOf(guarded), believed: said, doubt: null, taken: said });
  }

  /** The row as the book is to take it: markets that are held have their status changed, and it is said why. */
  show(change: LineChange, isHeld: boolean): LineChange {
    const shown: LineChange = { ...change };
    const doubted = isHeld ? MARKETS : MARKETS.filter((market) => this.isDoubted(market));
    for (const market of MARKETS) {
      const field = STATUS_FIELDS[market];
      const status = doubted.includes(market) ? 'H' : this.#said[field];
      if (change[field] !== undefined || this.#shown.get(market) !== status) shown[field] = status;
      this.#shown.set(market, status);
    }
    const doubts = doubted.join('');
    if (this.#shownDoubts !== doubts) shown.doubtedMarkets = doubts;
    this.#shownDoubts = doubts;
    return shown;
  }

  /**
   * Only what is shown otherwise than before; null: nothing. The book keeps whatever is said of a line while an image
   * is under way, so one that may be gone is held at most, and opened by its own row alone.
   */
  showAnew(isHeld: boolean): LineChange | null {
    if (this.#place === 'gone' || (this.#place === 'awaited' && !isHeld)) return null;
    const { gameNum, periodNumber, store } = this.#said;
    const shown = this.show({ gameNum, periodNumber, store }, isHeld);
    return Object.keys(shown).length > 3 ? shown : null;
  }

  /** The book may have missed what was shown last. */
  forgetShown(): void {
    this.#shown.clear();
    this.#shownDoubts = null;
  }

  isDoubted(market: Market): boolean {
    return GUARDED_OF[market].some((guarded) => this.stateOf(guarded).doubt !== null);
  }

  #isContradicted({ sport }: LineSetting): boolean {
    if (isAlternateLine(this.#said.periodNumber)) return false;
    return isContradiction(readFigures(this.#said, 'S'), readFigures(this.#said, 'M'), sport);
  }

  #judge(guarded: GuardedMarket, setting: MarketSetting): MarketStep {
    const before = this.stateOf(guarded);
    const judged = judgeMarket(guarded, before, readFigures(this.#said, guarded), setting);
    this.setState(guarded, judged.state);
    return { guarded, before: before.doubt, after: judged.state.doubt, end: judged.end };
  }
}

/** A row that says a figure once more names it, too: it may be the second word that a jump waits for. */
const isNamed = (guarded: GuardedMarket, change: LineChange): boolean =>
  FIGURES[guarded].some((field) => change[field] !== undefined);
