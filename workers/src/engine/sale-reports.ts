import { judgeSale, type WagerToSell } from '@lineboard/domain/betting/selling/judge-sale';
import type { GameOffer } from '@lineboard/domain/betting/selling/leg-probability';
import { periodsBeside } from '@lineboard/domain/betting/selling/periods-beside';
import type { SaleFigures } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { SaleReport } from '../board/board-frame.ts';
import type { HeldTopic } from '../topics/held-topic.ts';
import type { IsUp } from './pick-reports.ts';

/** An open bet whose offer the page wants to know. */
export interface SaleBet {
  /** The page's name for it. */
  key: string;
  bet: WagerToSell;
  /** Where the lines of its undecided games are. */
  topics: ReadonlyArray<readonly [gameNum: number, topic: TopicName]>;
}

/** What the page knows of its offers, and what they are worked out by. */
export interface SaleRequest {
  bets: readonly SaleBet[];
  figures: SaleFigures;
  /** The customer's currency, three letters. */
  currency: string;
}

type SaleTerms = Omit<SaleRequest, 'bets'>;

/** The topics that the worker holds, by name. */
interface TopicsByName {
  get: (name: TopicName) => HeldTopic | undefined;
}

/**
 * Works out what the book pays for open bets now, by the very function the gateway decides with, and tells the page
 * what differs from what it was told. A change of the book costs only the bets that it concerns.
 */
export class SaleReports {
  #terms: SaleTerms | null = null;
  #bets = new Map<string, SaleBet>();
  #byGame = new Map<number, SaleBet[]>();
  #marked = new Set<SaleBet>();
  readonly #sent = new Map<string, SaleReport>();
  /** The next moment of the book's clock at which a line that an offer goes by is closed. */
  #nextCutoffMs = Infinity;

  keep({ bets, ...terms }: SaleRequest): void {
    this.#terms = terms;
    this.#bets = new Map(bets.map((bet) => [bet.key, bet]));
    this.#byGame = new Map();
    for (const bet of this.#bets.values())
      for (const [gameNum] of bet.topics) {
        const others = this.#byGame.get(gameNum);
        if (others === undefined) this.#byGame.set(gameNum, [bet]);
        else others.push(bet);
      }
    for (const key of this.#sent.keys()) if (!this.#bets.has(key)) this.#sent.delete(key);
    this.markAll();
  }

  markAll(): void {
    this.#marked = new Set(this.#bets.values());
  }

  mark({ kind, key }: Pick<TopicOp, 'kind' | 'key'>): void {
    if (kind !== 'game' && kind !== 'line') return;
    for (const bet of this.#byGame.get(Number.parseInt(key, 10)) ?? []) this.#marked.add(bet);
  }

  /** Something changed, or a line was closed by time alone. */
  isDue(bookMs: number): boolean {
    return this.#marked.size > 0 || bookMs > this.#nextCutoffMs;
  }

  /** A bet is told of only once the topics of its games have come, were refused or aren't held. */
  collect(topics: TopicsByName, isUp: IsUp, bookMs: number): Array<readonly [string, SaleReport]> {
    const changed: Array<readonly [string, SaleReport]> = [];
    if (this.#terms === null) return changed;
    if (bookMs > this.#nextCutoffMs) {
      this.#nextCutoffMs = Infinity;
      this.markAll();
    }
    for (const bet of this.#marked) {
      const report = this.#judge(bet, this.#terms, { topics, isUp, bookMs });
      const sent = this.#sent.get(bet.key);
      if (report === null || (sent !== undefined && isSameReport(sent, report))) continue;
      this.#sent.set(bet.key, report);
      changed.push([bet.key, report]);
    }
    this.#marked = new Set();
    return changed;
  }

  /** @returns null while it isn't known yet */
  #judge(
    { bet, topics: names }: SaleBet,
    terms: SaleTerms,
    { topics, isUp, bookMs }: { topics: TopicsByName; isUp: IsUp; bookMs: number },
  ): SaleReport | null {
    let unknown: 'coming' | 'notFollowed' | null = null;
    const offerOf = (gameNum: number): GameOffer | null => {
      const topic = topics.get(names.find(([game]) => game === gameNum)?.[1] ?? '');
      if (topic === undefined) unknown = 'notFollowed';
      else if (topic.state === null && !topic.failed) unknown = 'coming';
      const offer = topic === undefined ? null : selectOffer(bet, gameNum, topic, isUp);
      for (const { periodWagerCutoffMs } of offer?.lines ?? [])
        if (periodWagerCutoffMs >= bookMs && periodWagerCutoffMs < this.#nextCutoffMs)
          this.#nextCutoffMs = periodWagerCutoffMs;
      return offer;
    };
    const offer = judgeSale(bet, { bookMs, ...terms, offerOf });
    if (unknown === null) return offer;
    return unknown === 'coming' ? null : 'notFollowed';
  }
}

/** What the topic has of a game's lines that the undecided leg on it may be valued by. */
const selectOffer = (
  { legs }: WagerToSell,
  gameNum: number,
  topic: HeldTopic,
  isUp: IsUp,
): GameOffer | null => {
  const game = topic.state?.game.get(String(gameNum));
  if (topic.state === null || game === undefined) return null;
  const periods = new Set(
    legs.flatMap(({ pick, result }) =>
      pick.type === 'G' && pick.gameNum === gameNum && result === null
        ? periodsBeside(pick.periodNumber)
        : [],
    ),
  );
  const lines = [...periods].flatMap((period) => topic.state?.line.get(`${gameNum}.${period}`) ?? []);
  return { game, lines, feedUp: isUp(topic, game.feedId) };
};

const isSameReport = (one: SaleReport, other: SaleReport): boolean => {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if ('refusal' in one) return 'refusal' in other && one.refusal === other.refusal && one.leg === other.leg;
  return (
    !('refusal' in other) && one.offerCents === other.offerCents && one.paybackCents === other.paybackCents
  );
};
