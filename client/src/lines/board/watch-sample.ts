import { type BoardFrame, CELL_FIELD, CELL_STRIDE } from '@lineboard/workers/board/board-frame';
import type { SampledChange } from '@lineboard/workers/socket/socket-event';
import { filter, take, takeUntil, timer } from 'rxjs';
import { tellDrawnChange } from '../../ground/screen-times/tell-drawn.ts';
import { whenPainted } from '../../ground/screen-times/when-painted.ts';
import type { OfferingLink } from '../../ground/live/offering-link.ts';
import type { BoardStore } from './board-store.ts';

/** The change follows its question at once; a frame that comes later is about something else. */
const WAIT_MS = 2_000;

/** Whether the frame drew a price in a cell of this page that the change moved. */
const hasDrawn = (
  { cells }: BoardFrame,
  { message: { from, clk } }: SampledChange,
  board: Pick<BoardStore, 'draws'>,
): boolean => {
  for (let at = 0; at < cells.length; at += CELL_STRIDE) {
    const version = cells[at + CELL_FIELD.version]!;
    // A cell that came into view has not moved, however new its price is.
    const isOfChange = version > from && version <= clk && cells[at + CELL_FIELD.move] !== 0;
    if (isOfChange && board.draws(cells[at + CELL_FIELD.rowIndex]!, cells[at + CELL_FIELD.cell]!))
      return true;
  }
  return false;
};

/** A sample needs these parts of the board. */
interface SampleParts {
  board: Pick<BoardStore, 'draws'>;
  link: Pick<OfferingLink, 'frames$'>;
}

/**
 * Tells the book when the change that comes next was painted, if it moves a price that this page draws. The board has
 * drawn a frame before anybody else hears of it: it listened first.
 */
export const watchSample = (sample: SampledChange, { board, link }: SampleParts): void => {
  link.frames$
    .pipe(
      filter((frame) => hasDrawn(frame, sample, board)),
      take(1),
      takeUntil(timer(WAIT_MS)),
    )
    .subscribe(() =>
      whenPainted(
        () => true,
        (paintedMs) => {
          const heardToDrawnMs = performance.timeOrigin + paintedMs - sample.heardMs;
          void tellDrawnChange(
            { mark: sample.message.mark, heardToDrawnMs: Math.max(0, heardToDrawnMs) },
            paintedMs,
          );
        },
      ),
    );
};
