import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider answers in place of what it has. */
export type Mishap =
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Status 200 and this text. */
  | { kind: 'text'; text: string }
  /** The connection breaks in the middle of the body. */
  | { kind: 'cut' }
  /** It never ends. */
  | { kind: 'hang' }
  /** The right answer, later. */
  | { kind: 'slow'; ms: number }
  | { kind: 'redirect'; location: string };

export interface OddsStandIn {
  /** `http://127.0.0.1:1234` */
  address: string;
  /** Keys in season; null for one that the feed doesn't ask for is fine. */
  sports: string[];
  /** By sport key. */
  odds: Map<string, unknown>;
  scores: Map<string, unknown>;
  /** What the key has left; every call that gets something uses some of it. */
  remaining: number;
  used: number;
  /** Instead of its answer; null: none. */
  mishap: ((path: string) => Mishap | null) | null;
  /** Path and query of each call, without the key. */
  calls: string[];
  /** How many were under way at once, at most. */
  mostAtOnce: number;
  close(): Promise<void>;
}

export const STAND_IN_KEY = 'standinkey0123456789';

/** What a gateway needs to take one sport's lines from it. */
export const standInVariables = ({ address }: Pick<OddsStandIn, 'address'>, sports: string) => ({
  FEED: 'odds-api',
  FEED_PUSH_TOKENS: '',
  ODDS_API_KEY: STAND_IN_KEY,
  ODDS_API_URL: address,
  ODDS_API_SPORTS: sports,
  ODDS_API_MONTHLY_REQUESTS: '100000',
  LOG_LEVEL: 'info',
});

const refuse = (status: number, code: string): Mishap => ({
  kind: 'status',
  status,
  body: { message: code.toLowerCase().replaceAll('_', ' '), error_code: code },
});

/** The Odds API, version 4, as far as it is documented, on loopback. */
export const startOddsStandIn = async (port = 0): Promise<OddsStandIn> => {
  let underWay = 0;
  const standIn: OddsStandIn = {
    address: '',
    sports: [],
    odds: new Map(),
    scores: new Map(),
    remaining: 100_000,
    used: 0,
    mishap: null,
    calls: [],
    mostAtOnce: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  /** @returns what it costs and answers, or why it doesn't */
  const judge = (url: URL): Mishap | { cost: number; body: unknown } => {
    if (url.searchParams.get('apiKey') !== STAND_IN_KEY) return refuse(401, 'INVALID_KEY');
    const [, version, sports, sport, what] = url.pathname.split('/');
    if (version !== 'v4' || sports !== 'sports') return refuse(404, 'NOT_FOUND');
    if (sport === undefined)
      return {
        cost: 0,
        body: standIn.sports.map((key) => ({
          key,
          group: key,
          title: key,
          description: key,
          active: true,
          has_outrights: false,
        })),
      };
    const known = what === 'odds' ? standIn.odds : standIn.scores;
    if (!standIn.sports.includes(sport)) return refuse(404, 'UNKNOWN_SPORT');
    const count = (name: string): number => url.searchParams.get(name)?.split(',').length ?? 0;
    if (what === 'odds' && count('regions') === 0) return refuse(422, 'MISSING_REGION');
    const body = known.get(sport) ?? [];
    const price =
      what === 'odds' ? count('regions') * count('markets') : url.searchParams.has('daysFrom') ? 2 : 1;
    const cost = Array.isArray(body) && body.length === 0 && what === 'odds' ? 0 : price;
    return standIn.remaining < cost ? refuse(401, 'OUT_OF_USAGE_CREDITS') : { cost, body };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const query = new URLSearchParams(url.search);
    query.delete('apiKey');
    standIn.calls.push(query.size === 0 ? url.pathname : `${url.pathname}?${query}`);
    const mishap = standIn.mishap?.(url.pathname) ?? null;
    if (mishap?.kind === 'hang') return;
    if (mishap?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, mishap.ms));
    const judged = mishap === null || mishap.kind === 'slow' ? judge(url) : mishap;
    if ('cost' in judged) {
      standIn.remaining -= judged.cost;
      standIn.used += judged.cost;
      response.writeHead(200, {
        'content-type': 'application/json',
        'x-requests-remaining': standIn.remaining,
        'x-requests-used': standIn.used,
        'x-requests-last': judged.cost,
      });
      response.end(JSON.stringify(judged.body));
    } else writeMishap(response, judged);
  };

  const server = createServer((request, response) => {
    underWay += 1;
    standIn.mostAtOnce = Math.max(standIn.mostAtOnce, underWay);
    response.on('close', () => (underWay -= 1));
    void answer(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  standIn.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
};

const writeMishap = (response: ServerResponse, mishap: Mishap): void => {
  switch (mishap.kind) {
    case 'status':
      response.writeHead(mishap.status, { 'content-type': 'application/json', ...mishap.headers });
      response.end(JSON.stringify(mishap.body ?? {}));
      return;
    case 'text':
      response.end(mishap.text);
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"id":"');
      setImmediate(() => response.destroy());
      return;
    case 'redirect':
      response.writeHead(302, { location: mishap.location });
      response.end();
      return;
    case 'hang':
    case 'slow':
      return;
  }
};
