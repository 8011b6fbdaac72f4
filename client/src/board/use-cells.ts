import type { RowKey } from '@lineboard/workers/board/board-frame';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useBoardParts } from './BoardProvider.tsx';
import { useDeviceSettings } from '../device/device-settings.ts';
import { createCellElement } from './cell-element.ts';
import type { PlacedCell } from './game-columns.ts';

/**
 * Puts cells into the columns of a row, by hand: React keeps the row, the cells keep themselves. They are rebuilt
 * only when who plays or the language changes.
 */
export const useCells = (
  rowKey: RowKey,
  columns: readonly PlacedCell[][],
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const { board, marks, selected } = useBoardParts();
  useLayoutEffect(() => {
    const surroundings = { marks, selected, priceType: () => useDeviceSettings.getState().priceType };
    const releases: Array<() => void> = [];
    const made = columns.map((cells) => {
      const column = document.createElement('div');
      column.setAttribute('role', 'gridcell');
      for (const { cell, subject } of cells) {
        const element = createCellElement(subject, surroundings);
        column.append(element.button);
        releases.push(board.attach(rowKey, cell, element.draw), element.release);
      }
      return column;
    });
    place.current?.replaceChildren(...made);
    return () => {
      for (const release of releases) release();
    };
  }, [board, marks, selected, rowKey, columns]);
  return place;
};
