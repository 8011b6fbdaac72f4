import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../gateway-process.ts';

export interface FloorServer {
  origin: string;
  close(): void;
}

/** `/floor/…` and `/domain/…` are the only folders served. */
const FOLDERS: Readonly<Record<string, string>> = {
  floor: join(import.meta.dirname, 'floor'),
  domain: join(PROJECT_ROOT, 'domain/src'),
};
const PATH = /^\/(floor|domain)\/([\w-]+(?:\/[\w-]+)*)\.(ts|html)$/;

const toBrowserScript = (source: string): string =>
  stripTypeScriptTypes(source).replaceAll(/'@lineboard\/domain\/([\w/-]+)'/g, "'/domain/$1.ts'");

/** Serves the floor page straight from its sources: types taken off, the domain's modules under `/domain`. */
export const startFloorServer = (): Promise<FloorServer> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const [, folder, file, extension] =
        PATH.exec(new URL(request.url ?? '', 'http://floor').pathname) ?? [];
      const answer = async (): Promise<void> => {
        const source = await readFile(join(FOLDERS[folder ?? ''] ?? '', `${file}.${extension}`), 'utf8');
        response.setHeader(
          'content-type',
          extension === 'ts' ? 'text/javascript' : 'text/html; charset=utf-8',
        );
        response.end(extension === 'ts' ? toBrowserScript(source) : source);
      };
      answer().catch(() => response.writeHead(404).end());
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
