import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { ContestLineChange, FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { impliedChance } from '@lineboard/domain/lines/guards/chances';
import type { Guards } from '@lineboard/domain/lines/guards/guard-figures.schema';
import { ContestSums, type Entrant, storeOfSum, sumDoubt } from './contest-sums.ts';
import { type Contestant, figuresOf, nameOf, NOBODY } from './contestant.ts';
import { describeStep } from './describe-doubt.ts';
import { type DoubtSubject, type MarketDoubt, type StoredDoubt, UNKEPT, unkeptDoubt } from './doubt.ts';
import type { Guarded, HeldRow } from './guarded.ts';
import type { OpenDoubts } from './open-doubts.ts';
import type { RememberedDoubts } from './remembered-doubts.ts';

/** The prices of contestants: one price each, so a jump is all that can be seen of it. */
export class ContestGuard {
  readonly #guards: Guards;
  readonly #doubts: OpenDoubts;
  readonly #remembered: RememberedDoubts;
  readonly #nowMs: () => number;
  /** Contests that the image under way has named, with their contestants; null: none is. */
  #named: Map<number, Set<string>> | null = null;
  /** By contest, then by contestant and store. */
  readonly #contests = new Map<number, Map<string, Contestant>>();
  readonly #sums: ContestSums;
  /** Contests that the batch under way has named, with their stores. */
  readonly #touched = new Map<number, Set<string>>();

  constructor(guards: Guards, doubts: OpenDoubts, remembered: RememberedDoubts, nowMs: () => number) {
    this.#guards = guards;
    this.#doubts = doubts;
    this.#remembered = remembered;
    this.#nowMs = nowMs;
    this.#sums = new ContestSums(guards.leastContestSum, doubts, remembered);
  }

  beginImage(): void {
    this.#named = new Map();
  }

  endImage(): void {
    const named = this.#named;
    this.#named = null;
    if (named === null) return;
    for (const contestNum of [...this.#contests.keys()]) {
      const names = named.get(contestNum);
      if (names === undefined) this.#forgetContest(contestNum);
      else this.#forgetUnnamed(contestNum, names);
    }
    this.#doubts.forgetOthers('contest', this.#contests);
  }

  /** What the book has when the guard begins: believed, as long as no doubt is restored over it. */
  seed({
    contestNum,
    contestantNum,
    store,
    status,
    moneyLine,
    outcome,
    doubted,
    ...line
  }: ContestLine): void {
    const name = nameOf({ contestantNum, store });
    const contest = this.#contests.get(contestNum) ?? new Map<string, Contestant>();
    const prices = { price: moneyLine, believed: moneyLine };
    const about = { label: line.contestantName, isDown: line.disabled, isOver: outcome !== null };
    contest.set(name, {
      ...NOBODY,
      contestantNum,
      store,
      status,
      ...prices,
      ...about,
      isWinner: outcome === 'W',
      isUnkept: doubted,
    });
    this.#contests.set(contestNum, contest);
  }

  /** What the book has as doubted stays so: as it was kept, or else until it is said again. */
  holdUnkept(): void {
    for (const [num, contest] of this.#contests) {
      for (const store of new Set([...contest.values()].map((each) => each.store))) this.#holdSum(num, store);
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
  }

  /** All of them were doubted, and their prices cross: that is why. */
  #holdSum(num: number, store: string): void {
    const all = this.#of(num, store);
    this.#judgeSum(num, store);
    const open = all.filter(({ isOver }) => !isOver);
    const isHeld = open.length > 1 && open.every(({ isUnkept }) => isUnkept);
    const sum = open.reduce((chances, { price }) => chances + (price === null ? 1 : impliedChance(price)), 0);
    if (isHeld && sum < this.#guards.leastContestSum && !this.#sums.isCrossed(num, store))
      this.#sums.hold(num, store, UNKEPT);
    if (this.#sums.isCrossed(num, store)) for (const each of all) each.isUnkept = false;
  }

  /**
   * What the contests of a batch add up to, once all of its rows were heard: one that is moved row by row may cross on
   * the way.
   */
  settle(): { changes: FeedChange[]; held: ReadonlyArray<HeldRow & { contestNum: number }> } {
    const changes: FeedChange[] = [];
    const held: Array<HeldRow & { contestNum: number }> = [];
    for (const [contestNum, stores] of this.#touched)
      for (const store of stores) {
        const reason = this.#judgeSum(contestNum, store);
        if (reason !== null) held.push({ code: 'pricesCrossed', field: 'moneyLine', reason, contestNum });
        changes.push(...this.#showStore(contestNum, store));
      }
    this.#touched.clear();
    return { changes, held };
  }

  judge(line: ContestLineChange): Guarded {
    const { contestNum, store } = line;
    this.#named?.set(
      contestNum,
      (this.#named.get(contestNum) ?? new Set()).add(nameOf({ contestantNum: line.contestantNum, store })),
    );
    this.#touched.set(contestNum, (this.#touched.get(contestNum) ?? new Set()).add(store));
    const contestant = this.#meet(line);
    if (line.status !== undefined) contestant.status = line.status;
    if (line.contestantName !== undefined) contestant.label = line.contestantName;
    if (line.disabled !== undefined) contestant.isDown = line.disabled;
    if (line.outcome !== undefined) this.#end(contestNum, contestant, line.outcome);
    const { moneyLine } = line;
    const held = moneyLine === undefined ? [] : this.#take(line.contestNum, contestant, moneyLine);
    return { changes: [{ kind: 'contestLine', line: this.#show(contestant, line) }], held };
  }

  believe(subject: DoubtSubject): FeedChange[] {
    const open = this.#doubts.of('contest', subject.num).find((each) => each.subject.code === subject.code);
    const names = [...(open?.names ?? [])];
    const stores = names.map(storeOfSum).filter((store) => store !== null);
    for (const store of stores) this.#sums.take(subject.num, store, this.#entrants(subject.num, store));
    for (const name of names) {
      const contestant = this.#contests.get(subject.num)?.get(name);
      if (contestant !== undefined) Object.assign(contestant, { believed: contestant.price, doubt: null });
      this.#doubts.letGo(subject, name, 'operator');
    }
    return this.#showAnew(subject.num, names, stores);
  }

  doubtAgain({ markets, ...subject }: StoredDoubt): FeedChange[] {
    const names = Object.keys(markets);
    this.#doubts.restore({ kind: 'contest', num: subject.num, code: subject.code }, names);
    const stores = names.map(storeOfSum).filter((store) => store !== null);
    for (const store of stores) this.#sums.doubtAgain(subject.num, store);
    for (const [name, doubt] of Object.entries(markets)) {
      const contestant = this.#contests.get(subject.num)?.get(name);
      const believed = doubt.believed?.prices[0] ?? null;
      if (contestant !== undefined) Object.assign(contestant, { believed, doubt: { ...doubt, said: null } });
    }
    return this.#showAnew(subject.num, names, stores);
  }

  /** As all of its contestants are to be shown now. */
  sayAgain(contestNum: number): FeedChange[] {
    const contest = [...(this.#contests.get(contestNum)?.values() ?? [])];
    for (const contestant of contest) contestant.shown = null;
    return contest.flatMap((contestant) => this.#showOne(contestNum, contestant));
  }

  storedMarkets({ num }: DoubtSubject, names: ReadonlySet<string>): StoredDoubt['markets'] {
    return Object.fromEntries(
      [...names].flatMap((name) => {
        if (storeOfSum(name) !== null) return [[name, sumDoubt(this.#nowMs())] as const];
        const doubt = this.#contests.get(num)?.get(name)?.doubt ?? null;
        return doubt === null ? [] : [[name, doubt] as const];
      }),
    );
  }

  forget(contestNum: number, store: string): void {
    const contest = this.#contests.get(contestNum);
    for (const [name, each] of contest ?? []) {
      if (each.store !== store) continue;
      contest?.delete(name);
      this.#doubts.letGo({ kind: 'contest', num: contestNum, code: 'jump' }, name, 'gone');
    }
    this.#sums.forget(contestNum, store);
    if (contest?.size === 0) this.#forgetContest(contestNum);
  }

  /** Contestants that aren't named any more leave the book: from now on, what is left may be only some of the field. */
  #forgetUnnamed(num: number, names: ReadonlySet<string>): void {
    const contest = this.#contests.get(num);
    for (const [name, { store }] of contest ?? []) {
      if (names.has(name)) continue;
      contest?.delete(name);
      this.#doubts.letGo({ kind: 'contest', num, code: 'jump' }, name, 'gone');
      if (this.#of(num, store).length === 0) this.#sums.forget(num, store);
      else this.#sums.shrink(num, store);
    }
  }

  #forgetContest(contestNum: number): void {
    const stores = new Set([...(this.#contests.get(contestNum)?.values() ?? [])].map(({ store }) => store));
    for (const store of stores) this.#sums.forget(contestNum, store);
    this.#contests.delete(contestNum);
  }

  #of(num: number, store: string): Contestant[] {
    return [...(this.#contests.get(num)?.values() ?? [])].filter((each) => each.store === store);
  }

  /** At what is believed: what jumped is held by itself, and may be a slip of the hand. */
  #entrants(num: number, store: string): Entrant[] {
    return this.#of(num, store).map((each) => ({
      ...each,
      name: each.label,
      price: each.doubt === null ? each.price : each.believed,
    }));
  }

  #judgeSum(num: number, store: string): string | null {
    const isWon = this.#of(num, store).some(({ isWinner }) => isWinner);
    return this.#sums.judge(num, store, this.#entrants(num, store), isWon);
  }

  #end(num: number, contestant: Contestant, outcome: ContestLine['outcome']): void {
    contestant.isOver = outcome !== null;
    contestant.isWinner = outcome === 'W';
    if (contestant.isOver)
      this.#doubts.letGo({ kind: 'contest', num, code: 'jump' }, nameOf(contestant), 'gone');
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
    const doubted = this.#isHeld(line.contestNum, contestant);
    const status = doubted ? 'H' : contestant.status;
    const shown = `${status} ${doubted}`;
    const isSaid = line.status !== undefined || contestant.shown !== shown;
    contestant.shown = shown;
    return isSaid ? { ...line, status, doubted } : line;
  }

  #isHeld(contestNum: number, { doubt, store }: Contestant): boolean {
    return doubt !== null || this.#sums.isCrossed(contestNum, store);
  }

  #showAnew(contestNum: number, names: readonly string[], stores: readonly string[]): FeedChange[] {
    const named = names.flatMap((name) => this.#contests.get(contestNum)?.get(name) ?? []);
    return [
      ...named.flatMap((contestant) => this.#showOne(contestNum, contestant)),
      ...stores.flatMap((store) => this.#showStore(contestNum, store)),
    ];
  }

  #showStore(contestNum: number, store: string): FeedChange[] {
    return this.#of(contestNum, store).flatMap((contestant) => this.#showOne(contestNum, contestant));
  }

  /**
   * Nothing where nothing of it is shown otherwise. The book keeps whoever anything is said of while an image is under
   * way: one that it hasn't named yet may be gone, and is held at most.
   */
  #showOne(contestNum: number, contestant: Contestant): FeedChange[] {
    const { contestantNum, store } = contestant;
    const isAwaited = this.#named?.get(contestNum)?.has(nameOf(contestant)) === false;
    if (isAwaited && !this.#isHeld(contestNum, contestant)) return [];
    const line = this.#show(contestant, { contestNum, contestantNum, store });
    return line.status === undefined ? [] : [{ kind: 'contestLine', line }];
  }
}
