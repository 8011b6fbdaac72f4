import { execa } from 'execa';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { CALLS } from '../../domain/src/doors/contract/calls.ts';
import { UNREADY_REASONS, type UnreadyReason } from '../../domain/src/doors/contract/operations-calls.ts';
import { findManifest } from './find-manifest.ts';

const [{ readinessProbe }] = findManifest('Deployment').spec.template.spec.containers;
const [program = '', ...words] = readinessProbe.exec?.command ?? [];

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

const serve = async (answer: (path: string) => readonly [status: number, text: string]): Promise<number> => {
  const server = createServer((request, response) => {
    const [status, text] = answer(request.url ?? '');
    response.writeHead(status).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const serveGateway = (reason: UnreadyReason | null): Promise<number> =>
  serve((path) =>
    path === CALLS.readReadiness.path
      ? [reason === null ? 200 : 503, JSON.stringify({ ready: reason === null, reason })]
      : [404, '{}'],
  );

/** @returns the exit code, as the kubelet has it */
const probe = async (port: number): Promise<number | undefined> => {
  expect(program).toBe('node');
  const { exitCode } = await execa(process.execPath, words, { reject: false, env: { PORT: String(port) } });
  return exitCode;
};

/** Each probe starts a Node, which takes seconds on a full machine. */
const PATIENCE_MS = 120_000;

it('takes a gateway for ready that is, or that lacks a feed alone, and no other', {
  timeout: PATIENCE_MS,
}, async () => {
  const codes = await Promise.all(
    [null, ...UNREADY_REASONS].map(async (reason) => [
      reason ?? 'ready',
      await probe(await serveGateway(reason)),
    ]),
  );
  expect(Object.fromEntries(codes)).toEqual({
    ready: 0,
    stopping: 1,
    databaseAway: 1,
    databaseNotWritable: 1,
    noDatabaseConnection: 1,
    lineLog: 1,
    noFeed: 0,
  });
});

it('takes one that doesn’t answer, or is something else, for none', { timeout: PATIENCE_MS }, async () => {
  const ports = [1, await serve(() => [200, '<html>'])];
  expect(await Promise.all(ports.map(probe))).toEqual([1, 1]);
});
