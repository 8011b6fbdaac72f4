/**
 * `node gateway/dist/server.js`. An older Node can't even read the rest, which is loaded once this one is known to be
 * new enough.
 */
import { describeOldNode } from './ground/report/old-node.ts';

const missing = describeOldNode(process.versions.node);
if (missing === null) await import('./start/serve.ts');
else {
  process.stderr.write(`${missing}\n`);
  process.exitCode = 1;
}
