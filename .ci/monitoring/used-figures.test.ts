import { expect, it } from 'vitest';
import { findUsedFigures } from './used-figures.ts';

it('finds figures with the labels that are selected and grouped by', () => {
  const used = findUsedFigures([
    'sum by (feed, le) (rate(lineboard_a_total{code="x",job="lineboard"}[5m])) > 0',
    'process_open_fds{job="lineboard"} / process_max_fds',
    'max(lineboard_a_total{kind!~"y|z"})',
  ]);
  expect(Object.fromEntries([...used].map(([name, labels]) => [name, [...labels].toSorted()]))).toEqual({
    lineboard_a_total: ['code', 'feed', 'kind'],
    process_open_fds: [],
    process_max_fds: [],
  });
});
