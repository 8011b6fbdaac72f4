import type { Cents } from '@lineboard/domain/ground/money/cents';
import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import type { TieRule } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { PeriodLabel } from '@lineboard/domain/ground/sport/period';
import { rowOfType, type TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';

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
  /** null: not typed; in a teaser it is the spread. */
  market: MarketKey | null;
  period: PeriodLabel;
}

/** What a teaser is called by: `6`, or `6tw` where the book sells several that move as far. */
export interface CommandTeaser {
  points: number;
  /** null: any. */
  tieRule: TieRule | null;
}

export type CommandType = Extract<TicketWagerType, 'straight' | 'parlay' | 'teaser'>;

/** The word that a bet of several picks begins with. */
const TYPE_WORDS: ReadonlyMap<string, CommandType> = new Map([
  ['p', 'parlay'],
  ['t', 'teaser'],
  ['tease', 'teaser'],
]);

/** A bet as it is typed: parts that are missing at the end may still come. */
export interface Command {
  wagerType: CommandType;
  /** null: a teaser whose points aren't typed yet, or another type. */
  teaser: CommandTeaser | null;
  legs: readonly CommandLeg[];
  amount: { entered: Exclude<AmountEntered, 'base'>; cents: Cents } | null;
}

/** What should have stood in the place of a word. */
export type CommandFault =
  | 'rotation'
  | 'market'
  | 'amount'
  | 'parlay'
  | 'points'
  | 'teased'
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
const POINTS = /^(?<points>\d{1,2}(?:[.,]5?|½)?)(?<tie>tp|tl|tw)?$/;
const AMOUNT = /^(?<toWin>w?)(?<figures>[\d.,]+)$/;

/** A number of a pick or an amount, as far as it is typed. */
const isNumber = (word: string): boolean => AMOUNT.test(word) || word === 'w';

const isMarket = (word: string | undefined): word is MarketKey => MARKET_KEYS.some((key) => key === word);

const readAmountWord = (word: string): Command['amount'] => {
  const { toWin, figures = '' } = AMOUNT.exec(word)?.groups ?? {};
  const cents = parseAmount(figures);
  return cents === null || cents <= 0 ? null : { entered: toWin === 'w' ? 'toWin' : 'risk', cents };
};

const readTeaserWord = (word: string): CommandTeaser | null => {
  const { points, tie } = POINTS.exec(word)?.groups ?? {};
  if (points === undefined) return null;
  const figures = points.replace('½', '.5').replace(',', '.');
  return { points: Number(figures), tieRule: (tie as TieRule | undefined) ?? null };
};

/** A teaser moves points: it has no moneyline and no draw. */
const WITHOUT_POINTS: readonly MarketKey[] = ['m', 'd'];

/** Consumes the words of one pick. @returns the fault's name when the words are of no pick */
const takeLeg = (words: string[], type: CommandType): CommandLeg | 'rotation' | 'market' | 'teased' => {
  if (!ROTATION.test(words[0] ?? '')) return 'rotation';
  const rotation = Number(words.shift());
  const [market] = words;
  if (market === undefined || (rowOfType(type).isTeased && isNumber(market)))
    return { rotation, market: null, period: 'game' };
  if (!isMarket(market)) return 'market';
  if (rowOfType(type).isTeased && WITHOUT_POINTS.includes(market)) return 'teased';
  words.shift();
  const period = PERIOD_KEYS.get(words[0] ?? '');
  if (period !== undefined) words.shift();
  return { rotation, market, period: period ?? 'game' };
};

/**
 * Whether the next word begins a pick. Behind a market it does only when a market follows it, too, since it is the
 * amount else. In a teaser, where the spread needs no market, a number of three digits behind such a pick is another
 * pick, and behind a market it is one when more follows: two readings would be none.
 */
const isLegNext = (words: readonly string[], type: CommandType, legs: readonly CommandLeg[]): boolean => {
  const last = legs.at(-1);
  if (last === undefined || isMarket(words[1])) return true;
  return (
    rowOfType(type).isTeased && ROTATION.test(words[0] ?? '') && (last.market === null || words.length > 1)
  );
};

/**
 * Reads a bet as experts type it: `107 s 110` risks 110 on the spread of rotation number 107, `107 o h1 w100` is over
 * in the first half to win 100, `p 107 s 109 m 50` a parlay and `t 6 107 110 o 50` a teaser of six points.
 */
export const readCommand = (typed: string): CommandReading => {
  const fault = (name: CommandFault, word = ''): CommandReading => ({ ok: false, fault: name, word });
  if (typed.length > MOST_COMMAND_CHARACTERS) return fault('tooLong');
  const words = typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const wagerType = TYPE_WORDS.get(words[0] ?? '') ?? 'straight';
  if (rowOfType(wagerType).mostLegs !== null) words.shift();
  const points = rowOfType(wagerType).isTeased ? words.shift() : undefined;
  const teaser = points === undefined ? null : readTeaserWord(points);
  if (points !== undefined && teaser === null) return fault('points', points);
  const legs: CommandLeg[] = [];
  while (words.length > 0 && isLegNext(words, wagerType, legs)) {
    const [word] = words;
    if (legs.length > 0 && rowOfType(wagerType).mostLegs === null) return fault('parlay', word);
    if (legs.length === MOST_COMMAND_LEGS) return fault('tooMany', word);
    const leg = takeLeg(words, wagerType);
    if (typeof leg === 'string') return fault(leg, words[0]);
    legs.push(leg);
  }
  const command = { wagerType, teaser, legs };
  const word = words.shift();
  if (word === undefined) return { ok: true, command: { ...command, amount: null } };
  // The first letter of a win amount is no fault while its figures are still to come.
  const amount = word === 'w' && words.length === 0 ? null : readAmountWord(word);
  if (amount === null && word !== 'w') return fault('amount', word);
  if (words.length > 0) return fault(amount === null ? 'amount' : 'nothingMore', words[0]);
  return { ok: true, command: { ...command, amount } };
};
