import { startBalancedMover } from '../../two-gateways/balanced-mover.ts';
import { pushedGame } from '../../two-gateways/pushed-games.ts';
import type { Random } from '@lineboard/domain/testing/seeded-random';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import { PriceHistory } from '../model/price-history.ts';

/** Moves the prices of a small board, fifty times a second unless told otherwise, and knows which one held when. */
export interface FaultMover {
  readonly gameNums: readonly number[];
  readonly history: PriceHistory;
  /** Images that a gateway asked for. */
  readonly imagesAsked: number;
  /** Tries that a gateway called no matter of its own. */
  readonly elsewhere: number;
  /** When a price change was last taken. */
  readonly takenAtMs: number;
  /** Told of each price change that was taken, with the milliseconds since the one before. */
  onTaken: (gapMs: number) => void;
  /** Nothing moves any more but the feed stays alive; resolves when everything that was sent is taken. */
  rest(): Promise<void>;
  move(): void;
  stop(): Promise<void>;
}

const GAMES = 10;
const MOVE_EVERY_MS = 20;
/** A gateway that runs the feed answers within milliseconds. */
const LIMIT_MS = 700;
const FIRST_PRICE = -110;
/** After so many changes a game comes back to its first price: far beyond what is looked back on. */
const PRICES = 2_000;

interface FaultMoverOptions {
  /** As which feed it sends; the one of killable gateways, unless told otherwise. */
  feed?: { feedId: string; token: string };
  moveEveryMs?: number;
  /** A game's prices after so many changes; its first are −110. */
  pricesAfter?: (count: number) => GamePrices;
}

/** What both sides of a game's spread cost. */
export interface GamePrices {
  spreadAdj1: number;
  /** Names a span of the history: it must not come back soon. */
  spreadAdj2: number;
}

const fallingPrices = (count: number): GamePrices => {
  const price = FIRST_PRICE - (count % PRICES);
  return { spreadAdj1: price, spreadAdj2: price };
};

export const startFaultMover = async (
  origins: readonly string[],
  random: Random,
  { feed, moveEveryMs = MOVE_EVERY_MS, pricesAfter = fallingPrices }: FaultMoverOptions = {},
): Promise<FaultMover> => {
  const balanced = startBalancedMover(origins, {
    isSticky: true,
    limitMs: LIMIT_MS,
    ...(feed === undefined ? {} : { feed }),
  });
  const gameNums = Array.from({ length: GAMES }, (_, at) => at + 1);
  const rows = new Map(gameNums.map((gameNum) => [gameNum, pushedGame(gameNum)]));
  const counts = new Map(gameNums.map((gameNum) => [gameNum, 0]));
  const history = new PriceHistory();
  const underWay = new Set<Promise<void>>();
  let takenAtMs = Date.now();
  let timer: NodeJS.Timeout | null = null;

  await balanced.put(Object.assign({}, ...rows.values()) as Record<string, object>);
  for (const gameNum of gameNums) history.stands(gameNum, FIRST_PRICE, Date.now());

  const mover: FaultMover = {
    gameNums,
    history,
    get imagesAsked() {
      return balanced.imagesAsked;
    },
    get elsewhere() {
      return balanced.elsewhere;
    },
    get takenAtMs() {
      return takenAtMs;
    },
    onTaken: () => undefined,
    rest: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await Promise.all(underWay);
    },
    move: () => {
      timer ??= setInterval(moveOne, moveEveryMs);
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await balanced.stop();
    },
  };

  const moveOne = (): void => {
    const gameNum = chooseOne(random, gameNums);
    const count = counts.get(gameNum)! + 1;
    counts.set(gameNum, count);
    const prices = pricesAfter(count);
    const name = `line ${gameNum}`;
    const line = { ...rows.get(gameNum)![name], ...prices };
    // A page may show it before the gateway's word is here.
    history.forget(gameNum, prices.spreadAdj2);
    const taken = balanced.put({ [name]: line }).then(() => {
      const nowMs = Date.now();
      mover.onTaken(nowMs - takenAtMs);
      takenAtMs = nowMs;
      history.stands(gameNum, prices.spreadAdj2, nowMs);
      underWay.delete(taken);
    });
    underWay.add(taken);
    taken.catch(() => undefined);
  };
  return mover;
};
