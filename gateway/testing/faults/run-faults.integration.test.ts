import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { describeWithRedis } from '../servers/describe-with-redis.ts';
import { describeWithPostgres } from '../servers/describe-with-postgres.ts';
import type { LiesReport } from '../season/lies/lies-report.ts';
import { chooseCells } from './failpoint/fault-cells.ts';
import type { FaultRound } from './report/fault-round.ts';
import { runFaults } from './run-faults.ts';

describeWithRedis('the run of faults', (redis) => {
  describeWithPostgres('on an installed PostgreSQL', (postgresBin) => {
    it('strikes, measures, finds every ticket and every book in order, and leaves nothing behind', async () => {
      const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('lineboard-faults-'));
      const before = folders();
      const rounds: FaultRound[] = [];
      const unrun: string[] = [];
      const lies: LiesReport[] = [];
      await runFaults({
        cells: chooseCells(['proxy-cut', 'leader-sigkill', 'other-redis-cut-10s']),
        repetitions: 1,
        seed: 1,
        watchers: 10,
        network: 'loopback',
        programs: { postgresBin, redis },
        signal: new AbortController().signal,
        onRound: (round) => rounds.push(round),
        onUnrun: ({ name }, reason) => unrun.push(`${name}: ${reason}`),
        onLies: (report) => lies.push(report),
      });
      expect(unrun).toEqual(['other-redis-cut-10s: the run stays on loopback']);
      expect(rounds.map(({ cell }) => cell.name)).toEqual(['proxy-cut', 'leader-sigkill']);
      for (const { lost, doubled, unasked, unknown, differences, discrepancies, wrongMoney } of rounds) {
        expect({ lost, doubled, unasked, unknown, differences, discrepancies, wrongMoney }).toEqual({
          lost: [],
          doubled: [],
          unasked: [],
          unknown: [],
          differences: [],
          discrepancies: [],
          wrongMoney: [],
        });
      }
      expect(lies.map(({ findings, missing }) => ({ findings, missing }))).toEqual([
        { findings: [], missing: [] },
      ]);
      // Not vacuous: tickets came through and were refused, all pages were cut, somebody took over.
      const [cut, killed] = rounds;
      expect(cut?.outcomes.get('accepted')).toBeGreaterThan(0);
      expect(cut?.outcomes.get('changed')).toBeGreaterThan(0);
      expect(cut?.movesDone).toBeGreaterThan(0);
      expect(cut?.grey).toMatchObject({ pages: 10 });
      expect(killed?.takeoverMs).toBeGreaterThan(0);
      expect(killed?.gapMs).toBeGreaterThan(cut?.gapMs ?? 0);
      expect(folders()).toEqual(before);
    });
  });
});
