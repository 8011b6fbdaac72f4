/**
 * Integration tests that `npm test` leaves to `npm run test:long`, so that it ends in twenty minutes on two cores. Each
 * takes 20 s or more there, and no ticket, price or payment of an ordinary day hangs on it.
 */
export const LONG_TESTS = [
  '.ci/documented-commands/documented-commands.integration.test.ts',
  'client/src/ground/live/disconnect-fuzz.integration.test.ts',
  'gateway/src/commands/move.integration.test.ts',
  'gateway/src/desk/backup/hostile-backup.integration.test.ts',
  'gateway/src/desk/backup/point-in-time.integration.test.ts',
  'gateway/src/desk/backup/restore.integration.test.ts',
  'gateway/src/ground/database/connection-limits.integration.test.ts',
  'gateway/src/lines/log/redis-failover.integration.test.ts',
  'gateway/src/start/whole/first-hour.integration.test.ts',
  'gateway/src/start/whole/told-operators.integration.test.ts',
  'gateway/src/start/whole/traces.integration.test.ts',
  'gateway/testing/faults/run-faults.integration.test.ts',
  'gateway/testing/fuzz/planted-faults.integration.test.ts',
] as const;
