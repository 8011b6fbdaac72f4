import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import { expect, it } from 'vitest';
import { sampleGame, sampleLine } from '../../samples/feed-samples.ts';
import { checkBooks, type Holding } from './check-books.ts';

const PRICES = new Map([
  [1, -110],
  [2, -125],
]);

const holding = (who: string, prices: ReadonlyMap<number, number>): Holding => {
  const state = new TopicState();
  for (const [gameNum, price] of prices) {
    const line = { ...sampleLine({ gameNum, spreadAdj2: price }), version: 1, doubtedMarkets: '' };
    state.apply({ op: 'put', kind: 'game', key: `${gameNum}`, record: sampleGame({ gameNum }) });
    state.apply({ op: 'put', kind: 'line', key: `${gameNum}.0`, record: line });
  }
  return { who, state };
};

it('finds nothing when pages, gateways and mover agree', () => {
  const all = ['gateway 1', 'gateway 2', 'page 1'].map((who) => holding(who, PRICES));
  expect(checkBooks(PRICES, all[0]!, all.slice(1))).toEqual([]);
});

it('finds a page with a wrong price', () => {
  const wrong = holding('page 1', new Map([...PRICES, [2, -124]]));
  expect(checkBooks(PRICES, holding('gateway 1', PRICES), [wrong])).toEqual([
    'page 1 does not hold what gateway 1 holds',
  ]);
});

it('finds a page without a game, and one that holds nothing', () => {
  const others = [holding('page 1', new Map([[1, -110]])), { who: 'page 2', state: null }];
  expect(checkBooks(PRICES, holding('gateway 1', PRICES), others)).toEqual([
    'page 1 does not hold what gateway 1 holds',
    'page 2 holds nothing',
  ]);
});

it('finds a gateway that did not get the last price, though all pages agree with it', () => {
  const behind = new Map([...PRICES, [2, -124]]);
  expect(checkBooks(PRICES, holding('gateway 1', behind), [holding('page 1', behind)])).toEqual([
    'gateway 1 has game 2 at -124, the mover at -125',
  ]);
});
