import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seasonOfName } from '../../src/lines/feeds/replay/read-history-file.ts';
import { compareHistory, type HistoryComparison } from './compare-history.ts';

const SAMPLES = join(import.meta.dirname, '..', 'samples');
const SAMPLE_FILES = readdirSync(SAMPLES).filter((name) => name.endsWith('.csv'));

const compare = (text: string, name: string): HistoryComparison => {
  const result = compareHistory(text, seasonOfName(name));
  if (!result.ok) throw new Error(`${name}: ${result.mistake}`);
  return result.comparison;
};
const sampleOf = (name: string): string => readFileSync(join(SAMPLES, name), 'utf8');

describe('grading against the files of real games', () => {
  it.each(SAMPLE_FILES)('HR-40.6: every side of %s is graded as the file itself says', (name) => {
    const { compared, differences } = compare(sampleOf(name), name);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(15);
  });

  it('sees a result that the points contradict', () => {
    const planted: Array<[string, string, string]> = [
      ['nflverse.csv', ',23,Home,3,43,', ',23,Home,-3,43,'],
      ['football_data.csv', ',1,0,H,0,0,D', ',1,0,D,0,0,D'],
    ];
    for (const [name, before, after] of planted) {
      const text = sampleOf(name);
      expect(text).toContain(before);
      expect(compare(text.replace(before, after), name).differences.length).toBeGreaterThan(0);
    }
  });

  const folder = process.env['LINEBOARD_HISTORICAL_DATA'];
  if (folder !== undefined && folder !== '') {
    const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
    for (const name of files) {
      const text = readFileSync(join(folder, name), 'utf8');
      const result = compareHistory(text, seasonOfName(name));
      if (!result.ok) continue;
      it(`grades every side of ${name} as the file itself says`, () => {
        expect(result.comparison.differences).toEqual([]);
        expect(result.comparison.compared).toBeGreaterThan(1_000);
      });
    }
  }
});
