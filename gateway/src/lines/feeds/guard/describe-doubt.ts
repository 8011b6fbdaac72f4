import { sumOfChances } from '@lineboard/domain/lines/guards/chances';
import type { DoubtCode } from '@lineboard/domain/lines/feed/doubt-code';
import {
  type GuardedMarket,
  isSameFigures,
  MARKET_FIELDS,
  type MarketFigures,
} from '@lineboard/domain/lines/guards/market-figures';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { MarketDoubt } from './doubt.ts';

const figure = (value: number | null): string =>
  value === null ? '–' : value > 0 ? `+${value}` : String(value);

/** `+3 −110 −110`: points, the prices of both sides, the draw. */
const describeFigures = ({ points, prices, third }: MarketFigures): string =>
  [...(points === null ? [] : [points]), ...prices, ...(third === null ? [] : [third])].map(figure).join(' ');

const WHY: Readonly<Record<DoubtCode, string>> = {
  sidesExchanged: 'the teams have changed places',
  teamChanged: 'another team stands under the number',
  startPassed: 'the start has moved into the past',
  sideLost: 'a side has lost its price',
  drawAdded: 'a draw has come to a money line without one',
  pricesCrossed: 'the prices cross',
  pricesTooWide: 'the prices are too far apart',
  marketsContradict: 'spread and money line have different favorites',
  jump: 'moved further than a row moves',
  segmentsContradict: 'the segments do not add up',
  imageShrunk: 'an image names much less than there was',
};

const sumInWords = (figures: MarketFigures): string => ` (${(sumOfChances(figures) ?? 0).toFixed(3)})`;

/** The field that a mover looks at first, and why the market is held. */
export const describeStep = (
  guarded: GuardedMarket,
  { code, believed, said }: MarketDoubt,
): { field: string; reason: string } => {
  const { points, prices } = MARKET_FIELDS[guarded];
  const figures = said === null ? '' : `: ${describeFigures(said)}`;
  const isSum = code === 'pricesCrossed' || code === 'pricesTooWide';
  const before =
    believed === null || said === null || isSameFigures(believed, said)
      ? ''
      : `, was ${describeFigures(believed)}`;
  return {
    field: code === 'jump' && points !== null ? points : prices[0],
    reason: `${WHY[code]}${said !== null && isSum ? sumInWords(said) : ''}${figures}${before}`,
  };
};

type Teams = Pick<Game, 'team1Id' | 'team2Id'>;

export const describeTeams = (was: Teams, said: Teams): string =>
  `${said.team1Id} – ${said.team2Id}, was ${was.team1Id} – ${was.team2Id}`.slice(0, 200);
