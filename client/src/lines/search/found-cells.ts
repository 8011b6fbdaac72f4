import { keyOfPick, type PickKey, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { type CellValue, selectContestCell, selectGameCell } from '@lineboard/workers/cells/cell-value';
import { selectMove } from '@lineboard/workers/cells/select-move';
import { type PressedSubject, subjectOfQuote } from '../../betting/bets/bet-subject.ts';
import type { DrawCell } from '../board/board-store.ts';
import { type CellView, isBettable } from '../board/cell-view.ts';
import type { AttachCell } from '../board/use-cells.ts';
import { readBookMs, selectIsFresh, useLineState } from '../../ground/live/line-state.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import type { SeenLine } from '../../betting/slip/state/slip-item.ts';
import { isTeased } from '../../betting/slip/state/slip-options.ts';
import { selectChosenTeaser } from '../../betting/slip/state/slip-rules.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Cut-offs pass without a message from the book. */
const LOOK_EVERY_MS = 1_000;

const NO_LINE: CellView = {
  price: null,
  points: null,
  teased: null,
  state: 'none',
  version: 0,
  move: 'none',
  moveSequence: 0,
};

const valueOf = (pick: WagerPick, { quote }: WatchedQuote): CellValue | null => {
  const slip = useSlip.getState();
  const feedId = quote.type === 'G' ? quote.game.feedId : quote.line.feedId;
  const conditions = {
    bookMs: readBookMs(),
    fresh: selectIsFresh(useLineState.getState()),
    feedsDown: new Set(quote.feedUp ? [] : [feedId]),
    restrictions: selectCustomer(useSession.getState())?.restrictions ?? [],
    isTeased: isTeased(slip.options),
    teaser: selectChosenTeaser(slip),
  };
  if (pick.type === 'G' && quote.type === 'G')
    return selectGameCell(quote.game, quote.line, pick, conditions);
  return pick.type === 'C' && quote.type === 'C' ? selectContestCell(quote.line, conditions) : null;
};

const quoteOf = (pick: WagerPick): WatchedQuote | null =>
  useFoundLines.getState().quotes.get(keyOfPick(pick)) ?? null;

/**
 * A pick's cell at this moment, by the board's own rules.
 * @param before what it showed: stays as a price that may be old while nobody tells the page about the pick
 */
const viewOf = (pick: WagerPick, before = NO_LINE): CellView => {
  const isTold = useFoundLines.getState().quotes.has(keyOfPick(pick));
  if (!isTold && before.price !== null) return { ...before, state: 'stale' };
  const quote = quoteOf(pick);
  const value = quote === null ? null : valueOf(pick, quote);
  return value === null ? NO_LINE : { ...NO_LINE, ...value };
};

/** @returns null for a pick that can't be bet on now */
export const seeFoundLine = (pick: WagerPick): SeenLine | null => {
  const [quote, view] = [quoteOf(pick), viewOf(pick)];
  if (quote === null || !isBettable(view)) return null;
  return {
    price: view.price,
    line: view.points,
    position: { epoch: quote.epoch, clk: view.version },
  };
};

/** What the list knows about a pick, used until its quote reaches the slip. */
export const describeFoundPick = (pick: WagerPick): PressedSubject | null => {
  const quote = quoteOf(pick);
  return quote === null ? null : subjectOfQuote(quote.quote);
};

/** A pick with what its cells showed last. */
interface DrawnPick {
  pick: WagerPick;
  view: CellView;
  draws: Set<DrawCell>;
}

/** Draws the prices of a list, outside React as on the board. */
export class FoundCells {
  /** A price may be in a list twice: the game's own is also among the alternate lines. */
  readonly #draws = new Map<PickKey, DrawnPick>();

  readonly attach: AttachCell = ({ subject: { pick } }, draw) => {
    const key = keyOfPick(pick);
    const drawn = this.#draws.get(key) ?? { pick, view: viewOf(pick), draws: new Set() };
    this.#draws.set(key, drawn);
    drawn.draws.add(draw);
    draw(viewOf(pick, drawn.view), false);
    return () => {
      drawn.draws.delete(draw);
      if (drawn.draws.size === 0 && this.#draws.get(key) === drawn) this.#draws.delete(key);
    };
  };

  pick(key: PickKey): WagerPick | undefined {
    return this.#draws.get(key)?.pick;
  }

  /** @returns stops it */
  start(): () => void {
    const drawOne = (drawn: DrawnPick, isNews: boolean): void => {
      const before = drawn.view;
      const view = viewOf(drawn.pick, before);
      drawn.view = view;
      const move = isNews ? selectMove(drawn.pick, before, view) : 'none';
      for (const draw of drawn.draws) draw({ ...view, move }, move !== 'none');
    };
    const drawAll = (): void => {
      for (const drawn of this.#draws.values()) drawOne(drawn, false);
    };
    const stops = [
      useFoundLines.subscribe(({ quotes }, earlier) => {
        for (const [key, drawn] of this.#draws) {
          const before = earlier.quotes.get(key);
          // A price that is told for the first time has not moved.
          if (quotes.get(key) !== before) drawOne(drawn, before !== undefined);
        }
      }),
      useLineState.subscribe((state, earlier) => {
        if (selectIsFresh(state) !== selectIsFresh(earlier)) drawAll();
      }),
    ];
    stops.push(repeat(drawAll, LOOK_EVERY_MS));
    return () => {
      for (const stop of stops) stop();
    };
  }
}
