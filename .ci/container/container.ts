import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOnPath } from '../find-on-path.ts';
import { IMAGE } from './build-image.ts';
import { done, type Engine, type Ran } from './engine.ts';
import type { Service } from './read-compose.ts';

export interface Container {
  /** What `docker exec` does: as its user, in its folder, with its variables. */
  type(words: readonly string[]): Promise<Ran>;
  /** The kernel's status of its first process. */
  status(): string;
  /** The image's own check. */
  checkHealth(): Promise<number>;
  log(): Promise<string>;
  /** @returns the exit code, after SIGTERM and at most as long as compose waits; and how long it took */
  stop(): Promise<{ code: number; seconds: number }>;
}

/** What a compose file asks for, in podman's words. */
const flagsOf = ({ init, read_only, tmpfs, security_opt, cap_drop }: Service): string[] => [
  ...(init === true ? ['--init'] : []),
  ...(read_only === true ? ['--read-only'] : []),
  ...(tmpfs ?? []).flatMap((path) => ['--tmpfs', path]),
  ...(security_opt ?? []).flatMap((option) => ['--security-opt', option.replace(':true', '')]),
  ...(cap_drop ?? []).flatMap((name) => ['--cap-drop', name]),
];

/** Runs it in the network namespace of this process, in which the other services answer by their names. */
const wordsOf = (service: Service, variables: Readonly<Record<string, string>>): string[] => [
  '--network',
  'host',
  '--add-host',
  'postgres:127.0.0.1',
  '--add-host',
  'redis:127.0.0.1',
  ...flagsOf(service),
  // A timer of systemd would ask; here it is asked by hand.
  '--health-cmd',
  'none',
  ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
];

/** `docker compose run --rm gateway …` */
export const runOnce = (
  engine: Engine,
  service: Service,
  variables: Readonly<Record<string, string>>,
  { flags = [], words }: { flags?: readonly string[]; words: readonly string[] },
): Promise<Ran> => engine.podman(['run', '--rm', ...wordsOf(service, variables), ...flags, IMAGE, ...words]);

/** `docker compose up gateway` */
export const startContainer = async (
  engine: Engine,
  name: string,
  service: Service,
  variables: Readonly<Record<string, string>>,
): Promise<Container> => {
  await done(
    'The start',
    engine.podman(['run', '--detach', '--name', name, ...wordsOf(service, variables), IMAGE]),
  );
  const inspect = async (format: string): Promise<string> =>
    done('A look at the container', engine.podman(['inspect', '--format', format, name]));
  const pid = await inspect('{{.State.Pid}}');
  const env = Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const nsenter = findOnPath('nsenter')!;
  const enter = ['--target', pid, '--mount', '--pid', '--uts', '--ipc', '--wd'];
  const ids = ['--reuid', '1000', '--regid', '1000', '--clear-groups'];
  const rights = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];

  // podman's own `exec` sets limits, which not every machine allows (engine.ts).
  const type: Container['type'] = async (words) => {
    const { exitCode, all, shortMessage } = await execa(
      nsenter,
      [...enter, 'setpriv', ...ids, ...rights, ...words],
      { env, extendEnv: false, stdin: 'ignore', reject: false, all: true },
    );
    return { code: exitCode ?? 1, output: all ?? shortMessage ?? '' };
  };
  const log = async (): Promise<string> => (await engine.podman(['logs', name])).output;

  return {
    type,
    log,
    status: () => readFileSync(`/proc/${pid}/status`, 'utf8'),
    checkHealth: async () => {
      const text = await done('A look at the image', engine.podman(['image', 'inspect', IMAGE]));
      const [image] = JSON.parse(text) as Array<{ Healthcheck: { Test: string[] } }>;
      const [, ...words] = image!.Healthcheck.Test;
      return (await type(words)).code;
    },
    stop: async () => {
      const startedAt = performance.now();
      const seconds = Number.parseInt(service.stop_grace_period ?? '10', 10);
      await done('The end', engine.podman(['stop', '--time', String(seconds), name]));
      const took = (performance.now() - startedAt) / 1000;
      while ((await inspect('{{.State.Running}}')) === 'true') await sleep(100);
      return { code: Number(await inspect('{{.State.ExitCode}}')), seconds: took };
    },
  };
};
