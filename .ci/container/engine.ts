import { execa, type Options } from 'execa';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../find-on-path.ts';

/** Where Debian keeps what an administrator runs; not on everybody's PATH. */
export const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin'];

export interface Ran {
  code: number;
  /** What it printed, to both. */
  output: string;
}

/** buildah and podman on a storage of their own: what the machine's have is neither seen nor touched. */
export interface Engine {
  folder: string;
  buildah(words: readonly string[], options?: Options): Promise<Ran>;
  podman(words: readonly string[], options?: Options): Promise<Ran>;
}

const CAP_SYS_RESOURCE = 1n << 24n;

const mayRaiseLimits = (): boolean => {
  const [, effective = '0'] = /^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return (BigInt(`0x${effective}`) & CAP_SYS_RESOURCE) !== 0n;
};

/** crun refuses machines that have control groups of both versions; runc takes all. */
const findRuntime = (): string => findOnPath('runc', SYSTEM_FOLDERS) ?? findOnPath('crun', SYSTEM_FOLDERS)!;

/**
 * podman sets limits of its own, and without CAP_SYS_RESOURCE nobody may: there they are taken out of what the runtime
 * is told.
 */
const writeRuntime = (folder: string): string => {
  const runtime = findRuntime();
  if (mayRaiseLimits()) return runtime;
  const program = join(folder, 'runtime');
  const script = join(import.meta.dirname, 'run-without-limits.ts');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${script}' '${runtime}' "$@"\n`);
  chmodSync(program, 0o755);
  return program;
};

/** @param folder of this run; removed with it */
export const openEngine = (folder: string): Engine => {
  const settings = join(folder, 'containers.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(settings, `[engine]\nruntime = "${writeRuntime(folder)}"\n`);
  const storage = [
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'overlay',
  ];
  const run = async (words: readonly string[], options: Options): Promise<Ran> => {
    const [program = '', ...rest] = words;
    const { exitCode, all, shortMessage } = await execa(program, rest, {
      stdin: 'ignore',
      reject: false,
      all: true,
      env: { CONTAINERS_CONF: settings },
      ...options,
    });
    return { code: exitCode ?? 1, output: String(all ?? shortMessage ?? '') };
  };
  return {
    folder,
    buildah: (words, options = {}) => run(['buildah', ...storage, ...words], options),
    podman: (words, options = {}) =>
      run(['podman', ...storage, '--cgroup-manager', 'cgroupfs', ...words], options),
  };
};

/** @throws when it didn't end well, with what it printed last */
export const done = async (what: string, running: Promise<Ran>): Promise<string> => {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${output.split('\n').slice(-25).join('\n')}`);
  return output.trim();
};
