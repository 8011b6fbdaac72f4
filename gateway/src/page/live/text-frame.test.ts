import { expect, it } from 'vitest';
import { createCloseFrame, createTextFrame, readText } from './text-frame.ts';

/** Heads of RFC 6455, 5.2 and 5.7. */
it.each([
  [0, '8100'],
  [1, '8101'],
  [125, '817d'],
  [126, '817e007e'],
  [256, '817e0100'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
])('puts a head before a text of %i bytes', (length, head) => {
  const text = 'x'.repeat(length);
  const frame = createTextFrame(text);
  expect(frame.bytes.toString('latin1')).toBe(Buffer.from(head, 'hex').toString('latin1') + text);
  expect(readText(frame)).toBe(text);
});

it('counts bytes, not characters, and keeps what no character is', () => {
  for (const text of ['½ 離線', '\ud800', '😀'.repeat(40)]) {
    const { bytes, textAt } = createTextFrame(text);
    expect(bytes.length - textAt).toBe(Buffer.byteLength(text));
  }
});

it('closes with a code', () => {
  expect([...createCloseFrame(1013)]).toEqual([0x88, 2, 0x03, 0xf5]);
});
