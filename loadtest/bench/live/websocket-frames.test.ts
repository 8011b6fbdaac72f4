import { describe, expect, it } from 'vitest';
import { createFrameReader, encodeFrame, OPCODE } from './websocket-frames.ts';

/** What a server would send: the same frame without a mask. */
const unmasked = (text: string): Buffer => {
  const masked = encodeFrame(OPCODE.text, Buffer.from(text));
  const head = masked.length - Buffer.byteLength(text) - 4;
  const frame = Buffer.concat([masked.subarray(0, head), Buffer.from(text)]);
  frame[1] = frame[1]! & 0x7f;
  return frame;
};

describe('websocket frames', () => {
  const texts = ['42["pulse",{}]', 'a'.repeat(125), 'b'.repeat(126), 'c'.repeat(70_000), ''];
  const stream = Buffer.concat(texts.map(unmasked));

  it('gives back the same messages wherever the network cuts the stream', () => {
    for (const size of [1, 3, 127, 4_096, stream.length]) {
      const seen: string[] = [];
      const read = createFrameReader((opcode, payload) => {
        expect(opcode).toBe(OPCODE.text);
        seen.push(payload.toString());
      });
      for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size));
      expect(seen).toEqual(texts);
    }
  });

  it('masks what a client sends so that unmasking gives the text', () => {
    const frame = encodeFrame(OPCODE.text, Buffer.from('40{"wireVersion":1}'));
    expect(frame[1]! & 0x80).toBe(0x80);
    const mask = frame.subarray(2, 6);
    const text = Buffer.from(frame.subarray(6).map((byte, at) => byte ^ mask[at & 3]!)).toString();
    expect(text).toBe('40{"wireVersion":1}');
  });
});
