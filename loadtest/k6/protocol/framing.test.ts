import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeMessage, parseEnginePacket } from './engine-io.ts';
import { encodeConnect, encodeEvent, parseSocketPacket } from './socket-io.ts';

describe('Engine.IO packets', () => {
  it('reads the handshake', () => {
    const text =
      '0{"sid":"lv_VI97HAXpY6yYWAAAC","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}';
    expect(parseEnginePacket(text)).toEqual({
      type: 'open',
      sid: 'lv_VI97HAXpY6yYWAAAC',
      pingIntervalMs: 25_000,
      pingTimeoutMs: 20_000,
    });
  });

  it('tells ping, close and what it does not know apart', () => {
    expect(parseEnginePacket('2')).toEqual({ type: 'ping' });
    expect(parseEnginePacket('1')).toEqual({ type: 'close' });
    expect(parseEnginePacket('6')).toEqual({ type: 'unknown', text: '6' });
    expect(parseEnginePacket('')).toEqual({ type: 'unknown', text: '' });
  });

  it('takes out of a message what was put in', () => {
    fc.assert(
      fc.property(fc.string(), (payload) => {
        expect(parseEnginePacket(encodeMessage(payload))).toEqual({ type: 'message', payload });
      }),
    );
  });
});

describe('Socket.IO packets', () => {
  it('connects with the handshake data and understands both answers', () => {
    expect(encodeConnect({ wireVersion: 1 })).toBe('0{"wireVersion":1}');
    expect(parseSocketPacket('0{"sid":"oSO0OpakMV_3jnilAAAA"}')).toEqual({
      type: 'connected',
      sid: 'oSO0OpakMV_3jnilAAAA',
    });
    expect(parseSocketPacket('4{"message":"wireVersion","data":{"code":"wireVersion"}}')).toEqual({
      type: 'refused',
      message: 'wireVersion',
      data: { code: 'wireVersion' },
    });
    expect(parseSocketPacket('1')).toEqual({ type: 'disconnected' });
  });

  it('writes an event with and without an answer expected', () => {
    expect(encodeEvent('subscribe', [{ topics: [] }])).toBe('2["subscribe",{"topics":[]}]');
    expect(encodeEvent('subscribe', [{ topics: [] }], 12)).toBe('212["subscribe",{"topics":[]}]');
  });

  it('reads an answer by its number, also of several digits', () => {
    expect(parseSocketPacket('312[{"ok":true}]')).toEqual({ type: 'answer', id: 12, args: [{ ok: true }] });
  });

  it('takes out of an event what was put in', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.jsonValue()),
        fc.option(fc.nat(), { nil: undefined }),
        (name, args, id) => {
          const packet = parseSocketPacket(encodeEvent(name, args, id));
          expect(packet).toEqual({ type: 'event', name, args: JSON.parse(JSON.stringify(args)) });
        },
      ),
    );
  });

  it('keeps what it does not know', () => {
    expect(parseSocketPacket('51-["x"]').type).toBe('unknown');
    expect(parseSocketPacket('').type).toBe('unknown');
  });
});
