import { createPlay, NO_LINE, createRejections, type ContestPrices, type ReadPlays } from './season-play.ts';
import { priceOfDecimal } from './price-of-share.ts';

interface Runner {
  id: number;
  status: 'ACTIVE' | 'WINNER' | 'LOSER' | 'REMOVED';
  name?: string;
}

interface MarketChange {
  id: string;
  marketDefinition?: { marketType: string; marketTime: string; status: string; runners: Runner[] };
  rc?: Array<{ id: number; ltp?: number }>;
}

const OUTCOMES = { WINNER: 'W', LOSER: 'L', REMOVED: 'P', ACTIVE: null } as const;

/**
 * One market of the Betfair stream from opening to closing: a contest between its runners that belongs to no game. Each
 * price at which a runner was traded last is a price; it is held while the exchange had suspended the market.
 */
export const parseExchangeStream = (file: string, text: string): ReadPlays => {
  const rejected = createRejections();
  const decimals = new Map<number, number>();
  const history: ContestPrices[] = [];
  let market: MarketChange['marketDefinition'];
  let id = '';
  const changes = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => (JSON.parse(line) as { mc: MarketChange[] }).mc);
  for (const change of changes) {
    id = change.id;
    if (change.marketDefinition !== undefined) {
      const runners = change.marketDefinition.runners.toSorted((a, b) => a.id - b.id);
      market = { ...change.marketDefinition, runners };
    }
    if (market === undefined || market.status === 'CLOSED') continue;
    for (const { id: runner, ltp } of change.rc ?? []) if (ltp !== undefined) decimals.set(runner, ltp);
    const prices = market.runners.map((runner) => priceOfDecimal(decimals.get(runner.id) ?? 0));
    const now: ContestPrices = { prices, status: market.status === 'OPEN' ? 'O' : 'H' };
    const before = history.at(-1);
    const isSame = before?.status === now.status && before.prices.join() === prices.join();
    if (!isSame && prices.some((price) => price !== null)) history.push(now);
  }
  const outcomes = market?.runners.map(({ status }) => OUTCOMES[status]) ?? [];
  if (market === undefined || history.length === 0 || outcomes.includes(null)) {
    rejected.add(history.length === 0 ? 'no price' : 'the market did not close');
    return { plays: [], rejected: rejected.counts };
  }
  const contest = {
    menu: ['Exchange', market.marketType, id] as const,
    description: `Market ${id}`,
    contestants: market.runners.map(({ id: runner, name }) => name ?? `Runner ${runner}`),
    history,
    outcomes: outcomes.map((outcome) => outcome ?? 'P'),
  };
  const event = {
    sportType: 'Golf',
    sportSubType: market.marketType,
    team1: id,
    team2: id,
    kickoffMs: Date.parse(market.marketTime),
    open: null,
    close: NO_LINE,
    score1: 1,
    score2: 0,
    segments: [],
  } as const;
  return {
    plays: [createPlay(file, event, { isGame: false, contests: [contest] })],
    rejected: rejected.counts,
  };
};
