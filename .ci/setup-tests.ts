/** Runs before every test file, in all projects. */
import { vi } from 'vitest';

// Files of one process share what they import of others, which is most of a start; of our own modules, and the state
// that is in them, each file has its own.
vi.resetModules();

/** Vitest's own wait ends after a second, which a busy machine outlasts. What must come soon says so. */
const PATIENCE_MS = 15_000;

/** Marks a wait that has become patient: a process has many files. */
const IS_PATIENT = Symbol.for('lineboard.patientWait');

const { waitFor } = vi;
if (!(IS_PATIENT in waitFor)) {
  const patientWait: typeof waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  vi.waitFor = Object.assign(patientWait, { [IS_PATIENT]: true });
}
