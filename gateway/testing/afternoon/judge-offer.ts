import { impliedChance } from '@lineboard/domain/lines/guards/chances';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import type { TrueGame } from './true-game.ts';

/**
 * Whether a careful trader would have pulled what is offered (HR-83): by the true chance of the bet its price is off by
 * more than a quarter of the chance and ten points of it, or pays three times as much.
 */
export const isBadOffer = (
  game: TrueGame,
  line: GameLine,
  { market, side }: Pick<GamePick, 'market' | 'side'>,
): boolean => {
  const offers = offersOf(game, line).filter((offer) => offer.market === market && offer.side === side);
  return offers.some(({ price, chance }) => {
    if (price === null) return false;
    // Without the margin of some four and a half parts of a hundred.
    const implied = impliedChance(price) / 1.045;
    const off = Math.abs(implied - chance);
    return (off > 0.1 && off > chance / 4) || implied * 3 < chance;
  });
};

const offersOf = (game: TrueGame, line: GameLine) => {
  const [one, two, draw] = game.chancesOfMoney();
  const cover = line.spread1 === null ? 0 : game.chanceOfMargin(-line.spread1);
  const over = line.totalPoints === null ? 0 : game.chanceOver(line.totalPoints);
  return [
    { market: 'S', side: 'team1', price: line.spreadAdj1, chance: cover },
    {
      market: 'S',
      side: 'team2',
      price: line.spreadAdj2,
      chance: 1 - (line.spread2 === null ? 0 : game.chanceOfMargin(line.spread2)),
    },
    { market: 'M', side: 'team1', price: line.moneyLine1, chance: one },
    { market: 'M', side: 'team2', price: line.moneyLine2, chance: two },
    { market: 'M', side: 'draw', price: line.moneyLineDraw, chance: draw },
    { market: 'L', side: 'over', price: line.ttlPtsAdj1, chance: over },
    { market: 'L', side: 'under', price: line.ttlPtsAdj2, chance: 1 - over },
  ] as const;
};
