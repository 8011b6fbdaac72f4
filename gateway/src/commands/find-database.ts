import type { Config } from '../config/read-config.ts';
import type { DatabaseTarget } from '../ground/database/read-target.ts';
import { findEmbeddedConnection } from '../ground/database/embedded/find-embedded-connection.ts';
import { DEFAULT_DATA_DIR } from '../ground/folders/folders.ts';

/** The configured database, or the embedded one of a gateway that runs. @returns null when neither is there */
export const findDatabase = (config: Config): DatabaseTarget | null =>
  config.DATABASE_URL ?? findEmbeddedConnection(config.DATA_DIR ?? DEFAULT_DATA_DIR);
