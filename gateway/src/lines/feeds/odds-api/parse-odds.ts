import { chooseMarket, type MarketOffer } from './choose-market.ts';
import type { MarketKey, OddsLeague } from './leagues.ts';
import type { LeftOut } from './left-out.ts';
import { type EventHead, type Fields, isFields, readEvents, readTime } from './read-answer.ts';
import { readMarket, type Teams } from './read-market.ts';

/** An event with the one market of each kind that the book takes. */
export interface OfferedEvent extends EventHead {
  markets: ReadonlyMap<MarketKey, MarketOffer>;
}

export interface OddsContext {
  sportKey: string;
  league: OddsLeague;
  preferred: readonly string[];
  staleMs: number;
  nowMs: number;
}

/** All regions of the provider together have some 100 bookmakers. */
const MOST_BOOKMAKERS = 200;
const MOST_MARKETS = 20;
/** Clocks differ; what is further ahead is no time at which anybody looked. */
const AHEAD_MS = 300_000;

/** @returns null when the answer is no list of events */
export const parseOdds = (body: unknown, context: OddsContext, leftOut: LeftOut): OfferedEvent[] | null =>
  readEvents(body, context.sportKey, leftOut, (head, event) => {
    const offers = readOffers(head, event, context, leftOut);
    const markets = new Map<MarketKey, MarketOffer>();
    for (const key of context.league.markets) {
      const chosen = chooseMarket(offers.get(key) ?? [], context.preferred);
      if (chosen !== null) markets.set(key, chosen);
    }
    return { ...head, markets };
  });

const readOffers = (
  head: EventHead,
  event: Fields,
  context: OddsContext,
  leftOut: LeftOut,
): ReadonlyMap<MarketKey, MarketOffer[]> => {
  const offers = new Map<MarketKey, MarketOffer[]>();
  const teams = { ...head, sportType: context.league.sportType };
  for (const [bookmaker, given] of listOf(event['bookmakers'], MOST_BOOKMAKERS, leftOut)) {
    for (const [name, market] of listOf(given['markets'], MOST_MARKETS, leftOut)) {
      const key = context.league.markets.find((each) => each === name);
      // Asked for or not, lay prices of exchanges are among the markets.
      if (key === undefined) continue;
      const times = { market: market['last_update'], bookmaker: given['last_update'] };
      const offer = readOffer({ bookmaker, key, market, times }, teams, context, leftOut);
      if (offer !== null) offers.set(key, [...(offers.get(key) ?? []), offer]);
    }
  }
  return offers;
};

interface GivenMarket {
  bookmaker: string;
  key: MarketKey;
  market: Fields;
  times: { market: unknown; bookmaker: unknown };
}

const readOffer = (
  { bookmaker, key, market, times }: GivenMarket,
  teams: Teams,
  { staleMs, nowMs }: OddsContext,
  leftOut: LeftOut,
): MarketOffer | null => {
  const updatedMs = readTime(times.market ?? times.bookmaker);
  if (updatedMs === null || updatedMs > nowMs + AHEAD_MS) return leftOut.note('timeUnfit'), null;
  if (nowMs - updatedMs >= staleMs) return leftOut.note('tooOld'), null;
  const read = readMarket(key, market['outcomes'], teams);
  if (!read.ok) return leftOut.note(read.reason), null;
  return { bookmaker, updatedMs, prices: read.prices };
};

/** The objects of a list by their key, each once. */
const listOf = (value: unknown, most: number, leftOut: LeftOut): ReadonlyMap<string, Fields> => {
  const byKey = new Map<string, Fields>();
  if (!Array.isArray(value)) return leftOut.note('marketUnfit'), byKey;
  if (value.length > most) return leftOut.note('tooMany'), byKey;
  for (const each of value as unknown[]) {
    const key = isFields(each) ? each['key'] : null;
    if (!isFields(each) || typeof key !== 'string' || !/^\w{1,64}$/.test(key) || byKey.has(key))
      leftOut.note('marketUnfit');
    else byKey.set(key, each);
  }
  return byKey;
};
