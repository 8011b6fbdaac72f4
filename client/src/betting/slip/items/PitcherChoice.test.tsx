import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createGameQuote, SPREAD } from '../../../../testing/slip-examples.ts';
import { setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

const SEEN = { price: -170, line: null, position: { epoch: 'e', clk: 7 } };
const list = (listedPitcher1: string | null, version: number): void =>
  act(() => {
    const { items, applyQuotes } = useSlip.getState();
    const game = { sportType: 'Baseball', listedPitcher1, listedPitcher2: 'Skenes' } as const;
    applyQuotes(items.map(({ itemId }) => [itemId, createGameQuote(1, { version }, game)]));
  });
const starters = (): Array<[string | undefined, boolean]> =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /must start/ })
    .map(({ labels, disabled }) => [labels?.[0]?.textContent ?? undefined, disabled]);

it('a pitcher who is removed from the list keeps the place, and can’t be chosen until somebody is listed', async () => {
  await show();
  act(() => void useSlip.getState().togglePick({ ...SPREAD, market: 'M' }, SEEN));
  list('Skubal', 8);
  expect(starters()).toEqual([
    ['Skubal must start', false],
    ['Skenes must start', false],
  ]);
  list(null, 9);
  expect(starters()).toEqual([
    ['Skubal must start', true],
    ['Skenes must start', false],
  ]);
  list('Crochet', 10);
  expect(starters()[0]).toEqual(['Crochet must start', false]);
});
