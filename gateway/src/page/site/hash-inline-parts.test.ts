import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashInlineParts } from './hash-inline-parts.ts';

let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'lineboard-client-'));
});
afterAll(() => rm(clientDir, { recursive: true }));

it('names inline parts of the page by the hash of their text', async () => {
  await writeFile(
    join(clientDir, 'index.html'),
    `<style>b{margin:0}</style><script>'ü'</script><script type="module" src="./main.js"></script>`,
  );
  expect(hashInlineParts(clientDir)).toEqual({
    // printf %s TEXT | openssl dgst -sha256 -binary | base64
    styles: ["'sha256-JTcp1qY4OnARuQ4WS307/ehPDew8NTefj3zThY8PhY0='"],
    scripts: ["'sha256-PGXyoQpHjSIvMjcA7xrK68IH4I3QwM/Q1+F7cY0AiR8='"],
  });
});

it('names nothing where no client is built', () => {
  expect(hashInlineParts(join(clientDir, 'nowhere'))).toEqual({ scripts: [], styles: [] });
});
