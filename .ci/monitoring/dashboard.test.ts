import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { readDashboard } from './read-queries.ts';
import { findUsedFigures } from './used-figures.ts';

const { id, uid, templating, panels } = readDashboard();
const graphs = panels.filter(({ type }) => type !== 'row');

it('carries nothing of the Grafana that it was made in', () => {
  expect([id, uid]).toEqual([null, null]);
  expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' });
  const sources = graphs.flatMap(({ datasource, targets = [] }) => [
    datasource?.uid,
    ...targets.map((target) => target.datasource.uid),
  ]);
  expect(new Set(sources)).toEqual(new Set([`\${datasource}`]));
});

it('has a name, a sentence, a unit and legends on every panel', () => {
  expect(graphs.length).toBeGreaterThan(20);
  for (const { title, description, fieldConfig, targets = [] } of graphs) {
    expect(description, title).toMatch(/\.$/);
    expect(fieldConfig?.defaults.unit, title).toBeDefined();
    expect(targets.length, title).toBeGreaterThan(0);
    for (const { legendFormat } of targets) expect(legendFormat, title).not.toBe('');
  }
});

it('shows in each legend only what its query leaves to tell apart', () => {
  for (const { title, targets = [] } of graphs)
    for (const { expr, legendFormat } of targets) {
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      const groups = /^\w+ by \(([^)]*)\)/.exec(expr)?.[1]?.split(', ');
      const isSum = /^(?:sum|max|min|histogram_quantile)/.test(expr);
      expect(named.filter((name) => name !== 'instance').length <= (groups?.length ?? 0), title).toBe(true);
      if (isSum)
        expect(
          named.every((name) => groups?.includes(name ?? '')),
          `${title}: ${expr}`,
        ).toBe(true);
    }
});

it('covers nothing by another panel', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}:${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
});

it('shows every figure that has a line on the page of figures', () => {
  const queries = graphs.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const shown = new Set(
    [...findUsedFigures(queries).keys()].map((name) => name.replace(/_(?:bucket|count)$/, '')),
  );
  const page = readFileSync(join(ROOT, 'docs/operations/monitoring.md'), 'utf8');
  const figures = [...page.matchAll(/^\| (`lineboard_[^|]*) \|/gm)].flatMap(
    ([, names = '']) => names.match(/\blineboard_\w+/g) ?? [],
  );
  expect(figures.length).toBeGreaterThan(25);
  expect(figures.filter((name) => !shown.has(name))).toEqual([]);
});
