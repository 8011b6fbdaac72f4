import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type OddsStandIn,
  STAND_IN_KEY,
  startOddsStandIn,
} from '../../../../testing/odds-api/odds-stand-in.ts';
import { type Answer, createOddsApi } from './ask-odds-api.ts';

const NFL = 'americanfootball_nfl';
const EVENTS = [{ id: 'e' }];

describe('asking the odds provider', () => {
  let standIn: OddsStandIn;
  const { signal } = new AbortController();
  const limits = { withinMs: 10_000, mostBytes: 10_000 };

  beforeEach(async () => {
    standIn = await startOddsStandIn();
    standIn.sports = [NFL];
    standIn.odds.set(NFL, EVENTS);
    standIn.remaining = 100;
  });
  afterEach(() => standIn.close());

  const api = (apiKey = STAND_IN_KEY, baseUrl = standIn.address) =>
    createOddsApi({ baseUrl, apiKey, regions: ['us', 'eu'] }, limits);
  afterEach(() => void (limits.withinMs = 10_000));
  const ask = (): Promise<Answer> => api().odds(NFL, ['h2h', 'totals'], signal);

  it('asks as the provider documents it, and hears what it cost', async () => {
    expect(await ask()).toEqual({ ok: true, body: EVENTS, usage: { remaining: 96, cost: 4 } });
    expect(await api().scores(NFL, signal)).toMatchObject({ ok: true, usage: { remaining: 94, cost: 2 } });
    expect(await api().sports(signal)).toMatchObject({
      ok: true,
      body: [{ key: NFL, active: true }],
      usage: { remaining: 94, cost: 0 },
    });
    expect(standIn.calls).toEqual([
      `/v4/sports/${NFL}/odds?regions=us%2Ceu&markets=h2h%2Ctotals&oddsFormat=american&dateFormat=iso`,
      `/v4/sports/${NFL}/scores?daysFrom=3&dateFormat=iso`,
      '/v4/sports',
    ]);
  });

  it('tells a refused key, a spent one and a refused call apart', async () => {
    expect(await api('wrongkey').sports(signal)).toMatchObject({ fault: 'keyRefused', mayCost: false });
    expect(await api().odds('cricket_ipl', ['h2h'], signal)).toMatchObject({ fault: 'requestRefused' });
    standIn.remaining = 1;
    expect(await ask()).toMatchObject({ fault: 'creditsSpent' });
  });

  it.each([
    [429, 'tooFast'],
    [422, 'requestRefused'],
    [403, 'keyRefused'],
    [500, 'unanswered'],
    [503, 'unanswered'],
  ])('takes a status of %i for %s', async (status, fault) => {
    const headers = { 'retry-after': '7', 'x-requests-last': '-3', 'x-requests-remaining': '1e9' };
    standIn.mishap = () => ({ kind: 'status', status, headers });
    expect(await ask()).toEqual({
      ok: false,
      fault,
      why: `status ${status}`,
      usage: { remaining: null, cost: null },
      retryAfterMs: 7_000,
      mayCost: false,
    });
  });

  it('waits for no longer than an hour, whatever it is told', async () => {
    standIn.mishap = () => ({ kind: 'status', status: 429, headers: { 'retry-after': '999999999' } });
    expect(await ask()).toMatchObject({ retryAfterMs: 3_600_000 });
  });

  it.each([
    ['never ends', { kind: 'hang' } as const, 'no answer (TimeoutError)'],
    ['comes late', { kind: 'slow', ms: 600 } as const, 'no answer (TimeoutError)'],
    ['is cut off', { kind: 'cut' } as const, 'an answer that can’t be read (TypeError)'],
    ['is no JSON', { kind: 'text', text: '<html>' } as const, 'an answer that can’t be read (SyntaxError)'],
    ['is empty', { kind: 'text', text: '' } as const, 'an answer that can’t be read (SyntaxError)'],
    [
      'is too long',
      { kind: 'text', text: ' '.repeat(10_001) } as const,
      'an answer that can’t be read (Error)',
    ],
  ])('takes an answer that %s for none, which may have cost something', async (_, mishap, why) => {
    standIn.mishap = () => mishap;
    if (why.includes('Timeout')) limits.withinMs = 200;
    expect(await ask()).toMatchObject({ ok: false, fault: 'unanswered', why, mayCost: true });
  });

  it('unpacks no more of an answer than it may have', async () => {
    const packed = gzipSync(Buffer.alloc(5_000_000, ' '));
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(packed);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await api(STAND_IN_KEY, address).sports(signal)).toMatchObject({
      why: 'an answer that can’t be read (Error)',
    });
    server.closeAllConnections();
    server.close();
  });

  it('follows nowhere: the key stays where it was meant to go', async () => {
    const elsewhere = await startOddsStandIn();
    standIn.mishap = () => ({ kind: 'redirect', location: `${elsewhere.address}/v4/sports` });
    expect(await ask()).toMatchObject({ ok: false, fault: 'unanswered' });
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.close();
  });

  it('says nothing of the key, and costs nothing, when nobody is there', async () => {
    const gone = await startOddsStandIn();
    await gone.close();
    const answer = await api(STAND_IN_KEY, gone.address).sports(signal);
    expect(answer).toMatchObject({ ok: false, fault: 'unanswered', mayCost: false });
    expect(JSON.stringify(answer)).not.toContain(STAND_IN_KEY);
  });
});
