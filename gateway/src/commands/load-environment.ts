import { existsSync } from 'node:fs';

/**
 * The variables of `LINEBOARD_ENV_FILE`, or of `lineboard.env` in this folder where there is one; those that are set
 * already stay.
 * @returns the name of the file
 */
export const loadEnvironment = (): string => {
  const named = process.env['LINEBOARD_ENV_FILE'];
  const file = named ?? 'lineboard.env';
  if (named !== undefined || existsSync(file)) process.loadEnvFile(file);
  return file;
};
