import { keyOfPick, type Market, type Side, SIDES_OF, type WagerPick } from '../../ground/pick/pick.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';

/** A pick with the league in whose topic its line is. */
export interface SharedLeg {
  pick: WagerPick;
  sportType: string;
  sportSubType: string;
}

/** What an address says of a slip. */
export interface SharedSlip {
  /** Each pick once, in their order, no more than a ticket takes. */
  legs: readonly SharedLeg[];
  /** Parts that are no picks, cut short, each once. */
  wrong: readonly string[];
  /** Picks, or characters, beyond what a slip takes were left out. */
  isCut: boolean;
}

/** Between two parts: neither a pick's key nor a league's name has it, and no address writes it in another way. */
const BETWEEN = '_';
/** A part that says in which league the picks after it are. */
const LEAGUE = 'S';

/** Some fifty picks of as many leagues; a text that is longer is read no further. */
export const MOST_SHARED_CHARACTERS = 6_000;

/** The most that a league's name has on a bet (`BetItem`). */
const MOST_NAME_CHARACTERS = 80;
/** A part of an address that is no pick is named by its first characters. */
const MOST_SHOWN_CHARACTERS = 24;

/** Letters, digits and dashes stay, all else is a star with two digits: nothing that an address or this text reads. */
const writeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed())
    .replaceAll(/[!'()*._~]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '*');

/** @returns null for what `writeName` doesn't write */
const readName = (text: string | undefined): string | null => {
  try {
    const name = decodeURIComponent((text ?? '').replaceAll('*', '%'));
    return name !== '' && name.length <= MOST_NAME_CHARACTERS && writeName(name) === text ? name : null;
  } catch {
    return null;
  }
};

const writeLeague = ({ sportType, sportSubType }: SharedLeg): string =>
  [LEAGUE, writeName(sportType), writeName(sportSubType)].join('.');

/**
 * The picks of a slip as a part of an address: what is bet on, in its order, without prices, amounts or names of
 * people.
 */
export const writeSharedSlip = (legs: readonly SharedLeg[]): string =>
  legs
    .flatMap((leg, at) => {
      const [league, before] = [writeLeague(leg), at === 0 ? '' : writeLeague(legs[at - 1]!)];
      return [...(league === before ? [] : [league]), keyOfPick(leg.pick)];
    })
    .join(BETWEEN);

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
export const readPick = (key: string): WagerPick | null => {
  const [type, ...rest] = key.split('.');
  return type === 'G' ? readGamePick(rest) : type === 'C' ? readContestPick(rest) : null;
};

type League = Omit<SharedLeg, 'pick'>;

const readLeague = (part: string): League | null => {
  const [kind, sport, subSport, ...more] = part.split('.');
  const [sportType, sportSubType] = [readName(sport), readName(subSport)];
  if (kind !== LEAGUE || sportType === null || sportSubType === null || more.length > 0) return null;
  return { sportType, sportSubType };
};

/**
 * Reads what `writeSharedSlip` wrote. The address comes from anybody: its length is bounded before it is looked at,
 * each part is read strictly, and what is wrong is told apart from what is right. A pick without a league is wrong.
 */
export const readSharedSlip = (text: string): SharedSlip => {
  const isLong = text.length > MOST_SHARED_CHARACTERS;
  const parts = text.slice(0, MOST_SHARED_CHARACTERS).split(BETWEEN);
  // The last part of a text that was cut is no part of it.
  if (isLong) parts.pop();
  const legs = new Map<string, SharedLeg>();
  const wrong = new Set<string>();
  let league: League | null = null;
  let isCut = isLong;
  for (const part of parts) {
    if (part === '') continue;
    const isLeague: boolean = part.startsWith(`${LEAGUE}.`);
    if (isLeague) league = readLeague(part);
    const pick = isLeague ? null : readPick(part);
    if (isLeague ? league === null : pick === null || league === null)
      wrong.add(part.slice(0, MOST_SHOWN_CHARACTERS).toWellFormed());
    else if (pick !== null && league !== null && !legs.has(part)) {
      if (legs.size < MAX_TICKET_ITEMS) legs.set(part, { pick, ...league });
      else isCut = true;
    }
  }
  return { legs: [...legs.values()], wrong: [...wrong], isCut };
};
