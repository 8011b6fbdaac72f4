import { SIDES_OF } from '@lineboard/domain/ground/pick/pick';
import {
  chooseBelow,
  chooseOne,
  createSeededRandom,
  type Random,
} from '@lineboard/domain/testing/seeded-random';
import { TRUTH_SPORTS } from './chances-of-sports.ts';
import { costOfAll } from './cost-of-all.ts';
import { isBadOffer } from './judge-offer.ts';
import { MISTAKE_NAMES, MISTAKES, type Slip } from './mistakes.ts';
import { type MoverDesk, openMoverDesk } from './mover-desk.ts';
import { CLOSES_MS, contestRow, gameRow, lineRow, type Row, scoreRow } from './mover-rows.ts';
import { TrueGame } from './true-game.ts';

export interface AfternoonOptions {
  seed: number;
  mistakes: number;
  /** Told of in play; the others begin later, or never. */
  games: number;
}

export interface AfternoonResult {
  mistakes: number;
  byKind: ReadonlyMap<string, number>;
  /** What a careful trader would have pulled, and a bet was taken on. */
  badBets: string[];
  emptiedBoards: string[];
  /** Mistakes that operators weren't told once. */
  notToldOnce: string[];
  rightRows: number;
  heldRightRows: string[];
  longestHoldMs: number;
}

interface Standing extends Slip {
  name: string;
  game: TrueGame;
  fromMs: number;
  mendAtMs: number;
  isMended: boolean;
}

const TICK_MS = 2_000;
/** The share that a game moves from one of its rows to the next. */
const SHARE_OF_MOVE = 0.01;
const TICKS_PER_MISTAKE = 40;
const START_MS = Date.UTC(2031, 8, 7, 17);
const MARKETS = ['S', 'M', 'L'] as const;
/** Contests of which some of the field is listed. */
const CONTEST_OFFSETS = [1_000, 2_000] as const;
/** Contests of two, as likely to win the one as the other. */
const PAIR_OFFSET = 3_000;

/** A line mover's afternoon: right moves, scores, and mistakes that are seen and mended after a while. */
export const runAfternoon = async (options: AfternoonOptions): Promise<AfternoonResult> => {
  const afternoon = new Afternoon(options, await openMoverDesk(START_MS));
  return afternoon.run();
};

class Afternoon {
  readonly #options: AfternoonOptions;
  readonly #desk: MoverDesk;
  readonly #random: Random;
  readonly #games: TrueGame[];
  readonly #inPlay = new Set<TrueGame>();
  readonly #ended = new Set<TrueGame>();
  readonly #standing: Standing[] = [];
  /** Right rows that were held, until they are open: when it began, and when they are said again. */
  readonly #again = new Map<TrueGame, { sinceMs: number; atMs: number }>();
  readonly #seenBad = new Set<string>();
  readonly #result: AfternoonResult & { byKind: Map<string, number> };

