import lighthouse, { type Config, defaultConfig, desktopConfig } from 'lighthouse';

export type Preset = 'mobile' | 'desktop';

export interface LighthouseRun {
  /** The performance score, 0 … 1. */
  score: number;
  /** Lighthouse's own measure of this machine, taken in the same run. */
  benchmarkIndex: number;
  cpuSlowdown: number;
  metrics: string;
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** @param cpuSlowdown how many times slower than this machine; as the preset has it when left out */
export const runLighthouse = async (
  port: number,
  url: string,
  preset: Preset,
  cpuSlowdown?: number,
): Promise<LighthouseRun> => {
  const config: Config = preset === 'desktop' ? desktopConfig : defaultConfig;
  const { settings } = config;
  const throttling = {
    ...settings?.throttling,
    ...(cpuSlowdown !== undefined && { cpuSlowdownMultiplier: cpuSlowdown }),
  };
  const result = await lighthouse(
    url,
    { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' },
    { ...config, settings: { ...settings, throttling } },
  );
  if (result === undefined) throw new Error('Lighthouse ended without a report');
  const { audits, categories, configSettings, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  return {
    score: categories['performance']?.score ?? 0,
    benchmarkIndex: environment.benchmarkIndex,
    cpuSlowdown: configSettings.throttling.cpuSlowdownMultiplier,
    metrics: METRICS.map((audit) => `${audit} ${audits[audit]?.displayValue ?? '–'}`).join(', '),
  };
};
