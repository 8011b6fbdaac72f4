import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { ContestLineChange, FeedChange } from '@lineboard/domain/feed/feed-change';
import { impliedChance } from '@lineboard/domain/guards/chances';
import type { Guards } from '@lineboard/domain/guards/guard-figures';
import type { LineStatus } from '@lineboard/domain/line/line-status';
import type { MarketFigures } from '@lineboard/domain/guards/market-figures';
import { describeStep } from './describe-doubt.ts';
import { type DoubtSubject, type MarketDoubt, type StoredDoubt, UNKEPT, unkeptDoubt } from './doubt.ts';
import type { Guarded } from './guarded.ts';
import type { OpenDoubts } from './open-doubts.ts';
import type { RememberedDoubts } from './remembered-doubts.ts';

/** A contestant in one store. */
interface Contestant {
  contestantNum: number;
  store: string;
  price: number | null;
  status: LineStatus;
  believed: number | null;
  doubt: MarketDoubt | null;
  shown: string | null;
  /** It has its outcome: what is held of it stays held, and nobody has to see to it. */
  isOver: boolean;
  /** The book had it as doubted when the guard began. */
  isUnkept: boolean;
}

const NOBODY = {
  price: null,
  status: 'O',
  believed: null,
  doubt: null,
  shown: null,
  isOver: false,
  isUnkept: false,
} as const;

const figuresOf = (price: number | null): MarketFigures => ({
  points: null,
  prices: [price, null],
  third: null,
});
const nameOf = ({ contestantNum, store }: Pick<Contestant, 'contestantNum' | 'store'>): string =>
  `${contestantNum}.${store}`;

/** The prices of contestants: one price each, so a jump is all that can be seen of it. */
export class ContestGuard {
  readonly #guards: Guards;
  readonly #doubts: OpenDoubts;
  readonly #remembered: RememberedDoubts;
  readonly #nowMs: () => number;
  /** Contests that the image under way has named; null: none is. */
  #named: Set<number> | null = null;
  /** By contest, then by contestant and store. */
  readonly #contests = new Map<number, Map<string, Contestant>>();

  constructor(guards: Guards, doubts: OpenDoubts, remembered: RememberedDoubts, nowMs: () => number) {
    this.#guards = guards;
    this.#doubts = doubts;
    this.#remembered = remembered;
    this.#nowMs = nowMs;
  }

  beginImage(): void {
    this.#named = new Set();
  }

