import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run-command.ts';
import { CACHE } from './base-image.ts';
import { done, type Engine } from './engine.ts';

export const IMAGE = 'localhost/lineboard';

interface Layer {
  megabytes: number;
  madeBy: string;
}

/** The container shares this machine's npm cache and registry; without them it fetches every package again. */
const mounts = (): string[] => {
  const fetched = join(CACHE, 'container-npm');
  mkdirSync(fetched, { recursive: true });
  const settings = join(homedir(), '.npmrc');
  return [
    ['--volume', `${fetched}:/root/.npm`],
    existsSync(settings) ? ['--volume', `${settings}:/root/.npmrc:ro`] : [],
  ].flat();
};

/** Builds the present Dockerfile, from the files of this checkout that .dockerignore lets in. */
export const buildImage = async (engine: Engine): Promise<void> => {
  const words = [
    '--pull-never',
    '--layers',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--format',
    'docker',
  ];
  await done('The build', engine.buildah(['bud', ...words, ...mounts(), '--tag', IMAGE, ROOT]));
};

/** What the image is made of, the newest layer last. */
export const listLayers = async (engine: Engine): Promise<Layer[]> => {
  const output = await done(
    'The history',
    engine.podman(['history', '--no-trunc', '--format', 'json', IMAGE]),
  );
  return (JSON.parse(output) as Array<{ size: number; CreatedBy: string }>)
    .map(({ size, CreatedBy }) => ({
      megabytes: size / 1e6,
      madeBy: CreatedBy.replace(/^\/bin\/sh -c (#\(nop\) )?/, '').replace(/(dir|file):\w+ in /, ''),
    }))
    .filter(({ megabytes }) => megabytes > 0)
    .toReversed();
};
