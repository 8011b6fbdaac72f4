import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PHONE_BELOW_PX } from './breakpoints.ts';

it('style sheets and scripts part phones from desktops at the same width', () => {
  const css = readFileSync(join(import.meta.dirname, 'breakpoints.css'), 'utf8');
  expect(css).toContain(`@custom-media --phone (width < ${PHONE_BELOW_PX}px);`);
  expect(css).toContain(`@custom-media --desktop (width >= ${PHONE_BELOW_PX}px);`);
});
