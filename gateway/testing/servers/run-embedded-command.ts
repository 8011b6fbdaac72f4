/**
 * Runs the embedded PostgreSQL on a folder until it is killed, or told to stop: `node
 * gateway/testing/servers/run-embedded-command.ts FOLDER`.
 */
import { startEmbeddedPostgres } from '../../src/ground/database/embedded/start-embedded-postgres.ts';
import { hearStop } from '../../src/start/hear-stop.ts';

const { stopAsked } = hearStop();
const folder = process.argv[2] ?? '';
const embedded = await startEmbeddedPostgres({ dataDir: folder, defaultDir: folder, maxConnections: 20 });
process.stdout.write(`${embedded.pid()}\n`);
setInterval(() => undefined, 1_000);
stopAsked.addEventListener('abort', () => void embedded.stop().then(() => process.exit(0)));
