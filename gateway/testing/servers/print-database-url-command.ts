/**
 * Where the embedded PostgreSQL of a running gateway is: `node gateway/testing/servers/print-database-url-command.ts
 * FOLDER`.
 */
import { findEmbeddedConnection } from '../../src/ground/database/embedded/find-embedded-connection.ts';
import { databaseUrlOf } from './database-url.ts';

const connection = findEmbeddedConnection(process.argv[2] ?? '');
if (connection === null) throw new Error('no embedded PostgreSQL runs on this folder');
process.stdout.write(databaseUrlOf(connection));
