import { describe, expect, it } from 'vitest';
import {
  isoOf,
  sampleBookmaker,
  sampleEvent,
  sampleId,
  sampleMarkets,
  type SampleEvent,
  type SampleMarket,
} from '../../../../testing/odds-api/odds-samples.ts';
import { findLeague, type MarketKey } from './leagues.ts';
import { LeftOut } from './left-out.ts';
import { type OfferedEvent, parseOdds } from './parse-odds.ts';

const NOW_MS = Date.UTC(2031, 8, 7, 12);
const NFL = {
  id: sampleId(1),
  sport: 'americanfootball_nfl',
  home: 'Detroit Lions',
  away: 'Chicago Bears',
  startMs: NOW_MS + 3_600_000,
  seenMs: NOW_MS - 30_000,
};

const parse = (body: unknown, sportKey = NFL.sport, preferred: string[] = []) => {
  const leftOut = new LeftOut();
  const league = findLeague(sportKey)!;
  const events = parseOdds(body, { sportKey, league, preferred, staleMs: 600_000, nowMs: NOW_MS }, leftOut);
  return { events, reasons: leftOut.describe() };
};
/** One event with one bookmaker's market, changed. */
const withMarket = (
  key: MarketKey,
  change: (market: SampleMarket) => void,
  sport = NFL.sport,
): SampleEvent => {
  const event = sampleEvent({ ...NFL, sport });
  change(event.bookmakers[0]!.markets.find((market) => market.key === key)!);
  return event;
};
const marketOf = (events: OfferedEvent[] | null, key: MarketKey) => events?.[0]?.markets.get(key) ?? null;

