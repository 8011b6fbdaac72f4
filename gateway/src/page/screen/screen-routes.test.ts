import { SCREEN_CALLS } from '@lineboard/domain/doors/contract/screen-calls';
import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScreenMark } from '../../ground/traces/screen-marks.ts';
import { NO_TRACES } from '../../ground/traces/traces.ts';
import { screenRoutes } from './screen-routes.ts';

const NOW_MS = 1_800_000_000_000;
const TICKET = {
  mark: 'ticket',
  pressedToSentMs: 1,
  sentToAnsweredMs: 20,
  answeredToDrawnMs: 10,
  drawnToToldMs: 1,
};
const CHANGE = { mark: 'change', heardToDrawnMs: 10, drawnToToldMs: 1 };

describe('reports of pages', () => {
  let app: FastifyInstance;
  let address: string;
  let isOn: boolean;
  let begun: unknown[];
  let asked: Array<[mark: string, customerId: string | null]>;

  const send = async (payload: object, cookie = ''): Promise<number> => {
    const { path } = SCREEN_CALLS.tellDrawn;
    return (await app.inject({ method: 'POST', url: path, payload, headers: { cookie } })).statusCode;
  };
  const markOf = (said: string): ScreenMark | null =>
    said === 'ticket' || said === 'change'
      ? { kind: said, parent: `of ${said}`, beganMs: NOW_MS - 40, handedMs: NOW_MS - 30 }
      : null;

  beforeEach(async () => {
    [address, isOn, begun, asked] = ['198.51.100.7', true, [], []];
    app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
    await app.register(fastifyCookie);
    screenRoutes(app, {
      clientAddress: () => address,
      sessions: {
        cookieName: 'session',
        find: async (token) =>
          token === 'of ALICE' ? ({ state: 'customer', customerId: 'ALICE' } as never) : { state: 'visitor' },
      },
      screenMarks: {
        take: (...said) => {
          asked.push(said);
          return markOf(said[0]);
        },
      },
      traces: {
        get isOn() {
          return isOn;
        },
        inSpan: NO_TRACES.inSpan,
        begin: (...about) => {
          begun.push(about);
          return NO_TRACES.begin(...about);
        },
      },
      wallNowMs: () => NOW_MS,
    });
  });
  afterEach(() => app.close());

  it('become spans beneath what their marks name, for whoever is signed in', async () => {
    expect(await send(TICKET, 'session=of%20ALICE')).toBe(204);
    expect(await send(CHANGE)).toBe(204);
    expect(begun).toEqual([
      ['screen.ticket', { parent: 'of ticket', startMs: NOW_MS - 46 }],
      ['screen.change', { parent: 'of change', startMs: NOW_MS - 30 }],
    ]);
    expect(asked).toEqual([
      ['ticket', 'ALICE'],
      ['change', null],
    ]);
  });

  it('become nothing when they are of another kind than their mark, or of no mark', async () => {
    expect(await send({ ...TICKET, mark: 'change' })).toBe(204);
    expect(await send({ ...CHANGE, mark: 'ticket' })).toBe(204);
    expect(await send({ ...CHANGE, mark: '__proto__' })).toBe(204);
    expect(begun).toEqual([]);
  });

  it('are looked at by nobody where nothing is traced', async () => {
    isOn = false;
    expect(await send(TICKET)).toBe(204);
    expect(asked).toEqual([]);
  });

  it('are refused from who tells too many, before anybody looks at them', async () => {
    for (let at = 0; at < 120; at += 1) expect(await send(CHANGE)).toBe(204);
    expect(await send(CHANGE)).toBe(429);
    expect(asked).toHaveLength(120);
    address = '198.51.100.8';
    expect(await send(CHANGE)).toBe(204);
  });
});
