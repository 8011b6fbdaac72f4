import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../ground/folders/folders.ts';

/** The file that `npm start` and the commands read by default. */
const USUAL_FILE = join(PROJECT_ROOT, 'lineboard.env');

/** True in the image that `Dockerfile` makes: its container gets its variables when it is started, from outside. */
const isInContainer = (): boolean => process.env['LINEBOARD_IN_CONTAINER'] === 'true';

const quote = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

/**
 * A command as it has to be typed in the project's folder, so that it reads this file of variables.
 * @param file of the book; null: its variables come from elsewhere, as a container's do
 */
export const withFile = (command: string, file: string | null): string => {
  if (isInContainer()) return `docker compose exec gateway ${command.replace(/^npx /, '')}`;
  return file === null || resolve(file) === USUAL_FILE
    ? command
    : `LINEBOARD_ENV_FILE=${quote(resolve(file))} ${command}`;
};

/**
 * What starts the gateway with this file of variables. In a checkout it builds what isn't built yet; a container is
 * started from outside, and reads the file next to `compose.yaml`.
 */
export const howToStart = (file: string | null): string => {
  if (isInContainer()) return 'docker compose up --detach';
  return withFile(
    existsSync(join(PROJECT_ROOT, '.ci', 'start.ts')) ? 'npm start' : 'npx lineboard start',
    file,
  );
};
