import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../servers/find-free-port.ts';

/** A Prometheus that asks a gateway every second. */
export interface RunningPrometheus {
  /** Names of the alerts that fire now. */
  firing(): Promise<ReadonlySet<string>>;
  stop(): Promise<void>;
}

export interface PrometheusOptions {
  rules: string;
  target: string;
  token: string;
  /** Folder in which it gets its own. */
  within: string;
  onSpawn: (child: ChildProcess) => void;
}

const START_WITHIN_MS = 30_000;

interface AlertsAnswer {
  data: { alerts: Array<{ state: string; labels: { alertname: string } }> };
}

export const runPrometheus = async (options: PrometheusOptions): Promise<RunningPrometheus> => {
  const folder = mkdtempSync(join(options.within, 'prometheus-'));
  const port = await findFreePort();
  writeFileSync(join(folder, 'rules.yaml'), options.rules);
  writeFileSync(join(folder, 'token'), options.token, { mode: 0o600 });
  const configuration = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: [join(folder, 'rules.yaml')],
    scrape_configs: [
      {
        job_name: 'lineboard',
        authorization: { credentials_file: join(folder, 'token') },
        static_configs: [{ targets: [options.target] }],
      },
    ],
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(configuration));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  options.onSpawn(child);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + START_WITHIN_MS; !(await isReady()); await sleep(100)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error('Prometheus did not start');
  }
  return {
    firing: async () => {
      const answer = (await (await fetch(`${origin}/api/v1/alerts`)).json()) as AlertsAnswer;
      const firing = answer.data.alerts.filter(({ state }) => state === 'firing');
      return new Set(firing.map(({ labels }) => labels.alertname));
    },
    stop,
  };
};
