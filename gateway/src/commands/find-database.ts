import type { Config } from '../config/read-config.ts';
import type { DatabaseTarget } from '../database/read-target.ts';
import { findEmbeddedConnection } from '../database/embedded/find-embedded-connection.ts';
import { DEFAULT_DATA_DIR } from '../folders/folders.ts';

/** The configured database, or the embedded one of a gateway that runs. @returns null when neither is there */
export const findDatabase = (config: Config): DatabaseTarget | null =>
  config.DATABASE_URL ?? findEmbeddedConnection(config.DATA_DIR ?? DEFAULT_DATA_DIR);
