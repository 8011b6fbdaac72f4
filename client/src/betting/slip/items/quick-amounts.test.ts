import { expect, it } from 'vitest';
import { selectQuickAmounts } from './quick-amounts.ts';

const OF_SITE = [20_000, 50_000, 100_000, 500_000];

it.each([
  ['nobody’s stake is known', null, OF_SITE],
  ['the last stake is the site’s smallest', 20_000, OF_SITE],
  ['the last stake is the site’s largest', 500_000, OF_SITE],
  ['a bettor just above the site’s largest', 500_001, [200_000, 500_000, 1_000_000, 2_000_000]],
  ['a bettor of 10', 1_000, [500, 1_000, 2_000, 5_000]],
  ['a bettor of odd amounts', 1_375, [500, 1_000, 2_000, 5_000]],
  ['a bettor of cents', 50, [100, 200, 500, 1_000]],
  ['a bettor below the site’s smallest', 19_999, [5_000, 10_000, 20_000, 50_000]],
  ['a bettor of more than there are steps for', 99_000_000, [500_000, 1_000_000, 2_000_000, 5_000_000]],
])('%s', (_, lastCents, amounts) => {
  expect(selectQuickAmounts(OF_SITE, lastCents)).toEqual(amounts);
});
