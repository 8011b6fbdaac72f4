import lighthouse, { desktopConfig } from 'lighthouse';

export type Preset = 'mobile' | 'desktop';

export interface LighthouseRun {
  /** The performance score, 0 … 1. */
  score: number;
  /** Lighthouse's own measure of this machine, taken in the same run: its mobile preset is made for 1,500 to 2,000. */
  benchmarkIndex: number;
  metrics: string;
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** One run of Lighthouse's own preset. */
export const runLighthouse = async (port: number, url: string, preset: Preset): Promise<LighthouseRun> => {
  const result = await lighthouse(
    url,
    { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' },
    preset === 'desktop' ? desktopConfig : undefined,
  );
  if (result === undefined) throw new Error('Lighthouse ended without a report');
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  return {
    score: categories['performance']?.score ?? 0,
    benchmarkIndex: environment.benchmarkIndex,
    metrics: METRICS.map((audit) => `${audit} ${audits[audit]?.displayValue ?? '–'}`).join(', '),
  };
};
