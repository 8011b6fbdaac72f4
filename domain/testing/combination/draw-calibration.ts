import type { ModelName } from '../../src/betting/combination/covariances.ts';
import type { Bin } from './judge-fit.ts';

const SIZE = 220;
const EDGE = 34;
const GAP = 24;
const IN_A_ROW = 3;

/** Points of fewer cases are noise. */
const LEAST_CASES = 200;

const placeOf = (x: number, y: number): string =>
  `cx="${(EDGE + x * SIZE).toFixed(1)}" cy="${((1 - y) * SIZE).toFixed(1)}"`;

const drawLeague = (title: string, bins: readonly Bin[], at: number): string => {
  const left = (at % IN_A_ROW) * (SIZE + EDGE + GAP);
  const top = GAP + Math.floor(at / IN_A_ROW) * (SIZE + EDGE + GAP);
  const points = bins
    .filter(({ cases }) => cases >= LEAST_CASES)
    .map(({ cases, said, came }) => `<circle ${placeOf(said / cases, came / cases)} r="3.5"/>`);
  const marks = [0, 0.5, 1].flatMap((mark) => [
    `<text x="${EDGE + mark * SIZE}" y="${SIZE + 14}" text-anchor="middle">${mark}</text>`,
    `<text x="${EDGE - 5}" y="${(1 - mark) * SIZE + 4}" text-anchor="end">${mark}</text>`,
  ]);
  return [
    `<g transform="translate(${left} ${top})">`,
    `<text x="${EDGE + SIZE / 2}" y="-7" text-anchor="middle" font-weight="bold">${title}</text>`,
    `<rect x="${EDGE}" y="0" width="${SIZE}" height="${SIZE}" fill="none" stroke="#888"/>`,
    `<line x1="${EDGE}" y1="${SIZE}" x2="${EDGE + SIZE}" y2="0" stroke="#888" stroke-dasharray="4 3"/>`,
    ...marks,
    `<g fill="#1971c2">${points.join('')}</g>`,
    '</g>',
  ].join('\n');
};

/** A picture for each league: how often it came, upwards, by how likely it was said to be, to the right. */
export const drawCalibration = (
  leagues: ReadonlyArray<{ name: ModelName; title: string; bins: readonly Bin[] }>,
): string => {
  const width = IN_A_ROW * (SIZE + EDGE + GAP);
  const height = GAP + Math.ceil(leagues.length / IN_A_ROW) * (SIZE + EDGE + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...leagues.map(({ title, bins }, at) => drawLeague(title, bins, at)),
    '</svg>',
    '',
  ].join('\n');
};
