import type { RowKey } from '@lineboard/workers/board/board-frame';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useBoardParts } from './BoardProvider.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { createCellElement } from './cell-element.ts';
import type { DrawCell } from './board-store.ts';
import type { PlacedCell } from './game-columns.ts';

/** Draws the cell with `draw` from now on. @returns stops it */
export type AttachCell = (placed: PlacedCell, draw: DrawCell) => () => void;

/**
 * Puts cells into the columns of a row without React: React keeps the row, and the cells update themselves. They are
 * rebuilt only when the teams or the language change.
 * @param attach gives them their prices, if not the board
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
