/**
 * Runs the embedded PostgreSQL on a folder until it is killed: `node gateway/testing/servers/run-embedded-command.ts
 * FOLDER`.
 */
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts';

const folder = process.argv[2] ?? '';
const embedded = await startEmbeddedPostgres({ dataDir: folder, defaultDir: folder, maxConnections: 20 });
process.stdout.write(`${embedded.pid()}\n`);
setInterval(() => undefined, 1_000);