  endImage(): void {
    const named = this.#named;
    this.#named = null;
    for (const contestNum of named === null ? [] : [...this.#contests.keys()])
      if (named?.has(contestNum) === false) this.#forgetContest(contestNum);
    if (named !== null) this.#doubts.forgetOthers('contest', this.#contests);
  }

  /** What the book has when the guard begins: believed, as long as no doubt is restored over it. */
  seed({ contestNum, contestantNum, store, status, moneyLine, outcome, doubted }: ContestLine): void {
    const name = nameOf({ contestantNum, store });
    const contest = this.#contests.get(contestNum) ?? new Map<string, Contestant>();
    const prices = { price: moneyLine, believed: moneyLine };
    const about = { isOver: outcome !== null, isUnkept: doubted };
    contest.set(name, { ...NOBODY, contestantNum, store, status, ...prices, ...about });
    this.#contests.set(contestNum, contest);
  }

  /** What the book has as doubted stays so: as it was kept, or else until it is said again. */
  holdUnkept(): void {
    for (const [num, contest] of this.#contests)
      for (const [name, contestant] of contest) {
        const stored = this.#remembered.contestant(num, name);
        if (stored !== null)
          Object.assign(contestant, { believed: stored.believed?.prices[0] ?? null, doubt: stored });
        else if (contestant.isUnkept && contestant.price !== null) {
          Object.assign(contestant, {
            believed: null,
            doubt: unkeptDoubt(figuresOf(contestant.price), this.#nowMs()),
          });
          if (!contestant.isOver) this.#doubts.hold({ kind: 'contest', num, code: 'jump' }, name, UNKEPT);
        }
      }
  }

  judge(line: ContestLineChange): Guarded {
    this.#named?.add(line.contestNum);
    const contestant = this.#meet(line);
    if (line.status !== undefined) contestant.status = line.status;
    if (line.outcome !== undefined) this.#end(line.contestNum, contestant, line.outcome !== null);
    const { moneyLine } = line;
    const held = moneyLine === undefined ? [] : this.#take(line.contestNum, contestant, moneyLine);
    return { changes: [{ kind: 'contestLine', line: this.#show(contestant, line) }], held };
  }

  believe(subject: DoubtSubject): FeedChange[] {
    const names = this.#doubts.of('contest', subject.num).flatMap((open) => [...open.names]);
    for (const name of names) {
      const contestant = this.#contests.get(subject.num)?.get(name);
      if (contestant !== undefined) Object.assign(contestant, { believed: contestant.price, doubt: null });
      this.#doubts.letGo(subject, name, 'operator');
    }
    return this.#showAnew(subject.num, names);
  }

  doubtAgain({ markets, ...subject }: StoredDoubt): FeedChange[] {
    const names = Object.keys(markets);
    this.#doubts.restore({ kind: 'contest', num: subject.num, code: subject.code }, names);
    for (const [name, doubt] of Object.entries(markets)) {
      const contestant = this.#contests.get(subject.num)?.get(name);
      const believed = doubt.believed?.prices[0] ?? null;
      if (contestant !== undefined) Object.assign(contestant, { believed, doubt: { ...doubt, said: null } });
    }
    return this.#showAnew(subject.num, names);
  }

  storedMarkets({ num }: DoubtSubject, names: ReadonlySet<string>): StoredDoubt['markets'] {
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const doubt = this.#contests.get(num)?.get(name)?.doubt ?? null;
        return doubt === null ? [] : [[name, doubt] as const];
      }),
    );
  }

  forget(contestNum: number, store: string): void {
    const contest = this.#contests.get(contestNum);
    for (const [name, each] of contest ?? []) if (each.store === store) contest?.delete(name);
    if (contest?.size === 0) this.#forgetContest(contestNum);
  }

  #forgetContest(contestNum: number): void {
    this.#contests.delete(contestNum);
    this.#doubts.forget('contest', contestNum);
  }

  #end(num: number, contestant: Contestant, isOver: boolean): void {
    contestant.isOver = isOver;
    if (isOver) this.#doubts.letGo({ kind: 'contest', num, code: 'jump' }, nameOf(contestant), 'gone');
  }

  #meet({ contestNum, contestantNum, store }: ContestLineChange): Contestant {
    const contest = this.#contests.get(contestNum) ?? new Map<string, Contestant>();
    this.#contests.set(contestNum, contest);
    const name = nameOf({ contestantNum, store });
    const known = contest.get(name);
    if (known !== undefined) return known;
    const doubt = this.#remembered.contestant(contestNum, name);
    const believed = doubt?.believed?.prices[0] ?? null;
    const met: Contestant = { ...NOBODY, contestantNum, store, believed, doubt };
    contest.set(name, met);
    return met;
  }

  #take(num: number, contestant: Contestant, price: number | null): Guarded['held'] {
    const { believed, doubt } = contestant;
    const subject: DoubtSubject = { kind: 'contest', num, code: 'jump' };
    contestant.price = price;
    const isJump =
      price !== null &&
      // A doubt of which nothing more is known opens as a jump does.
      (believed === null
        ? doubt !== null
        : Math.abs(impliedChance(price) - impliedChance(believed)) > this.#guards.mostContestJump);
    const nowMs = this.#nowMs();
    const isAgain = doubt !== null && doubt.said?.prices[0] === price;
    if (!isJump || (isAgain && nowMs - doubt.sinceMs >= this.#guards.confirmBeforeMs)) {
      contestant.doubt = null;
      contestant.believed = price ?? believed;
      if (doubt !== null) this.#doubts.letGo(subject, nameOf(contestant), isJump ? 'again' : 'right');
      return [];
    }
    const next: MarketDoubt = isAgain
      ? doubt
      : { code: 'jump', believed: figuresOf(believed), said: figuresOf(price), sinceMs: nowMs };
    contestant.doubt = next;
    const { reason } = describeStep('M', next);
    if (!contestant.isOver) this.#doubts.hold(subject, nameOf(contestant), reason);
    return [{ code: 'jump', field: 'moneyLine', reason }];
  }

  #show(contestant: Contestant, line: ContestLineChange): ContestLineChange {
    const doubted = contestant.doubt !== null;
    const status = doubted ? 'H' : contestant.status;
    const shown = `${status} ${doubted}`;
    const isSaid = line.status !== undefined || contestant.shown !== shown;
    contestant.shown = shown;
    return isSaid ? { ...line, status, doubted } : line;
  }

  #showAnew(contestNum: number, names: readonly string[]): FeedChange[] {
    return names.flatMap((name) => {
      const contestant = this.#contests.get(contestNum)?.get(name);
      if (contestant === undefined) return [];
      const { contestantNum, store } = contestant;
      return [{ kind: 'contestLine', line: this.#show(contestant, { contestNum, contestantNum, store }) }];
    });
  }
}
