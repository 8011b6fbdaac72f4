import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';
import { createEveningSchedule, parseIsoDay } from '../../../src/lines/feeds/replay/kickoff-time.ts';
import { createPlay, createRejections, NO_LINE, type ReadPlays, USUAL_PRICE } from './season-play.ts';

type Row = Readonly<Record<string, unknown>>;

const SECOND_HALF = 2;
const QUARTERS = ['1stQtr', '2ndQtr', '3rdQtr', '4thQtr'];
/** No football total is lower and no football spread higher: beyond that the two are swapped. */
const SWAPPED_AT = 25;

/**
 * NFL of the sportsbookreviewsonline archive as a list in JSON: quarters, opening and closing points without prices,
 * second halves.
 */
export const parseArchiveJson = (file: string, text: string): ReadPlays => {
  const rejected = createRejections();
  const kickoffOf = createEveningSchedule();
  const plays = (JSON.parse(text) as Row[]).flatMap((row) => {
    const { home_team: team2, away_team: team1 } = row;
    const day = parseIsoDay(String(Number(row['date'])).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
    const segments = readSegments(row);
    if (typeof team1 !== 'string' || typeof team2 !== 'string' || day === null || segments === null) {
      rejected.add(
        typeof team1 !== 'string' || typeof team2 !== 'string'
          ? 'no team'
          : day === null
            ? 'no day'
            : 'quarters contradict the final',
      );
      return [];
    }
    const [moneyLine1, moneyLine2] = [priceOf(row['away_close_ml']), priceOf(row['home_close_ml'])];
    const money = { moneyLine1, moneyLine2 };
    const half = pointsOf(row['away_2H_spread'], row['2H_total']);
    return [
      createPlay(
        file,
        {
          sportType: 'Football',
          sportSubType: 'NFL',
          team1,
          team2,
          kickoffMs: kickoffOf(day),
          open: { ...pointsOf(row['away_open_spread'], row['open_over_under']), ...money },
          close: { ...pointsOf(row['away_close_spread'], row['close_over_under']), ...money },
          score1: Number(row['away_final']),
          score2: Number(row['home_final']),
          segments,
        },
        { periods: [[SECOND_HALF, half]] },
      ),
    ];
  });
  return { plays, rejected: rejected.counts };
};

const priceOf = (value: unknown): number | null => {
  const price = Number(value);
  return isAmericanPrice(price) ? (price === -100 ? 100 : price) : null;
};

const isPoints = (value: number): boolean => Number.isInteger(value * 4);

/** The archive's known slip, spread and total interchanged, is put right; the sign tells the favourite all the same. */
const pointsOf = (spreadValue: unknown, totalValue: unknown): HistoricalLine => {
  let [spread, total] = [Number(spreadValue), Number(totalValue)];
  if (!isPoints(spread) || !isPoints(total)) return NO_LINE;
  if (total < SWAPPED_AT && Math.abs(spread) > total)
    [spread, total] = [Math.sign(spread) * total, Math.abs(spread)];
  const prices = { spreadAdj1: USUAL_PRICE, spreadAdj2: USUAL_PRICE };
  const side = { ...NO_LINE, spread1: spread, ...prices };
  return total > 0 ? { ...side, totalPoints: total, over: USUAL_PRICE, under: USUAL_PRICE } : side;
};

/**
 * What the final has beyond the quarters is overtime.
 * @returns null when the quarters have more, or something is missing
 */
const readSegments = (row: Row): Array<readonly [number, number]> | null => {
  const points = (field: string): number => (row[field] === '' ? Number.NaN : Number(row[field]));
  const segments = QUARTERS.map((quarter) => [points(`away_${quarter}`), points(`home_${quarter}`)] as const);
  const rest = [0, 1].map(
    (side) =>
      points(side === 0 ? 'away_final' : 'home_final') -
      segments.reduce((sum, segment) => sum + (segment[side] ?? 0), 0),
  );
  const [rest1 = 0, rest2 = 0] = rest;
  if (!(rest1 >= 0 && rest2 >= 0)) return null;
  return rest1 + rest2 > 0 ? [...segments, [rest1, rest2]] : segments;
};
