import { describe, it } from 'vitest';
import { setUpKill, type Victim } from '../../../testing/kill/kill-setup.ts';
import { runKillRounds } from '../../../testing/kill/run-kill-rounds.ts';
import { findPostgresBin, recordUnrun } from '../../../testing/servers/requires.ts';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';

const binDir = findPostgresBin();
if (binDir === null) {
  recordUnrun(
    'The kill test on a PostgreSQL of its own: needs PostgreSQL 15 or later; apt-get install postgresql brings it.',
  );
}
const engines = [
  { engine: 'embedded', folder: null },
  ...(binDir === null ? [] : [{ engine: 'own', folder: binDir }]),
];
const cases = engines.flatMap((one) =>
  (['gateway', 'postgres'] as const).map((victim) => ({ ...one, victim: victim satisfies Victim })),
);

/** `node gateway/testing/kill/kill-gateway-command.ts --rounds N` is the long form. */
const ROUNDS = 2;

describe('nothing acknowledged is lost, nothing is there twice, and the books add up', () => {
  // At the same time: most of it is waiting for something to come back.
  it.concurrent.for(cases)(
    'when the $victim is killed under load on $engine PostgreSQL',
    async ({ victim, folder }, { expect }) => {
      const seed = Date.now() % 1_000_000;
      const setup = await setUpKill(victim, folder);
      try {
        const random = createSeededRandom(seed);
        const report = await runKillRounds({ ...setup, random, rounds: ROUNDS, clients: 4 });
        expect(report, `seed ${seed}`).toMatchObject({
          lost: [],
          doubled: [],
          discrepancies: [],
          ungraded: 0,
        });
        // It proves something only when strikes hit calls, and results were graded meanwhile.
        expect([report.retries > 0, report.acknowledged > 0, report.graded > 0], `seed ${seed}`).toEqual([
          true,
          true,
          true,
        ]);
      } finally {
        await setup.close();
      }
    },
  );
});
