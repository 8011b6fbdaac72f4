import unfolded from '@lineboard/domain/catalogues/en/later/unfolded.json';
import { GAME_CELLS } from '@lineboard/workers/board/board-cell';
import type { RowKey, RungDetail } from '@lineboard/workers/board/board-frame';
import { LADDER_CELLS } from '@lineboard/workers/board/ladder-market';
import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createGameCell, type PlacedCell } from './game-columns.ts';
import classes from './RungRow.module.css';
import { type AttachCell, useCells } from './use-cells.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';

interface RungRowProps {
  rowKey: RowKey;
  rung: Omit<RungDetail, 'kind' | 'topic' | 'epoch'>;
  /** Gives its cells their prices, if not the board. */
  attach?: AttachCell;
}

/**
 * One number of a ladder: the number in the middle, written outside React like its prices, with a price on each side.
 */
export const RungRow = memo(function RungRow({ rowKey, rung, attach }: RungRowProps) {
  useTexts({ unfolded });
  const { t } = useTranslation();
  const { gameNum, periodNumber, market, team1, team2 } = rung;
  const numbers = useRef<Array<HTMLSpanElement | null>>([]);
  const columns = useMemo<PlacedCell[][]>(
    () =>
      LADDER_CELLS[market].map((cell, at) => {
        const names = { gameNum, periodNumber, team1, team2 };
        const { subject } = createGameCell(t, names, cell, { column: 2 * at, line: 0 });
        const showPoints = (text: string): void => {
          const place = numbers.current[at];
          if (place && place.textContent !== text) place.textContent = text;
        };
        return [{ cell, subject: { ...subject, showPoints } }];
      }),
    [t, gameNum, periodNumber, market, team1, team2],
  );
  const place = useCells(rowKey, columns, attach);
  const isSpread = GAME_CELLS[LADDER_CELLS[market][0]]!.market === 'S';
  return (
    <div className={classes['rung']} data-main={periodNumber === 0}>
      <div role="gridcell" className={classes['name']}>
        {periodNumber === 0 && t('unfolded:ladder.main')}
      </div>
      <div role="presentation" className={classes['cells']}>
        <div ref={place} role="presentation" className={classes['prices']} />
        {/* The prices say their number in their own sentences. */}
        <div aria-hidden="true" className={classes['points']} data-spread={isSpread}>
          {/* Both sides of a total have the same number: one is shown. */}
          {[0, 1].slice(0, isSpread ? 2 : 1).map((at) => (
            <span
              key={at}
              ref={(element) => {
                numbers.current[at] = element;
              }}
            />
          ))}
        </div>
      </div>
    </div>
  );
});
