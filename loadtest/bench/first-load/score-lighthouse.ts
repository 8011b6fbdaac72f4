import lighthouse, { desktopConfig } from 'lighthouse';
import { calculatePercentile } from '../machine/percentile.ts';

export type Preset = 'mobile' | 'desktop';

/** The median performance score (0 … 1) of some runs of Lighthouse's own preset. */
export const scoreLighthouse = async (
  port: number,
  url: string,
  preset: Preset,
  runs: number,
): Promise<{ score: number | null; scores: number[]; metrics: string }> => {
  const scores: number[] = [];
  let metrics = '';
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(
      url,
      { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' },
      preset === 'desktop' ? desktopConfig : undefined,
    );
    if (result?.lhr.runtimeError !== undefined) throw new Error(result.lhr.runtimeError.message);
    scores.push(result?.lhr.categories['performance']?.score ?? 0);
    metrics = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
      .map((audit) => `${audit} ${result?.lhr.audits[audit]?.displayValue ?? '–'}`)
      .join(', ');
  }
  return { score: calculatePercentile(scores, 0.5), scores, metrics };
};
