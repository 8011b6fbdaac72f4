import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useGridKeys } from './use-grid-keys.ts';

function Grid({ games }: { games: readonly number[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const { onFocus } = useGridKeys(grid);
  return (
    <div ref={grid} onFocus={onFocus}>
      {games.map((game, index) => (
        <div key={game} data-index={index}>
          {['spread', 'total'].map((market) => (
            <button key={market} type="button" data-pick={`${game} ${market}`} tabIndex={-1}>
              {`${game} ${market}`}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

it('when a game goes, the focus moves from its price to the next game’s, and not to the page’s beginning', async () => {
  const { rerender } = render(<Grid games={[1, 2, 3]} />);
  act(() => screen.getByText('2 total').focus());
  rerender(<Grid games={[1, 3]} />);
  await waitFor(() => expect(focused()).toBe('3 total'));
  rerender(<Grid games={[1]} />);
  await waitFor(() => expect(focused()).toBe('1 total'));
});

it('a focus elsewhere stays there when a game goes', async () => {
  const { rerender } = render(
    <>
      <Grid games={[1, 2]} />
      <input />
    </>,
  );
  act(() => screen.getByText('2 total').focus());
  act(() => screen.getByRole('textbox').focus());
  rerender(
    <>
      <Grid games={[1]} />
      <input />
    </>,
  );
  await waitFor(() => expect(screen.getByText('1 spread').tabIndex).toBe(0));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
