import type { OfferedLine } from '@lineboard/domain/lines/offering/game-answer.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import { GAME_CELLS, NORMAL_CELLS, TEAM_TOTAL_CELLS } from '@lineboard/workers/board/board-cell';
import { LADDER_CELLS, LADDER_MARKETS, type LadderMarket } from '@lineboard/workers/board/ladder-market';

/** The alternate lines of a game in one market, and the markets that have any. */
export interface OfferedLadder {
  markets: readonly LadderMarket[];
  market: LadderMarket;
  /** Lowest number first, including the game's own. */
  rungs: readonly OfferedLine[];
}

/** The periods for which a game has lines, in their order. */
export const selectPeriods = (lines: readonly OfferedLine[]): readonly OfferedLine[] =>
  lines.filter(({ periodNumber }) => !isAlternateLine(periodNumber));

/** What a teaser takes, of which the board shows no more either: sides and total of the full game (HR-12). */
export const selectTeasedLines = (lines: readonly OfferedLine[]): readonly OfferedLine[] =>
  lines
    .filter(({ periodNumber }) => periodNumber === 0)
    .map((line) => ({ ...line, hasDraw: false, team1Total: null, team2Total: null }));

export const hasTeamTotals = ({ team1Total, team2Total }: OfferedLine): boolean =>
  team1Total !== null || team2Total !== null;

/** @param chosen the requested market; the first one that exists when the game doesn't have it */
export const selectOfferedLadder = (
  lines: readonly OfferedLine[],
  chosen: LadderMarket | undefined,
): OfferedLadder | null => {
  const alternates = lines.filter(({ periodNumber }) => isAlternateLine(periodNumber));
  const markets = LADDER_MARKETS.filter((market) => alternates.some((line) => line[market] !== null));
  const market = markets.find((one) => one === chosen) ?? markets[0];
  if (market === undefined) return null;
  const own = lines.filter(({ periodNumber }) => periodNumber === 0);
  const rungs = [...own, ...alternates]
    .filter((line) => line[market] !== null)
    .sort((a, b) => (a[market] ?? 0) - (b[market] ?? 0) || a.periodNumber - b.periodNumber);
  return { markets, market, rungs };
};

const cellsOf = (line: OfferedLine): readonly number[] =>
  isAlternateLine(line.periodNumber)
    ? LADDER_MARKETS.flatMap((market) => (line[market] === null ? [] : LADDER_CELLS[market]))
    : [...NORMAL_CELLS, ...(hasTeamTotals(line) ? TEAM_TOTAL_CELLS : [])];

/** All picks in the lines of a game. */
export const selectPicksOfLines = (gameNum: number, lines: readonly OfferedLine[]): WagerPick[] =>
  lines.flatMap((line) =>
    cellsOf(line).map(
      (cell): WagerPick => ({
        type: 'G',
        gameNum,
        periodNumber: line.periodNumber,
        ...GAME_CELLS[cell]!,
      }),
    ),
  );
