import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { FoundGrid } from './FoundGrid.tsx';

const NONE: [] = [];

it('arrows go from price to price, and move nothing around the list', async () => {
  openTestPage();
  const around = vi.fn<() => void>();
  await renderPart(
    <div onKeyDown={around}>
      <FoundGrid label="Found" topics={NONE} picks={NONE}>
        {() => (
          <div data-index={0}>
            {[0, 1].map((column) => (
              <button key={column} type="button" data-pick={column} data-column={column} data-line={0}>
                {column}
              </button>
            ))}
          </div>
        )}
      </FoundGrid>
    </div>,
  );
  const [first, second] = screen.getAllByRole('button');
  second!.scrollIntoView = () => undefined;
  first!.focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  expect(around).not.toHaveBeenCalled();
  // There is no price further on: whatever is around the list may have the key.
  fireEvent.keyDown(second!, { key: 'ArrowRight' });
  expect(around).toHaveBeenCalledOnce();
});
