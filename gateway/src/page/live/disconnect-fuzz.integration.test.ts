import { describe, expect, it } from 'vitest';
import { runDisconnectFuzz } from '../../../testing/disconnect-fuzz/run-disconnect-fuzz.ts';

const SEEDS = [11, 12, 13, 14, 15, 16];

// `node gateway/testing/disconnect-fuzz/disconnect-fuzz-command.ts --seeds 1000` runs many more.
describe('the disconnect fuzz', () => {
  it('leaves every client with exactly the book, however its network and its messages fared', async () => {
    const totals: Record<string, number> = {};
    for (const seed of SEEDS) {
      const { counts, differences } = await runDisconnectFuzz({ seed });
      expect(differences, `seed ${seed}`).toEqual([]);
      for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
    }
    // A fuzz in which one of these never happened would prove nothing about it.
    const happened = [
      'dropped',
      'doubled',
      'swapped',
      'resumes',
      'cuts',
      'snapshots',
      'deltas',
      'gaps',
      'switches',
    ];
    expect(Object.keys(totals).toSorted()).toEqual(happened.toSorted());
    for (const [name, count] of Object.entries(totals)) expect(count, name).toBeGreaterThan(0);
  });

  it('notices a client that takes changes from any place', async () => {
    const differences: string[] = [];
    // Which seed shows it is up to the machine's timing; that none of twenty does would be the fuzz's own fault.
    for (let seed = 11; seed <= 30 && differences.length === 0; seed += 1)
      differences.push(...(await runDisconnectFuzz({ seed, fault: 'ignoresFrom' })).differences);
    expect(differences).not.toEqual([]);
  });
});
