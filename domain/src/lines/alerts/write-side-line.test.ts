import { expect, it } from 'vitest';
import { formatSpread, formatTotal } from '../../ground/price/format-points.ts';
import { writeSideLine } from './write-side-line.ts';

const WORDS = {
  over: 'Over',
  under: 'Under',
  draw: 'Draw',
  writePrice: String,
  writeSpread: formatSpread,
  writeTotal: formatTotal,
};

it.each([
  ['team1', 3.5, -110, 'Chiefs +3½ -110'],
  ['team2', 0, null, 'Bills pk'],
  ['team2', null, 150, 'Bills 150'],
  ['draw', null, 250, 'Chiefs @ Bills · Draw 250'],
  ['over', 44.5, -110, 'Chiefs @ Bills · Over 44½ -110'],
  ['team1Over', 20.5, null, 'Chiefs · Over 20½'],
  ['team2Under', 20, -105, 'Bills · Under 20 -105'],
] as const)('%s at %s for %s reads as %s', (side, points, price, text) => {
  const line = { side, team1: 'Chiefs', team2: 'Bills', period: null, points, price };
  expect(writeSideLine(line, WORDS)).toBe(text);
});

it.each([
  ['team1', 1.5, 'Chiefs · 1st half +1½'],
  ['under', 22.5, 'Chiefs @ Bills · 1st half · Under 22½'],
] as const)('%s of a part of the game names the part', (side, points, text) => {
  const line = { side, team1: 'Chiefs', team2: 'Bills', period: '1st half', points, price: null };
  expect(writeSideLine(line, WORDS)).toBe(text);
});
