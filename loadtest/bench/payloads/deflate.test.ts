import { constants, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflateAlone, deflateInTurn } from './deflate.ts';

const WINDOW = Buffer.from(
  '42["change",{"topic":"lines/main/Basketball/NBA","from":1,"clk":2,"ops":[]}]'.repeat(4),
);

describe('compressed messages', () => {
  it('are read by a client that puts back what permessage-deflate leaves out', () => {
    const deflated = deflateAlone(WINDOW);
    expect(deflated.length).toBeLessThan(WINDOW.length);
    const whole = Buffer.concat([deflated, Buffer.from([0, 0, 0xff, 0xff])]);
    expect(inflateRawSync(whole, { finishFlush: constants.Z_SYNC_FLUSH })).toEqual(WINDOW);
  });

  it('are counted one by one, and are small when they come again', async () => {
    const [first, again, other] = await deflateInTurn([WINDOW, WINDOW, Buffer.from('another')]);
    expect(first).toBe(deflateAlone(WINDOW).length);
    expect(again).toBeLessThan(first! / 2);
    expect(other).toBeGreaterThan(5);
  });
});
