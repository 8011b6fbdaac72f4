import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { HeldTopic } from '../topics/held-topic.ts';
import type { IsUp } from './pick-reports.ts';

type Line = Extract<Quote, { type: 'G' }>['line'] | Extract<Quote, { type: 'C' }>['line'];

/** The parts of a quote that are compared by identity: a change always makes a new record. */
export interface SeenLine {
  game: Game | null;
  line: Line | null;
  feedUp: boolean;
  epoch: string;
}

export const NO_LINE: SeenLine = { game: null, line: null, feedUp: false, epoch: '' };

/** @returns null when the line is nowhere */
export const findLine = (pick: WagerPick, topics: readonly HeldTopic[], isUp: IsUp): SeenLine | null => {
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
};

export const isSameLine = (one: SeenLine, other: SeenLine): boolean =>
  one.line === other.line &&
  one.game === other.game &&
  one.feedUp === other.feedUp &&
  one.epoch === other.epoch;

export const toQuote = ({ game, line, feedUp }: SeenLine): Quote | null => {
  if (line === null) return null;
  if ('contestNum' in line) return { type: 'C', line, feedUp };
  return game === null ? null : { type: 'G', game, line, feedUp };
};
