import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE } from './build-image.ts';
import { done, type Engine, type Ran } from './engine.ts';
import { enterContainer, type TypeInside } from './enter-container.ts';
import type { Service } from './read-compose.ts';

export interface Container {
  type: TypeInside;
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
  const type = enterContainer(pid);
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
