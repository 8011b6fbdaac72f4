import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawIcon, encodePng, ICONS, readMark } from './draw-icons.ts';

const MARK = readMark(readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8'));

const pixel = (image: Uint8Array, pixels: number, x: number, y: number): number[] => [
  ...image.subarray((y * pixels + x) * 4, (y * pixels + x) * 4 + 4),
];

describe('the icons of the installed app', () => {
  it('are the mark: an L in one color, a line that moves in another, on its ground', () => {
    const image = drawIcon(MARK, { pixels: 160, share: 1 });
    const [ground, letter, line] = [
      [0x14, 0x1a, 0x22, 255],
      [0xe9, 0xee, 0xf4, 255],
      [0x5c, 0xb0, 0xff, 255],
    ];
    expect(pixel(image, 160, 2, 2)).toEqual(ground);
    // Ten pixels a unit: the upright of the L at 4, its corner at 4, 12, and its foot at 12.
    for (const [x, y] of [
      [40, 40],
      [40, 120],
      [35, 125],
      [120, 120],
    ] as const)
      expect(pixel(image, 160, x, y)).toEqual(letter);
    // The line runs from 7, 9 over 9, 5 to 13, 5.
    for (const [x, y] of [
      [75, 90],
      [95, 95],
      [90, 60],
      [85, 45],
      [125, 50],
    ] as const)
      expect(pixel(image, 160, x, y)).toEqual(line);
    for (const [x, y] of [
      [60, 90],
      [75, 60],
      [135, 50],
      [40, 25],
    ] as const)
      expect(pixel(image, 160, x, y)).toEqual(ground);
  });

  it('a badge is white on nothing', () => {
    const image = drawIcon(MARK, { pixels: 160, share: 1, isBadge: true });
    expect(pixel(image, 160, 2, 2)[3]).toBe(0);
    expect(pixel(image, 160, 90, 60)).toEqual([255, 255, 255, 255]);
  });

  it('a maskable one has no part of the mark where launchers may cut', () => {
    const { pixels, share } = ICONS['icon-maskable-512.png']!;
    const image = drawIcon(MARK, { pixels, share });
    const radius = pixels * 0.4;
    const outside: number[][] = [];
    for (let y = 0; y < pixels; y += 4)
      for (let x = 0; x < pixels; x += 4)
        if (Math.hypot(x - pixels / 2, y - pixels / 2) > radius) outside.push(pixel(image, pixels, x, y));
    expect(new Set(outside.map(String))).toEqual(new Set(['20,26,34,255']));
  });

  it('are PNGs whose rows are the pixels', () => {
    const image = drawIcon(MARK, { pixels: 20, share: 1 });
    const png = encodePng(image, 20);
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([20, 20]);
    const size = png.readUInt32BE(33);
    expect(png.toString('latin1', 37, 41)).toBe('IDAT');
    const rows = inflateSync(png.subarray(41, 41 + size));
    expect(rows.subarray(1, 81)).toEqual(Buffer.from(image.subarray(0, 80)));
    expect(rows.length).toBe(20 * 81);
  });

  it('a mark that they can’t draw fails the build', () => {
    const svg =
      '<svg viewBox="0 0 16 16" stroke-width="2"><rect fill="#000000"/><path d="M1 1l4 4" stroke="#ffffff"/></svg>';
    expect(() => readMark(svg)).toThrow('neither upright nor level');
  });
});
