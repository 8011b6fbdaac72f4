/**
 * `npm run verify:rollout`: runs the Deployments of docs/operations/kubernetes as containers of the image and renews
 * them under load, as a cluster does. Exit code 77 where that can't be done; `--keep` leaves the folder of the run,
 * `--folder` takes the image of one that was kept, and `--plant` makes a mistake that has to be seen.
 */
import { execa } from 'execa';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBaseImage } from '../container/base-image.ts';
import { buildImage, IMAGE } from '../container/build-image.ts';
import { done, type Engine, openEngine } from '../container/engine.ts';
import { findObstacle } from '../container/find-obstacle.ts';
import { findOnPath } from '../find-on-path.ts';
import { findManifest } from '../kubernetes/find-manifest.ts';
import { CANT_RUN_HERE } from '../run-verifications.ts';
import { buildNextImage } from './next-image.ts';
import { releaseCpu, reserveCpu } from './reserve-cpu.ts';
import { ROLLOUT_FAULTS } from './rollout-faults.ts';

/** A network and mounts of its own, and processes that all end with the first one. */
const ALONE = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    folder: { type: 'string' },
    plant: { type: 'string' },
  },
});

const findOwnObstacle = (): string | null =>
  ['nginx', 'openssl'].every((program) => findOnPath(program, ['/usr/sbin']) !== null)
    ? findObstacle()
    : 'Rollout not tried: apt-get install --no-install-recommends nginx openssl';

const timed = async (what: string, run: () => Promise<unknown>): Promise<void> => {
  const startedAt = performance.now();
  await run();
  console.log(`✓ ${what} (${((performance.now() - startedAt) / 1_000).toFixed(0)} s)`);
};

const buildImages = async (engine: Engine, nextTag: string, tag: string): Promise<void> => {
  if (values.folder === undefined) {
    await timed('a stand-in for the base image', () => makeBaseImage(engine));
    await timed('the image is built', () => buildImage(engine));
  }
  await done('The tag', engine.podman(['tag', IMAGE, tag]));
  await timed('the next version is built, with a migration', () => buildNextImage(engine, nextTag));
};

const verify = async (folder: string): Promise<number> => {
  const engine = openEngine(folder);
  const { image } = findManifest('Deployment').spec.template.spec.containers[0];
  const nextTag = `${image}-next`;
  await buildImages(engine, nextTag, image);
  const isReserved = reserveCpu();
  if (!isReserved)
    console.log('– what else the machine does isn’t held back: no control groups of version 1');
  const walk = join(import.meta.dirname, 'walk-rollout.ts');
  const words = [...ALONE, process.execPath, walk, folder, nextTag, values.plant ?? ''];
  const { exitCode } = await execa('unshare', words, { stdio: 'inherit', reject: false });
  if (isReserved) releaseCpu();
  return exitCode ?? 1;
};

const obstacle = findOwnObstacle();
if (values.plant !== undefined && !ROLLOUT_FAULTS.some(({ name }) => name === values.plant)) {
  console.error(`--plant takes ${ROLLOUT_FAULTS.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
} else if (obstacle !== null) {
  console.log(obstacle);
  process.exitCode = CANT_RUN_HERE;
} else {
  // Not kept with other temporary files: those may be in memory, and these are some gigabytes.
  const folder = values.folder ?? mkdtempSync('/var/tmp/lineboard-rollout-');
  // PostgreSQL refuses to be root: another account works in there.
  chmodSync(folder, 0o711);
  const startedAt = performance.now();
  try {
    process.exitCode = await verify(folder);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    console.log(process.exitCode === 0 ? `\nNobody noticed, in ${minutes} minutes.` : '\nIt was noticed.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    if (values.keep || values.folder !== undefined) console.log(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
