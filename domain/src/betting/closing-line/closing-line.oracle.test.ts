import { expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { formatRational } from '../../ground/money/format-rational.ts';
import { createRational, multiplyRational } from '../../ground/money/rational.ts';
import type { Side } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { calculateClosingLineValue } from './closing-line-value.ts';

interface ClosingLineCase {
  id: string;
  kind: 'closingLine';
  acceptedPrice: AmericanPrice;
  acceptedNumber?: number;
  close: { number?: number; sides: [AmericanPrice, AmericanPrice] };
  market?: 'spread' | 'over' | 'under';
  cents?: number;
  percent: number | null;
  points?: number;
}

const SIDE = { spread: 'team1', over: 'over', under: 'under' } as const satisfies Record<string, Side>;

it.each(readOracle<ClosingLineCase>('closing-line', 'closingLine').map((one) => [one.id, one] as const))(
  'HR-61.1, HR-61.2: %s is better or worse than the close by as much',
  (_id, one) => {
    const value = calculateClosingLineValue(
      { side: SIDE[one.market ?? 'spread'] },
      { price: one.acceptedPrice, points: one.acceptedNumber ?? null },
      { prices: one.close.sides, points: one.close.number ?? null },
    );
    if (one.percent === null) expect(value).toEqual({ by: 'points', points: one.points });
    else {
      expect(value).toMatchObject({ by: 'price', cents: one.cents });
      const worth = (value.by === 'price' ? value.worth : null) ?? createRational(0);
      expect(Number(formatRational(multiplyRational(worth, createRational(100)), 2))).toBe(one.percent);
    }
  },
);
