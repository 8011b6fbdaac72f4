import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createParlay } from '../../../testing/bet-examples.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { LegChain } from './LegChain.tsx';

it('says of each leg how it stands', async () => {
  openTestPage();
  const parlay = createParlay(1);
  const [first, second] = parlay.items;
  const items = [{ ...first!, result: ['W', 'W'] as const }, second!];
  await renderPart(<LegChain bet={{ ...parlay, items: items as typeof parlay.items }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Leg 1 won✓',
    'Leg 2 not begun',
  ]);
});
