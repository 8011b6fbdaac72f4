import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE } from '../container/build-image.ts';
import { done, type Engine } from '../container/engine.ts';

/** The step that the next version brings along; later than any of the product's. */
export const NEXT_STEP = '9999-a-step-of-the-next-version.sql';

const FOLDER = 'gateway/src/ground/database/migrations';

/** Builds the next version on the present one: the same, and a migration more. @param tag what it is called */
export const buildNextImage = async (engine: Engine, tag: string): Promise<void> => {
  const context = join(engine.folder, 'next');
  mkdirSync(context, { recursive: true });
  writeFileSync(join(context, NEXT_STEP), 'create table of_the_next_version (id integer primary key);\n');
  writeFileSync(join(context, 'Dockerfile'), `FROM ${IMAGE}\nCOPY ${NEXT_STEP} ${FOLDER}/\n`);
  const words = ['--pull-never', '--isolation', 'chroot', '--format', 'docker', '--tag', tag, context];
  await done('The next image', engine.buildah(['bud', ...words]));
};
