import type { RowKey } from '@lineboard/workers/board/board-frame';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useBoardParts } from './BoardProvider.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { createCellElement } from './cell-element.ts';
import type { DrawCell } from './board-store.ts';
import type { PlacedCell } from './game-columns.ts';

/** From now on `draw` shows the cell. @returns stops it */
export type AttachCell = (placed: PlacedCell, draw: DrawCell) => () => void;

/**
 * Puts cells into the columns of a row, by hand: React keeps the row, the cells keep themselves. They are rebuilt
 * only when who plays or the language changes.
 * @param attach from whom they hear of their prices, if not from the board
 */
export const useCells = (
  rowKey: RowKey,
  columns: readonly PlacedCell[][],
  attach?: AttachCell,
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const { board, marks, selected } = useBoardParts();
  useLayoutEffect(() => {
    const surroundings = { marks, selected, priceType: () => useDeviceSettings.getState().priceType };
    const releases: Array<() => void> = [];
    const made = columns.map((cells) => {
      const column = document.createElement('div');
      column.setAttribute('role', 'gridcell');
      for (const placed of cells) {
        const element = createCellElement(placed.subject, surroundings);
        column.append(element.button);
        const stop = attach?.(placed, element.draw) ?? board.attach(rowKey, placed.cell, element.draw);
        releases.push(stop, element.release);
      }
      return column;
    });
    place.current?.replaceChildren(...made);
    return () => {
      for (const release of releases) release();
    };
  }, [board, marks, selected, rowKey, columns, attach]);
  return place;
};
