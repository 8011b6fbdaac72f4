import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Red, green, blue, opacity: 0 to 255. */
type Color = readonly [number, number, number, number];

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
  color: Color;
}

/** The product's mark as `public/icon.svg` has it, in units of its view box. */
export interface MarkDrawing {
  size: number;
  ground: Color;
  strokes: readonly Rectangle[];
}

const CLEAR: Color = [0, 0, 0, 0];
const WHITE: Color = [255, 255, 255, 255];

const colorOf = (hex: string): Color => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue, 255];
};

/** A path of vertical and horizontal lines, each as the rectangle that its stroke covers, corners included. */
const strokesOf = (path: string, color: Color, width: number): Rectangle[] => {
  const half = width / 2;
  let [x, y] = [0, 0];
  const steps = [...path.matchAll(/([MVHvh])\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?/g)];
  if (
    steps
      .map(([step]) => step)
      .join('')
      .replaceAll(/\s/g, '') !== path.replaceAll(/\s/g, '')
  )
    throw new Error(`the mark has a line that is neither upright nor level: ${path}`);
  return steps
    .flatMap(([, kind, first = '0', second = '0']) => {
      const [fromX, fromY] = [x, y];
      if (kind === 'M') [x, y] = [Number(first), Number(second)];
      if (kind === 'h') x += Number(first);
      if (kind === 'H') x = Number(first);
      if (kind === 'v') y += Number(first);
      if (kind === 'V') y = Number(first);
      if (kind === 'M') return [];
      return [{ fromX, fromY, toX: x, toY: y, color }];
    })
    .map(({ fromX, fromY, toX, toY }, at, lines) => {
      // The ends of a path are cut straight; where two lines meet the corner is filled.
      const isLevel = fromY === toY;
      const before = at > 0 ? half : 0;
      const after = at < lines.length - 1 ? half : 0;
      const [low, high] = isLevel ? [fromX, toX] : [fromY, toY];
      const isForward = high >= low;
      const start = isForward ? low - before : high - after;
      const end = isForward ? high + after : low + before;
      return isLevel
        ? { left: start, right: end, top: fromY - half, bottom: fromY + half, color }
        : { left: fromX - half, right: fromX + half, top: start, bottom: end, color };
    });
};

/** @throws Error when the drawing contains anything that this can't read */
export const readMark = (svg: string): MarkDrawing => {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const width = Number(/stroke-width="(\d+)"/.exec(svg)?.[1]);
  const ground = /<rect [^>]*fill="(#\w{6})"/.exec(svg)?.[1];
  const paths = [...svg.matchAll(/<path d="([^"]+)" stroke="(#\w{6})"\/>/g)];
  if (!(size > 0 && width > 0) || ground === undefined || paths.length === 0)
    throw new Error('icon.svg is no mark on a ground');
  const strokes = paths.flatMap(([, path = '', color = '']) => strokesOf(path, colorOf(color), width));
  return { size, ground: colorOf(ground), strokes };
};

export interface IconShape {
  pixels: number;
  /** The share of the icon that the mark's square takes up: what launchers cut off at the edges is background. */
  share: number;
  /** White on nothing, for a status bar. */
  isBadge?: boolean;
}

/** How much of the pixel that begins at `pixel` lies between the two. */
const cover = (pixel: number, from: number, to: number): number =>
  Math.max(0, Math.min(pixel + 1, to) - Math.max(pixel, from));

/** Pixels row by row, four bytes each; edges that fall into a pixel are mixed. */
export const drawIcon = ({ size, ground, strokes }: MarkDrawing, shape: IconShape): Uint8Array => {
  const { pixels, share, isBadge = false } = shape;
  const scale = (pixels * share) / size;
  const edge = (pixels * (1 - share)) / 2;
  const image = new Uint8Array(pixels * pixels * 4);
  for (let at = 0; at < image.length; at += 4) image.set(isBadge ? CLEAR : ground, at);
  for (const { left, right, top, bottom, color } of strokes) {
    const paint = isBadge ? WHITE : color;
    for (let y = Math.floor(edge + top * scale); y < edge + bottom * scale; y += 1)
      for (let x = Math.floor(edge + left * scale); x < edge + right * scale; x += 1) {
        const part =
          cover(x, edge + left * scale, edge + right * scale) *
          cover(y, edge + top * scale, edge + bottom * scale);
        const at = (y * pixels + x) * 4;
        for (let channel = 0; channel < 4; channel += 1) {
          const under = image[at + channel] ?? 0;
          image[at + channel] = Math.round(under + ((paint[channel] ?? 0) - under) * part);
        }
        // A half-covered pixel is white too, only more transparent.
        if (isBadge) image.set([255, 255, 255], at);
      }
  }
  return image;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of eight bits a channel with opacity. */
export const encodePng = (image: Uint8Array, pixels: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(pixels * (pixels * 4 + 1));
  for (let y = 0; y < pixels; y += 1)
    rows.set(image.subarray(y * pixels * 4, (y + 1) * pixels * 4), y * (pixels * 4 + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** The icons by file name. Launchers show at least the inner four fifths of a maskable icon. */
export const ICONS: Readonly<Record<string, IconShape>> = {
  'icon-192.png': { pixels: 192, share: 1 },
  'icon-512.png': { pixels: 512, share: 1 },
  'icon-maskable-512.png': { pixels: 512, share: 0.72 },
  'icon-apple-180.png': { pixels: 180, share: 0.86 },
  'badge-96.png': { pixels: 96, share: 1, isBadge: true },
};

/** Draws the icons of the installed app from the mark, and names them and the manifest in the page's head. */
export const drawIcons = (): Plugin => {
  let base = '';
  return {
    name: 'lineboard:draw-icons',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.webmanifest` }, injectTo: 'head' },
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: `${base}icon-apple-180.png` },
          injectTo: 'head',
        },
      ],
    },
    writeBundle: ({ dir: outDir = '' }) => {
      const mark = readMark(readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8'));
      for (const [name, shape] of Object.entries(ICONS))
        writeFileSync(join(outDir, name), encodePng(drawIcon(mark, shape), shape.pixels));
    },
  };
};