  constructor(options: AfternoonOptions, desk: MoverDesk) {
    this.#options = options;
    this.#desk = desk;
    this.#random = createSeededRandom(options.seed);
    const hours = (options.mistakes * TICKS_PER_MISTAKE * TICK_MS) / 3_600_000;
    this.#games = Array.from({ length: options.games }, (_, at) => {
      const startMs = START_MS + 600_000 + at * 60_000 + Math.floor(this.#random() * hours * 2 * 3_600_000);
      return new TrueGame(at + 1, TRUTH_SPORTS[at % TRUTH_SPORTS.length]!, startMs, this.#random);
    });
    this.#result = {
      mistakes: 0,
      byKind: new Map(),
      badBets: [],
      emptiedBoards: [],
      notToldOnce: [],
      rightRows: 0,
      heldRightRows: [],
      longestHoldMs: 0,
    };
  }

  async run(): Promise<AfternoonResult> {
    const desk = this.#desk;
    await desk.push(this.#image(), true);
    for (
      let tick = 1;
      this.#result.mistakes < this.#options.mistakes || this.#standing.some((each) => !each.isMended);
      tick++
    ) {
      desk.nowMs = START_MS + tick * TICK_MS;
      await this.#move();
      if (tick % TICKS_PER_MISTAKE === 0 && this.#result.mistakes < this.#options.mistakes) await this.#err();
      await this.#mend();
      this.#look(
        tick % 30 === 0
          ? this.#games
          : this.#standing.filter(({ isMended }) => !isMended).map(({ game }) => game),
      );
    }
    this.#countTold();
    await desk.close();
    return this.#result;
  }

  /** All that is right now. */
  #image(): Row[] {
    return [...this.#games.flatMap((game) => this.#rowsOf(game)), ...this.#games.flatMap(contestsOf)];
  }

  #rowsOf(game: TrueGame): Row[] {
    if (this.#ended.has(game))
      return [gameRow(game), scoreRow(game, { phase: 'final' }), lineRow(game, { disabled: true })];
    if (!this.#inPlay.has(game)) return [gameRow(game), lineRow(game)];
    return [gameRow(game), scoreRow(game), lineRow(game, { periodWagerCutoffMs: CLOSES_MS })];
  }

  /** Says what is right of a few games: news before the start, time and scores in play. */
  async #move(): Promise<void> {
    const { nowMs } = this.#desk;
    const rows: Row[] = [];
    const said: TrueGame[] = [];
    for (const game of this.#games) {
      if (this.#ended.has(game)) continue;
      const isWrong = this.#standing.some((each) => each.game === game && !each.isMended);
      if (nowMs >= game.startMs && !this.#inPlay.has(game) && !isWrong) {
        this.#inPlay.add(game);
        rows.push(...this.#rowsOf(game));
        said.push(game);
      }
      const again = this.#again.get(game);
      if (isWrong || (again !== undefined && nowMs < again.atMs)) continue;
      if (again === undefined && this.#random() > 0.06) continue;
      if (again === undefined) this.#advance(game);
      if (again === undefined && game.isOver) {
        this.#end(game, rows);
        continue;
      }
      if (this.#inPlay.has(game)) rows.push(scoreRow(game));
      rows.push(lineRow(game));
      said.push(game);
    }
    if (rows.length > 0) await this.#sayRight(rows, said);
  }

  #end(game: TrueGame, rows: Row[]): void {
    this.#ended.add(game);
    rows.push(scoreRow(game, { phase: 'final' }), { ...movedRow(game), disabled: true });
  }

  #advance(game: TrueGame): void {
    if (!this.#inPlay.has(game)) return game.drift(this.#random);
    game.play(SHARE_OF_MOVE);
    game.drift(this.#random);
    if (this.#random() < SHARE_OF_MOVE / game.shareOfScore)
      game.scoreBy(this.#random() < 0.5 ? 0 : 1, this.#random);
  }

  async #sayRight(rows: readonly Row[], said: readonly TrueGame[]): Promise<void> {
    const { nowMs } = this.#desk;
    const { held, refused } = await this.#desk.push(rows);
    const invalid = refused.find(({ code }) => code === 'feedRowInvalid');
    if (invalid !== undefined) throw new Error(`a right row was refused: ${invalid.reason}`);
    this.#result.rightRows += rows.length;
    for (const game of said) {
      const why = held.filter(({ row }) => rows[row]?.['gameNum'] === game.gameNum);
      const before = this.#again.get(game);
      if (why.length === 0) {
        if (before !== undefined)
          this.#result.longestHoldMs = Math.max(this.#result.longestHoldMs, nowMs - before.sinceMs);
        this.#again.delete(game);
        continue;
      }
      if (before === undefined)
        this.#result.heldRightRows.push(
          `${game.sportType} ${this.#inPlay.has(game) ? 'in play' : 'before'}: ${why[0]!.code} ${why[0]!.reason}`,
        );
      const laterMs = this.#inPlay.has(game) ? 4_000 : 12_000;
      this.#again.set(game, { sinceMs: before?.sinceMs ?? nowMs, atMs: nowMs + laterMs });
    }
  }

  async #err(): Promise<void> {
    const { nowMs } = this.#desk;
    const name = MISTAKE_NAMES[this.#result.mistakes % MISTAKE_NAMES.length]!;
    const busy = new Set(
      this.#standing
        .filter((each) => nowMs < each.mendAtMs + 60_000 || each.name === name)
        .map(({ game }) => game),
    );
    for (let tries = 0; tries < 200; tries++) {
      const game = chooseOne(this.#random, this.#games);
      if (busy.has(game) || this.#again.has(game) || this.#ended.has(game)) continue;
      const isInPlay = this.#inPlay.has(game) || nowMs >= game.startMs;
      const slip = MISTAKES[name]!({ game, games: this.#games, isInPlay, nowMs, random: this.#random });
      if (slip === null) continue;
      const lastsMs = 6_000 + chooseBelow(this.#random, 50) * 1_000;
      this.#standing.push({ ...slip, name, game, fromMs: nowMs, mendAtMs: nowMs + lastsMs, isMended: false });
      await this.#desk.push(slip.rows, slip.isImage);
      break;
    }
    // Where no game lends itself to it now the next kind has its turn.
    this.#result.mistakes += 1;
    const isPlanted = this.#standing.at(-1)?.fromMs === nowMs;
    if (isPlanted) this.#result.byKind.set(name, (this.#result.byKind.get(name) ?? 0) + 1);
  }

  async #mend(): Promise<void> {
    const { nowMs } = this.#desk;
    for (const slip of this.#standing) {
      if (slip.isMended) continue;
      // Some are sent twice before anybody looks, the same word for word.
      if (nowMs < slip.mendAtMs) {
        if (nowMs - slip.fromMs === TICK_MS && slip.isImage !== true) await this.#desk.push(slip.rows);
        continue;
      }
      slip.isMended = true;
      if (slip.isImage === true) await this.#desk.push(this.#image(), true);
      else await this.#sayRight([...this.#rowsOf(slip.game), ...(slip.mend ?? [])], [slip.game]);
    }
  }

  #look(games: readonly TrueGame[]): void {
    const { book } = this.#desk;
    for (const game of games)
      for (const market of MARKETS) for (const side of SIDES_OF[market]) this.#bet(game, market, side);
    for (const game of games) this.#betOnAll(game);
    for (const sportType of TRUTH_SPORTS) {
      const all = this.#games.filter((game) => game.sportType === sportType);
      const left = all.filter(({ gameNum }) => book.game(gameNum) !== null).length;
      if (left * 2 < all.length) this.#result.emptiedBoards.push(`${sportType}: ${left} of ${all.length}`);
    }
  }

  #bet(
    game: TrueGame,
    market: (typeof MARKETS)[number],
    side: (typeof SIDES_OF)[(typeof MARKETS)[number]][number],
  ): void {
    const { book, nowMs } = this.#desk;
    const pick = { type: 'G', gameNum: game.gameNum, periodNumber: 0, market, side } as const;
    if (!this.#desk.isTaken(pick)) return;
    const quote = book.quote(pick, 'main');
    if (quote?.type !== 'G') return;
    const isOfOthers = quote.game.team1Id !== game.team1Id || quote.game.team2Id !== game.team2Id;
    const isPastPost = nowMs > game.startMs && !this.#inPlay.has(game);
    if (!isOfOthers && !isPastPost && !isBadOffer(game, quote.line, { market, side })) return;
    const name = this.#standing.findLast((each) => each.game === game && !each.isMended)?.name ?? 'none';
    const key = `${name} ${game.gameNum} ${market} ${side} ${Math.floor(nowMs / 60_000)}`;
    if (this.#seenBad.has(key)) return;
    this.#seenBad.add(key);
    this.#result.badBets.push(
      `${name}: ${game.sportType} ${market} ${side}${isPastPost ? ' after the start' : ''}`,
    );
  }

  /** One of the two wins for sure. */
  #betOnAll({ gameNum }: TrueGame): void {
    const contestNum = PAIR_OFFSET + gameNum;
    const key = `contest ${contestNum} ${Math.floor(this.#desk.nowMs / 60_000)}`;
    if (costOfAll(this.#desk, contestNum) >= 1 || this.#seenBad.has(key)) return;
    this.#seenBad.add(key);
    this.#result.badBets.push(`contestCrossed: all of contest ${contestNum}`);
  }

  #countTold(): void {
    for (const { name, about, fromMs, mendAtMs } of this.#standing) {
      const told = this.#desk.told.filter(
        (notice) =>
          `${notice.about} `.includes(` ${about} `) && notice.atMs >= fromMs && notice.atMs <= mendAtMs,
      );
      if (told.length !== 1)
        this.#result.notToldOnce.push(`${name}: ${told.map(({ code }) => code).join(', ') || 'not at all'}`);
    }
  }
}

const movedRow = ({ gameNum }: TrueGame): Row => ({ kind: 'line', gameNum, periodNumber: 0, store: 'main' });

const contestsOf = ({ gameNum }: TrueGame): Row[] => [
  ...CONTEST_OFFSETS.flatMap((offset) => [
    contestRow(offset + gameNum, 1, 500, { outcome: null }),
    contestRow(offset + gameNum, 2, 300, { outcome: null }),
  ]),
  ...[1, 2].map((contestant) => contestRow(PAIR_OFFSET + gameNum, contestant, -110)),
];
