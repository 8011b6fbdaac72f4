import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { behindFirstPrices, tellFirstPrices } from '../../ground/ui/first-prices.ts';
import { useGridKeys } from './use-grid-keys.ts';

function Row() {
  const grid = useRef<HTMLDivElement>(null);
  const { onKeyDown } = useGridKeys(grid);
  return (
    <div ref={grid} role="grid" tabIndex={-1} onKeyDown={onKeyDown}>
      <div data-index={0}>
        {[0, 1].map((column) => (
          <button key={column} type="button" data-pick={column} data-column={column} data-line={0}>
            {`price ${column}`}
          </button>
        ))}
      </div>
    </div>
  );
}

it('what keys do is there once the first prices are, so that the first key waits for no network', async () => {
  render(<Row />);
  tellFirstPrices();
  // Whatever waits for the first prices is loaded in its turn: the board's own was earlier.
  await act(behindFirstPrices(() => import('./grid-keys.ts')));
  const first = screen.getByText('price 0');
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByText('price 1'));
});
