import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useGridKeys } from './use-grid-keys.ts';

function Row() {
  const grid = useRef<HTMLDivElement>(null);
  const { onKeyDown, onFocus } = useGridKeys(grid);
  return (
    <div ref={grid} role="grid" tabIndex={-1} onKeyDown={onKeyDown} onFocus={onFocus}>
      <div data-index={0}>
        {[0, 1, 2].map((column) => (
          <button key={column} type="button" data-pick={column} data-column={column} data-line={0}>
            {`price ${column}`}
          </button>
        ))}
      </div>
    </div>
  );
}

it('the first keys count, each from where the one before it led, although what they do is only loaded then', async () => {
  render(<Row />);
  const first = screen.getByText('price 0');
  act(() => first.focus());
  // Both come before the first one could be followed; neither scrolls the page.
  expect(fireEvent.keyDown(first, { key: 'ArrowRight' })).toBe(false);
  expect(fireEvent.keyDown(first, { key: 'ArrowRight' })).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('price 2')));
  fireEvent.keyDown(screen.getByText('price 2'), { key: 'Home' });
  expect(document.activeElement).toBe(first);
  expect(fireEvent.keyDown(first, { key: 'a' })).toBe(true);
});
