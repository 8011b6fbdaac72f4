import type { LineStatus } from '@lineboard/domain/lines/line/line-status.schema';
import type { MarketFigures } from '@lineboard/domain/lines/guards/market-figures';
import type { MarketDoubt } from './doubt.ts';

/** A contestant in one store. */
export interface Contestant {
  contestantNum: number;
  store: string;
  price: number | null;
  status: LineStatus;
  believed: number | null;
  doubt: MarketDoubt | null;
  shown: string | null;
  /** The contestant's name, and whether its feed took it down. */
  label: string;
  isDown: boolean;
  isWinner: boolean;
  /** It has its outcome: what is held of it stays held, and nobody has to see to it. */
  isOver: boolean;
  /** The book had it as doubted when the guard began. */
  isUnkept: boolean;
}

export const NOBODY = {
  price: null,
  status: 'O',
  believed: null,
  doubt: null,
  shown: null,
  label: '',
  isDown: false,
  isWinner: false,
  isOver: false,
  isUnkept: false,
} as const;

export const figuresOf = (price: number | null): MarketFigures => ({
  points: null,
  prices: [price, null],
  third: null,
});
export const nameOf = ({ contestantNum, store }: Pick<Contestant, 'contestantNum' | 'store'>): string =>
  `${contestantNum}.${store}`;
