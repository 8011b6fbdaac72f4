import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FLAT_SCREEN, PHONE_BELOW_PX } from './breakpoints.ts';

const css = readFileSync(join(import.meta.dirname, 'breakpoints.css'), 'utf8');

it('style sheets and scripts separate phones from desktops at the same width', () => {
  expect(css).toContain(`@custom-media --phone (width < ${PHONE_BELOW_PX}px);`);
  expect(css).toContain(`@custom-media --desktop (width >= ${PHONE_BELOW_PX}px);`);
});

it('both know a phone on its side by the same size', () => {
  expect(css).toContain(`@custom-media --flat ${FLAT_SCREEN};`);
});