describe('odds of the provider', () => {
  it('are taken with both sides of each market, the visitor first', () => {
    const { events, reasons } = parse([sampleEvent(NFL)]);
    expect(reasons).toBe('');
    expect(events).toMatchObject([
      { eventId: NFL.id, commenceMs: NFL.startMs, homeTeam: 'Detroit Lions', awayTeam: 'Chicago Bears' },
    ]);
    expect(marketOf(events, 'h2h')?.prices).toEqual({ points: null, side1: 140, side2: -160, draw: null });
    expect(marketOf(events, 'spreads')?.prices).toEqual({ points: 3, side1: -110, side2: -110, draw: null });
    expect(marketOf(events, 'totals')?.prices).toEqual({
      points: 44.5,
      side1: -108,
      side2: -112,
      draw: null,
    });
  });

  it.each<[string, MarketKey, (market: SampleMarket) => void, string]>([
    ['a price of 0', 'h2h', ({ outcomes }) => (outcomes[0]!.price = 0), 'priceUnfit'],
    ['a decimal price', 'h2h', ({ outcomes }) => (outcomes[0]!.price = 1.91), 'priceUnfit'],
    [
      'a decimal pair whose long side could be American',
      'h2h',
      ({ outcomes }) => {
        outcomes[0]!.price = 1.01;
        outcomes[1]!.price = 101;
      },
      'priceUnfit',
    ],
    ['a price between −100 and +100', 'totals', ({ outcomes }) => (outcomes[1]!.price = -99), 'priceUnfit'],
    ['a price longer than any', 'h2h', ({ outcomes }) => (outcomes[0]!.price = 1_000_001), 'priceUnfit'],
    ['a price as text', 'h2h', ({ outcomes }) => (outcomes[0]!.price = '-160'), 'outcomesUnfit'],
    ['no price', 'h2h', ({ outcomes }) => (outcomes[0]!.price = null), 'outcomesUnfit'],
    ['one side alone', 'spreads', ({ outcomes }) => outcomes.pop(), 'outcomesUnfit'],
    ['a side twice', 'totals', ({ outcomes }) => (outcomes[1] = outcomes[0]!), 'outcomesUnfit'],
    ['another team', 'h2h', ({ outcomes }) => (outcomes[0]!.name = 'Green Bay Packers'), 'outcomesUnfit'],
    ['an inherited name', 'h2h', ({ outcomes }) => (outcomes[0]!.name = '__proto__'), 'outcomesUnfit'],
    ['spreads that don’t mirror', 'spreads', ({ outcomes }) => (outcomes[0]!.point = -3.5), 'pointUnfit'],
    [
      'a point that is no quarter',
      'spreads',
      ({ outcomes }) => {
        outcomes[0]!.point = -3.1;
        outcomes[1]!.point = 3.1;
      },
      'pointUnfit',
    ],
    ['a missing point', 'totals', ({ outcomes }) => delete outcomes[0]!.point, 'pointUnfit'],
    ['totals that differ', 'totals', ({ outcomes }) => (outcomes[0]!.point = 45), 'pointUnfit'],
    [
      'a total of 0',
      'totals',
      ({ outcomes }) => {
        outcomes[0]!.point = 0;
        outcomes[1]!.point = 0;
      },
      'pointUnfit',
    ],
    [
      'a total of another sport',
      'totals',
      ({ outcomes }) => {
        outcomes[0]!.point = 220.5;
        outcomes[1]!.point = 220.5;
      },
      'pointUnfit',
    ],
    [
      'a draw where none is graded',
      'h2h',
      ({ outcomes }) => outcomes.push({ name: 'Draw', price: 900 }),
      'drawUnfit',
    ],
    ['no time', 'h2h', (market) => (market.last_update = 'yesterday'), 'timeUnfit'],
    ['a time to come', 'h2h', (market) => (market.last_update = isoOf(NOW_MS + 600_000)), 'timeUnfit'],
    [
      'prices of ten minutes ago',
      'h2h',
      (market) => (market.last_update = isoOf(NOW_MS - 600_000)),
      'tooOld',
    ],
  ])('leave a market with %s without any price', (_, key, change, reason) => {
    const { events, reasons } = parse([withMarket(key, change)]);
    expect([marketOf(events, key), reasons]).toEqual([null, `${reason}: 1`]);
    const others = (['h2h', 'spreads', 'totals'] as const).filter((each) => each !== key);
    expect(others.map((each) => marketOf(events, each))).not.toContain(null);
  });

  it('of soccer need the draw’s price', () => {
    const soccer = { ...NFL, sport: 'soccer_epl' };
    const three = sampleMarkets(soccer, { draw: 250, points: 0.75, total: 2.5 });
    const { events } = parse([sampleEvent(soccer, [sampleBookmaker('b', NFL.seenMs, three)])], soccer.sport);
    expect(marketOf(events, 'h2h')?.prices).toEqual({ points: null, side1: 140, side2: -160, draw: 250 });
    expect(marketOf(events, 'spreads')?.prices.points).toBe(0.75);
    const two = sampleMarkets(soccer, { points: 0.75, total: 2.5 });
    const without = parse([sampleEvent(soccer, [sampleBookmaker('b', NFL.seenMs, two)])], soccer.sport);
    expect([marketOf(without.events, 'h2h'), without.reasons]).toEqual([null, 'drawUnfit: 1']);
  });

  it('of fights are who wins alone', () => {
    const fight = { ...NFL, sport: 'mma_mixed_martial_arts' };
    expect([...parse([sampleEvent(fight)], fight.sport).events![0]!.markets.keys()]).toEqual(['h2h']);
  });

  it('without a time of the market have the bookmaker’s', () => {
    const { events } = parse([withMarket('h2h', (market) => delete market.last_update)]);
    expect(marketOf(events, 'h2h')?.updatedMs).toBe(NFL.seenMs);
  });

  it('are those of the first preferred bookmaker, market by market', () => {
    const event = sampleEvent(NFL, [
      sampleBookmaker('fanduel', NFL.seenMs, sampleMarkets(NFL, { points: 4 })),
      sampleBookmaker('pinnacle', NFL.seenMs, sampleMarkets(NFL, { points: 2.5 }).slice(0, 2)),
    ]);
    const { events } = parse([event], NFL.sport, ['pinnacle', 'fanduel']);
    expect([marketOf(events, 'spreads'), marketOf(events, 'totals')]).toMatchObject([
      { bookmaker: 'pinnacle', prices: { points: 2.5 } },
      { bookmaker: 'fanduel' },
    ]);
  });

  it('are else the median ones, whole from one bookmaker', () => {
    const points = [3, 3.5, 3, 10, 2.5];
    const event = sampleEvent(
      NFL,
      points.map((each, at) => {
        const markets = sampleMarkets(NFL, { points: each });
        markets[1]!.outcomes[1]!.price = -110 - at;
        return sampleBookmaker(`book${at}`, NFL.seenMs, markets);
      }),
    );
    const { events } = parse([event]);
    expect(marketOf(events, 'spreads')).toMatchObject({
      bookmaker: 'book2',
      prices: { points: 3, side1: -112, side2: -110 },
    });
  });

  it.each([
    ['no list', { message: 'no' }],
    ['null', null],
    ['more events than there are', Array.from({ length: 1_001 }, () => sampleEvent(NFL))],
  ])('are no answer when they are %s', (_, body) => {
    expect(parse(body).events).toBeNull();
  });

  it.each<[string, (event: SampleEvent) => void, string]>([
    ['an id that is none', (event) => (event.id = '../odds'), 'notAnEvent'],
    ['another sport', (event) => (event.sport_key = 'basketball_nba'), 'wrongSport'],
    ['a day alone', (event) => (event.commence_time = '2031-09-07'), 'timeUnfit'],
    ['a time of the last century', (event) => (event.commence_time = '1931-09-07T12:00:00Z'), 'timeUnfit'],
    ['one team', (event) => (event.away_team = event.home_team), 'nameUnfit'],
    ['a name that turns the text', (event) => (event.home_team = 'Lions\u{202e}'), 'nameUnfit'],
    ['half a character', (event) => (event.home_team = 'Lions\ud800'), 'nameUnfit'],
    ['a control character', (event) => (event.home_team = 'Li\u0000ons'), 'nameUnfit'],
    ['a name without end', (event) => (event.home_team = 'x'.repeat(81)), 'nameUnfit'],
    ['a team called Draw', (event) => (event.home_team = 'Draw'), 'nameUnfit'],
  ])('leave out an event with %s, and take the others', (_, change, reason) => {
    const bad = sampleEvent(NFL);
    change(bad);
    const { events, reasons } = parse([bad, sampleEvent({ ...NFL, id: sampleId(2) }), 7]);
    expect([events?.map(({ eventId }) => eventId), reasons]).toEqual([
      [sampleId(2)],
      expect.stringContaining(reason === 'notAnEvent' ? 'notAnEvent: 2' : `${reason}: 1`),
    ]);
  });

  it('name an event once', () => {
    const { events, reasons } = parse([sampleEvent(NFL), sampleEvent(NFL)]);
    expect([events?.length, reasons]).toEqual([1, 'eventTwice: 1']);
  });

  it('with more bookmakers than there are, or none, have no prices', () => {
    const many = Array.from({ length: 201 }, (_, at) =>
      sampleBookmaker(`b${at}`, NFL.seenMs, sampleMarkets(NFL)),
    );
    expect(parse([sampleEvent(NFL, many)])).toMatchObject({ reasons: 'tooMany: 1' });
    const none = { ...sampleEvent(NFL), bookmakers: undefined };
    const { events, reasons } = parse([none]);
    expect([events?.[0]?.markets.size, reasons]).toEqual([0, 'marketUnfit: 1']);
    const proto = JSON.parse(JSON.stringify(sampleEvent(NFL)).replace('"draftkings"', '"__proto__"'));
    expect(marketOf(parse([proto]).events, 'h2h')?.bookmaker).toBe('__proto__');
  });
});
