import type { Cents } from '@lineboard/domain/ground/money/cents';
import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import type { PeriodLabel } from '@lineboard/domain/ground/sport/period';

/** The letters of the markets, the same in every language. A team total is that of the team with the number. */
export const MARKET_KEYS = ['s', 'm', 'd', 'o', 'u', 'to', 'tu'] as const;
export type MarketKey = (typeof MARKET_KEYS)[number];

/** What is written after the market for a part of the game; without one it is the full game. */
export const PERIOD_KEYS: ReadonlyMap<string, PeriodLabel> = new Map([
  ['h1', 'half1'],
  ['h2', 'half2'],
  ['q1', 'quarter1'],
  ['q2', 'quarter2'],
  ['q3', 'quarter3'],
  ['q4', 'quarter4'],
  ['p1', 'period1'],
  ['p2', 'period2'],
  ['p3', 'period3'],
  ['f5', 'first5'],
  ['s1', 'set1'],
  ['reg', 'regulation'],
]);

export interface CommandLeg {
  rotation: number;
  /** null: not typed yet. */
  market: MarketKey | null;
  period: PeriodLabel;
}

/** A bet as it is typed: parts that are missing at the end may still come. */
export interface Command {
  isParlay: boolean;
  legs: readonly CommandLeg[];
  amount: { entered: Exclude<AmountEntered, 'base'>; cents: Cents } | null;
}

/** What should have stood in the place of a word. */
export type CommandFault =
  | 'rotation'
  | 'market'
  | 'amount'
  | 'parlay'
  | 'nothingMore'
  | 'tooLong'
  | 'tooMany';

export type CommandReading =
  | { ok: true; command: Command }
  /** `word` is the first one that can't stand where it is. */
  | { ok: false; fault: CommandFault; word: string };

/** Longer texts than any bet of the most picks aren't read. */
export const MOST_COMMAND_CHARACTERS = 200;
/** Each pick's game is looked up, and its league kept current. */
export const MOST_COMMAND_LEGS = 8;
/** The search that finds the game reads no shorter numbers; the book has no longer ones. */
const ROTATION = /^\d{3,8}$/;
const AMOUNT = /^(?<toWin>w?)(?<figures>[\d.,]+)$/;

const isMarket = (word: string | undefined): word is MarketKey => MARKET_KEYS.some((key) => key === word);

const readAmountWord = (word: string): Command['amount'] => {
  const { toWin, figures = '' } = AMOUNT.exec(word)?.groups ?? {};
  const cents = parseAmount(figures);
  return cents === null || cents <= 0 ? null : { entered: toWin === 'w' ? 'toWin' : 'risk', cents };
};

/** Consumes the words of one pick. @returns the fault's name when the words are of no pick */
const takeLeg = (words: string[]): CommandLeg | 'rotation' | 'market' => {
  if (!ROTATION.test(words[0] ?? '')) return 'rotation';
  const rotation = Number(words.shift());
  if (words.length === 0) return { rotation, market: null, period: 'game' };
  const [market] = words;
  if (!isMarket(market)) return 'market';
  words.shift();
  const period = PERIOD_KEYS.get(words[0] ?? '');
  if (period !== undefined) words.shift();
  return { rotation, market, period: period ?? 'game' };
};

/**
 * Reads a bet as experts type it: `107 s 110` risks 110 on the spread of rotation number 107, `107 o h1 w100` is over
 * in the first half to win 100, and `p 107 s 109 m 50` a parlay. The amount of a parlay is the last number that no
 * market follows.
 */
export const readCommand = (typed: string): CommandReading => {
  const fault = (name: CommandFault, word = ''): CommandReading => ({ ok: false, fault: name, word });
  if (typed.length > MOST_COMMAND_CHARACTERS) return fault('tooLong');
  const words = typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const isParlay = words[0] === 'p';
  if (isParlay) words.shift();
  const legs: CommandLeg[] = [];
  // The number after a pick begins another one only when a market follows it.
  const isLegNext = (): boolean => legs.length === 0 || isMarket(words[1]);
  while (words.length > 0 && isLegNext()) {
    const [word] = words;
    if (legs.length > 0 && !isParlay) return fault('parlay', word);
    if (legs.length === MOST_COMMAND_LEGS) return fault('tooMany', word);
    const leg = takeLeg(words);
    if (typeof leg === 'string') return fault(leg, words[0]);
    legs.push(leg);
  }
  const word = words.shift();
  if (word === undefined) return { ok: true, command: { isParlay, legs, amount: null } };
  // The first letter of a win amount is no fault while its figures are still to come.
  const amount = word === 'w' && words.length === 0 ? null : readAmountWord(word);
  if (amount === null && word !== 'w') return fault('amount', word);
  if (words.length > 0) return fault(amount === null ? 'amount' : 'nothingMore', words[0]);
  return { ok: true, command: { isParlay, legs, amount } };
};
