import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';

/** The line as it is shown while its feed is out: every market held (HR-32). */
export const holdLine = (line: GameLine): GameLine => ({
  ...line,
  spreadLineStatus: 'H',
  moneyLineStatus: 'H',
  totalsStatus: 'H',
  teamTotalsLineStatus: 'H',
});

export const holdContestLine = (line: ContestLine): ContestLine => ({ ...line, status: 'H' });
