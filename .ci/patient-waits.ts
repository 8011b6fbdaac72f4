/** In every test: Vitest's own wait ends after a second, which a busy machine outlasts. What must come soon says so. */
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
