/** For `node --import`: the process speaks the next wire and serves the client in `NEXT_CLIENT_DIR`. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { toNextWire } from './to-next-wire.ts';

const least = process.env['NEXT_WIRE_LEAST'] === 'next' ? 'next' : 'this';
const clientDir = JSON.stringify(process.env['NEXT_CLIENT_DIR']);

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:') || !url.endsWith('.ts') || loaded.source === undefined) return loaded;
    const path = fileURLToPath(url);
    const written =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    const source = toNextWire(path, written, least);
    const served = path.endsWith('/gateway/src/start/start-gateway.ts')
      ? source.replace("join(PROJECT_ROOT, 'client', 'dist')", clientDir)
      : source;
    return { ...loaded, source: served };
  },
});
