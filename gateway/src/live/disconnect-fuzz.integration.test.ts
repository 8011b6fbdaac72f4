import { describe, expect, it } from 'vitest';
import { runDisconnectFuzz } from '../../testing/disconnect-fuzz/run-disconnect-fuzz.ts';

const SEEDS = [11, 12, 13, 14, 15, 16];

// `node gateway/testing/disconnect-fuzz.ts --seeds 1000` runs many more.
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

  it('notices a client that takes changes wherever it stands', async () => {
    const outcomes = [];
    for (const seed of SEEDS.slice(0, 4))
      outcomes.push(await runDisconnectFuzz({ seed, fault: 'ignoresFrom' }));
    expect(outcomes.flatMap(({ differences }) => differences)).not.toEqual([]);
  });
});
