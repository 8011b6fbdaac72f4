import type { HistoricalLine } from './historical-game.ts';
import type { RowPair } from './pair-rows.ts';

/**
 * Hockey sheet: Open and Close are money lines; the puck line is the closing one; the over's price is on the visitor's
 * row.
 */
export const readHockeyLine = ({ visitor, home }: RowPair, when: 'Open' | 'Close'): HistoricalLine => {
  const spread1 = visitor.points('PuckLine');
  const spread2 = home.points('PuckLine');
  const agrees = spread1 !== null && spread2 !== null && spread1 === -spread2;
  if (!agrees && spread1 !== null) visitor.ignore('PuckLine');
  const total = visitor.points(`${when}OU`);
  const sameTotal = total === home.points(`${when}OU`);
  if (!sameTotal) visitor.ignore(`${when}OU`);
  const closing = when === 'Close' && agrees;
  return {
    spread1: closing ? spread1 : null,
    spreadAdj1: closing ? visitor.price('PuckLineA') : null,
    spreadAdj2: closing ? home.price('PuckLineA') : null,
    moneyLine1: visitor.price(when),
    moneyLine2: home.price(when),
    moneyLineDraw: null,
    totalPoints: sameTotal ? total : null,
    over: visitor.price(`${when}OUA`),
    under: home.price(`${when}OUA`),
  };
};
