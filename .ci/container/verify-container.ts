/**
 * `npm run verify:container`: builds the image and runs it as compose.yaml and docs/operations/container.md say,
 * without a registry of images. Exit code 77 where that can't be done; `--keep` leaves the folder of the run.
 */
import { execa } from 'execa';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeBaseImage } from './base-image.ts';
import { buildImage, listLayers } from './build-image.ts';
import { openEngine } from './engine.ts';
import { findObstacle } from './find-obstacle.ts';

const CANT_RUN = 77;

/** A network and mounts of its own, and processes that all end with the first one. */
const ALONE = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];

const timed = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await run();
  console.log(`✓ ${what} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  return result;
};

const verify = async (folder: string): Promise<void> => {
  const engine = openEngine(folder);
  await timed('a stand-in for the base image', () => makeBaseImage(engine));
  await timed('the image is built', () => buildImage(engine));
  const layers = await listLayers(engine);
  const total = layers.reduce((sum, { megabytes }) => sum + megabytes, 0);
  for (const { megabytes, madeBy } of layers)
    console.log(`${megabytes.toFixed(1).padStart(9)} MB  ${madeBy.slice(0, 90)}`);
  console.log(`${total.toFixed(1).padStart(9)} MB  in all`);
  const walk = join(import.meta.dirname, 'walk-container.ts');
  await execa('unshare', [...ALONE, process.execPath, walk, folder], { stdio: 'inherit' });
};

const obstacle = findObstacle();
if (obstacle !== null) {
  console.log(obstacle);
  process.exitCode = CANT_RUN;
} else {
  // Not kept with other temporary files: those may be in memory, and these are some gigabytes.
  const folder = mkdtempSync('/var/tmp/lineboard-container-');
  // PostgreSQL refuses to be root: another account works in there.
  chmodSync(folder, 0o711);
  const startedAt = performance.now();
  try {
    await verify(folder);
    console.log(
      `\nThe container was built and walked through in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    if (process.argv.includes('--keep')) console.log(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
