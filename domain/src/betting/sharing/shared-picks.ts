import { keyOfPick, type Market, type Side, SIDES_OF, type WagerPick } from '../../ground/pick/pick.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';

/** Between two picks: no key of a pick has it, and no address writes it in another way. */
const BETWEEN = '_';

/** A full slip with the longest keys has less; more than this is looked at no further. */
export const MOST_SHARED_CHARACTERS = 3_000;

/** A part of an address that is no pick is named by its first characters. */
const MOST_NAMED_CHARACTERS = 24;

/** What an address says of a slip. */
export interface SharedPicks {
  /** Each once, in their order, no more than a ticket takes. */
  picks: readonly WagerPick[];
  /** Parts that are no picks, cut short, each once. */
  wrong: readonly string[];
  /** Picks, and characters, beyond what a slip takes were left out. */
  isCut: boolean;
}

/** The picks of a slip as a part of an address: what is bet on, in its order, without prices, amounts or names. */
export const writeSharedPicks = (picks: readonly WagerPick[]): string => picks.map(keyOfPick).join(BETWEEN);

/** The bounds of `PickSchema`, which a page would have to load the schema library for; a test holds them to it. */
const MOST_NUMBER = 2_147_483_647;
const MOST_PERIOD = 99;

const readNumber = (text: string | undefined, most: number): number | null =>
  text !== undefined && /^(?:0|[1-9][0-9]{0,9})$/.test(text) && Number(text) <= most ? Number(text) : null;

const isMarket = (text: string | undefined): text is Market =>
  text !== undefined && Object.hasOwn(SIDES_OF, text);

const readGamePick = ([game, period, market, side, ...more]: readonly string[]): WagerPick | null => {
  const [gameNum, periodNumber] = [readNumber(game, MOST_NUMBER), readNumber(period, MOST_PERIOD)];
  if (gameNum === null || periodNumber === null || !isMarket(market) || more.length > 0) return null;
  const known: Side | undefined = SIDES_OF[market].find((each) => each === side);
  return known === undefined ? null : { type: 'G', gameNum, periodNumber, market, side: known };
};

const readContestPick = ([contest, contestant, ...more]: readonly string[]): WagerPick | null => {
  const [contestNum, contestantNum] = [readNumber(contest, MOST_NUMBER), readNumber(contestant, MOST_NUMBER)];
  if (contestNum === null || contestantNum === null || more.length > 0) return null;
  return { type: 'C', contestNum, contestantNum };
};

/** @returns null for a text that `keyOfPick` doesn't write */
const readPick = (key: string): WagerPick | null => {
  const [type, ...rest] = key.split('.');
  return type === 'G' ? readGamePick(rest) : type === 'C' ? readContestPick(rest) : null;
};

/**
 * Reads what `writeSharedPicks` wrote. The address comes from anybody: its length is bounded before it is looked at,
 * each part is read strictly, and what is wrong is told apart from what is right.
 */
export const readSharedPicks = (text: string): SharedPicks => {
  const isLong = text.length > MOST_SHARED_CHARACTERS;
  // The last part of a text that was cut is no part of it.
  const parts = text.slice(0, MOST_SHARED_CHARACTERS).split(BETWEEN);
  if (isLong) parts.pop();
  const picks = new Map<string, WagerPick>();
  const wrong = new Set<string>();
  let isCut = isLong;
  for (const part of parts) {
    if (part === '') continue;
    const pick = readPick(part);
    if (pick === null) wrong.add(part.slice(0, MOST_NAMED_CHARACTERS).toWellFormed());
    else if (picks.size < MAX_TICKET_ITEMS || picks.has(part)) picks.set(part, pick);
    else isCut = true;
  }
  return { picks: [...picks.values()], wrong: [...wrong], isCut };
};
