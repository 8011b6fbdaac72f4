import type { Side } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';

/** A side of a game at a number, a price, or both. */
export interface SideLine {
  side: Side;
  team1: string;
  team2: string;
  /** The part of the game, in words; null: all of it. */
  period: string | null;
  points: number | null;
  price: AmericanPrice | null;
}

export interface SideWords {
  over: string;
  under: string;
  draw: string;
  writePrice: (price: AmericanPrice) => string;
  writeSpread: (points: number) => string;
  writeTotal: (points: number) => string;
}

/** As one line of text: `Chiefs +3½ -110`, `Chiefs @ Bills · Over 44½ -110`, `Bills · 1st half · Under 10`. */
export const writeSideLine = (
  { side, team1, team2, period, points, price }: SideLine,
  { over, under, draw, writePrice, writeSpread, writeTotal }: SideWords,
): string => {
  const teams = side.startsWith('team1') ? team1 : side.startsWith('team2') ? team2 : `${team1} @ ${team2}`;
  const about = period === null ? teams : `${teams} · ${period}`;
  const priced = price === null ? [] : [writePrice(price)];
  if (side === 'team1' || side === 'team2')
    return [about, ...(points === null ? [] : [writeSpread(points)]), ...priced].join(' ');
  const name = side === 'draw' ? draw : side === 'over' || side.endsWith('Over') ? over : under;
  return `${about} · ${[name, ...(points === null ? [] : [writeTotal(points)]), ...priced].join(' ')}`;
};
