import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import type { AlertSubject } from '../alerts/alert-draft.ts';

/** What an alert of a cell is about: its period's own line. @returns null where none can be asked for */
export const selectAlertSubject = (
  { market, side }: GamePick,
  main: WatchedQuote | null,
): AlertSubject | null => {
  if ((market !== 'S' && market !== 'L') || main?.quote.type !== 'G') return null;
  const { game, line } = main.quote;
  const { gameNum, sportType, sportSubType, team1Id, team2Id } = game;
  return {
    game: { eventId: gameNum, sportType, sportSubType, team1Id, team2Id, score: main.score },
    market,
    side,
    lines: [
      {
        periodNumber: line.periodNumber,
        now: market === 'S' ? line.spread1 : line.totalPoints,
        hasDraw: false,
      },
    ],
  };
};
