import type { Game } from '@lineboard/domain/line/game';
import { keyOfPick, type WagerPick, type PickKey } from '@lineboard/domain/pick/pick';
import type { Quote } from '@lineboard/domain/quote/quote';
import type { WatchedQuote } from '../board/board-frame.ts';
import type { HeldTopic } from '../topics/held-topic.ts';
import { PickMarks } from './pick-marks.ts';

type Line = Extract<Quote, { type: 'G' }>['line'] | Extract<Quote, { type: 'C' }>['line'];

/** The parts of a quote that are told apart by identity: a change always makes a new record. */
export interface Seen {
  game: Game | null;
  line: Line | null;
  feedUp: boolean;
  epoch: string;
}

export const NOTHING: Seen = { game: null, line: null, feedUp: false, epoch: '' };

/** Keeps the slip told about the lines that its items stand on, wherever the board is scrolled. */
export class QuoteWatch {
  readonly marks = new PickMarks();
  readonly #sent = new Map<PickKey, Seen>();

  watch(picks: readonly WagerPick[]): void {
    this.marks.keep(picks);
    const kept = new Set(picks.map(keyOfPick));
    for (const key of this.#sent.keys()) if (!kept.has(key)) this.#sent.delete(key);
  }

  /**
   * Quotes of marked picks that differ from what was sent. A pick whose line is nowhere is null, but only once every
   * topic is there or refused: until then nothing is known about it.
   * @param isUp whether prices of this feed in this topic can be depended on
   */
  collect(
    topics: readonly HeldTopic[],
    isUp: (topic: HeldTopic, feedId: string) => boolean,
  ): Array<readonly [PickKey, WatchedQuote | null]> {
    const changed: Array<readonly [PickKey, WatchedQuote | null]> = [];
    for (const pick of this.marks.take()) {
      const key = keyOfPick(pick);
      const found = findLine(pick, topics, isUp);
      if (found === null && topics.some(({ state, failed }) => state === null && !failed)) continue;
      const now = found ?? NOTHING;
      const sent = this.#sent.get(key);
      if (sent !== undefined && isSame(sent, now)) continue;
      this.#sent.set(key, now);
      changed.push([key, toQuote(now)]);
    }
    return changed;
  }
}

export const isSame = (a: Seen, b: Seen): boolean =>
  a.line === b.line && a.game === b.game && a.feedUp === b.feedUp && a.epoch === b.epoch;

export const toQuote = ({ game, line, feedUp, epoch }: Seen): WatchedQuote | null => {
  if (line === null) return null;
  if ('contestNum' in line) return { epoch, quote: { type: 'C', line, feedUp } };
  return game === null ? null : { epoch, quote: { type: 'G', game, line, feedUp } };
};

export const findLine = (
  pick: WagerPick,
  topics: readonly HeldTopic[],
  isUp: (topic: HeldTopic, feedId: string) => boolean,
): Seen | null => {
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
