import { Server } from 'socket.io';
import { describe, expect, it } from 'vitest';
import { joinFrames } from './join-frames.ts';

interface Options {
  wsPreEncodedFrame?: Buffer[];
}

const encode = (adapter: object, text: string): Options => {
  const options: Options = {};
  const packet = { type: 2, data: ['change', text], nsp: '/' };
  (adapter as { _encode(packet: unknown, options: Options): unknown })._encode(packet, options);
  return options;
};

describe('the frame of a broadcast', () => {
  it.each([10, 200, 70_000])('is one buffer with the same bytes, for %i characters', (length) => {
    const adapter = new Server().sockets.adapter;
    const text = 'ü'.repeat(length);
    const before = encode(adapter, text).wsPreEncodedFrame;
    expect(before).toHaveLength(2);
    joinFrames(adapter);
    expect(encode(adapter, text).wsPreEncodedFrame).toEqual([Buffer.concat(before!)]);
  });
});
