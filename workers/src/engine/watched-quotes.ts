import type { Game } from '@lineboard/domain/line/game';
import type { Quote } from '@lineboard/domain/quote/quote';
import type { WatchedQuote } from '../board/board-frame.ts';
import type { ReportKind } from './pick-reports.ts';

type Line = Extract<Quote, { type: 'G' }>['line'] | Extract<Quote, { type: 'C' }>['line'];

/** The parts of a quote that are told apart by identity: a change always makes a new record. */
export interface SeenLine {
  game: Game | null;
  line: Line | null;
  feedUp: boolean;
  epoch: string;
}

/** Tells the slip of the lines that its picks stand on; null for a line that is nowhere. */
export const WATCHED_QUOTES: ReportKind<SeenLine, WatchedQuote | null> = {
  find: (pick, topics, isUp) => {
    for (const topic of topics) {
      const { state, epoch } = topic;
      if (state === null) continue;
      if (pick.type === 'C') {
        const line = state.contestLine.get(`${pick.contestNum}.${pick.contestantNum}`);
        if (line !== undefined) return { game: null, line, feedUp: isUp(topic, line.feedId), epoch };
        continue;
      }
      const game = state.game.get(String(pick.gameNum));
      const line = state.line.get(`${pick.gameNum}.${pick.periodNumber}`);
      if (game !== undefined && line !== undefined)
        return { game, line, feedUp: isUp(topic, game.feedId), epoch };
    }
    return null;
  },
  nothing: { game: null, line: null, feedUp: false, epoch: '' },
  isSame: (one, other) =>
    one.line === other.line &&
    one.game === other.game &&
    one.feedUp === other.feedUp &&
    one.epoch === other.epoch,
  tell: ({ game, line, feedUp, epoch }) => {
    if (line === null) return null;
    if ('contestNum' in line) return { epoch, quote: { type: 'C', line, feedUp } };
    return game === null ? null : { epoch, quote: { type: 'G', game, line, feedUp } };
  },
};
