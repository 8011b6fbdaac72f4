import { describe, it } from 'vitest';
import { findRedisServer, recordUnrun } from './requires.ts';

/**
 * A suite on a Redis server of its own. Where the machine has none the suite is recorded as not run; under CI it fails.
 */
export const describeWithRedis = (suite: string, define: (program: string) => void): void => {
  const program = findRedisServer();
  if (program !== null) {
    describe(suite, () => define(program));
    return;
  }
  describe(suite, () => {
    it('needs a Redis server', ({ skip }) => {
      recordUnrun(`${suite}: there is no redis-server here; apt-get install redis-server brings one.`);
      skip('no redis-server here');
    });
  });
};
