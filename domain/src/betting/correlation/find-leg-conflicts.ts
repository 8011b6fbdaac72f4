import type { ItemError } from '../../ground/error/refusal.ts';
import { type GamePick, keyOfPick, type WagerPick } from '../../ground/pick/pick.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import type { PlacedLeg } from '../wager/placed-wager.ts';
import type { Quote } from '../quote/quote.ts';
import { correlationOfQuote } from './correlation-of-quote.ts';
import type { LegCorrelation } from '../wager/wager-terms.schema.ts';

/** A future leg with the book's data on its line; a line that the book doesn't have is compared only by its numbers. */
export interface LegToCompare {
  itemId: string;
  pick: WagerPick;
  quote: Quote | null;
  /** Which of the ticket's combinations it stands in; null or left out: none. Its company there is judged by that. */
  combination?: string | null;
}

export interface LegConflicts {
  /** Pairs of indexes into `legs`, the lower first, that can't be in one parlay. */
  excluded: Array<[number, number]>;
  /**
   * A pair is refused on both legs, and each error names the other leg: by `otherItemId`, or by its key as `otherPick`
   * for a placed leg. A round robin leaves out the excluded pairs and only obeys `parlayRestricted` (HR-14).
   */
  errors: ItemError[];
}

/** The facts of a leg that decide which other legs it may be combined with. */
interface Subject {
  pick: WagerPick;
  correlation: LegCorrelation;
  /**
   * Its game forbids combining a side with a total; unknown for an accepted leg, where the other leg's game says so.
   */
  isSideApartFromTotal?: boolean;
  /** Its line favors one team so much that a side says a lot about the total (HR-85); unknown for an accepted leg. */
  isLopsided?: boolean;
}

/**
 * Finds the legs that can't be combined (HR-11), by the same rule for parlays, teasers, round robins, the filling of
 * open spots and rolling ifs. The order of the legs only changes the indexes.
 *
 * @param placed legs of the wager that is filled or that this one rolls from; empty otherwise
 * @param isOneAGame no two legs may be of one game (HR-16)
 */
export const findLegConflicts = (
  legs: readonly LegToCompare[],
  placed: readonly PlacedLeg[],
  isOneAGame = false,
): LegConflicts => {
  const excluded: Array<[number, number]> = [];
  const errors: ItemError[] = [];
  const subjects = legs.map(createSubject);

  for (const [at, subject] of subjects.entries()) {
    const { itemId } = subject;
    if (subject.restricted) errors.push({ itemId, code: 'parlayRestricted' });
    for (const other of placed) {
      const code = judgePair(subject, other, isOneAGame);
      if (code !== null) errors.push({ itemId, code, params: { otherPick: keyOfPick(other.pick) } });
    }
    for (const [otherAt, other] of subjects.entries()) {
      const code = otherAt === at ? null : judgeCompany(subject, other, isOneAGame);
      if (code === null) continue;
      errors.push({ itemId, code, params: { otherItemId: other.itemId } });
      if (at < otherAt) excluded.push([at, otherAt]);
    }
  }
  return { excluded, errors };
};

const createSubject = ({ itemId, pick, quote, combination = null }: LegToCompare) => {
  const restriction = quote?.type === 'G' ? quote.game.parlayRestriction : null;
  return {
    itemId,
    pick,
    combination,
    correlation: correlationOfQuote(quote),
    restricted: restriction === 'D',
    isSideApartFromTotal: restriction === 'S',
    isLopsided: quote?.type === 'G' && isLopsided(quote.line),
  };
};

/** True when the spread is at least three tenths of the total. Computed in tenths, so that nothing is rounded. */
const isLopsided = ({ spread1, totalPoints }: GameLine): boolean =>
  spread1 !== null && totalPoints !== null && Math.abs(spread1) * 10 >= totalPoints * 3;

/** Beside a combination no other leg of its game may stand (HR-64). */
const judgeCompany = (
  a: Subject & { combination: string | null },
  b: Subject & { combination: string | null },
  isOneAGame: boolean,
): ReturnType<typeof judgePair> => {
  if (a.combination !== null && a.combination === b.combination) return null;
  return judgePair(a, b, isOneAGame || a.combination !== null || b.combination !== null);
};

type GameSubject = Subject & { pick: GamePick };

const isOfGame = (subject: Subject): subject is GameSubject => subject.pick.type === 'G';

const judgePair = (a: Subject, b: Subject, isOneAGame: boolean): 'contestLegs' | 'correlatedLegs' | null => {
  if (a.pick.type === 'C' && b.pick.type === 'C' && a.pick.contestNum === b.pick.contestNum)
    return 'contestLegs';
  if (isOfGame(a) && isOfGame(b))
    return a.pick.gameNum !== b.pick.gameNum || (!isOneAGame && mayStandTogether(a, b))
      ? null
      : 'correlatedLegs';
  return isLinked(a, b) || isLinked(b, a) || isOfOneGame(a, b) ? 'correlatedLegs' : null;
};

/**
 * Allows one side, spread or money line, together with one total of the same period of one game, unless the game
 * forbids it or one makes the other much likelier (HR-85).
 */
const mayStandTogether = (a: GameSubject, b: GameSubject): boolean =>
  a.pick.periodNumber === b.pick.periodNumber &&
  a.isSideApartFromTotal !== true &&
  b.isSideApartFromTotal !== true &&
  a.isLopsided !== true &&
  b.isLopsided !== true &&
  (isSide(a.pick) ? b.pick.market === 'L' : a.pick.market === 'L' && isSide(b.pick));

const isSide = ({ market }: GamePick): boolean => market === 'S' || market === 'M';

/** The game of one links the contest of the other, or the book says that their contests are related (HR-85). */
const isLinked = (of: Subject, { pick }: Subject): boolean =>
  pick.type === 'C' && of.correlation.linkedContests.includes(pick.contestNum);

/** Contests that belong to a game are parts of it, as its markets are. */
const isOfOneGame = (a: Subject, b: Subject): boolean => {
  const gameNum = gameNumOf(a);
  return gameNum !== null && gameNum === gameNumOf(b);
};

const gameNumOf = ({ pick, correlation }: Subject): number | null =>
  pick.type === 'G' ? pick.gameNum : correlation.contestGameNum;
