import { describe, it } from 'vitest';
import { findPooler, recordUnrun } from './requires.ts';

/** A suite behind a PgBouncer of its own. Where the machine has none it is recorded as not run; under CI it fails. */
export const describeWithPooler = (suite: string, define: (program: string) => void): void => {
  const program = findPooler();
  if (program !== null) {
    describe(suite, () => define(program));
    return;
  }
  describe(suite, () => {
    it('needs PgBouncer', ({ skip }) => {
      recordUnrun(`${suite}: there is no pgbouncer here; apt-get install pgbouncer brings one.`);
      skip('no pgbouncer here');
    });
  });
};
