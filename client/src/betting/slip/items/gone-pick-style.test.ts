import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the name of a pick that is gone isn’t struck through: its minus signs would be lost in the line', () => {
  const css = readFileSync(join(import.meta.dirname, 'SlipItemCard.module.css'), 'utf8');
  expect(css).toContain('[data-gone="true"]');
  expect(css).not.toContain('line-through');
});
