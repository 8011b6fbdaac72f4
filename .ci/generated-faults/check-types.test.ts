import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSeenByTypes } from './check-types.ts';
import type { GeneratedFault } from './generated-fault.ts';

const FILES = {
  'tsconfig.json': '{}',
  'gateway/tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noUnusedLocals": true, "types": [], "module": "esnext", "allowImportingTsExtensions": true } }',
  'gateway/src/pay.ts': 'export const pay = (cents: number, to: string): string => to + cents;\n',
  'gateway/src/call.ts':
    "import { pay } from './pay.ts';\nimport { say } from '../../domain/src/say.ts';\nexport const a: string = pay(1, 'b');\nsay('c');\n",
  'domain/src/say.ts': 'export const say = (line: string): string => line;\n',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-types-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fault = (path: keyof typeof FILES, removed: string, text: string): GeneratedFault => {
  const start = FILES[path].indexOf(removed);
  return {
    id: `drop-call:${path}#a:${removed}`,
    kind: 'drop-call',
    path,
    edit: { start, end: start + removed.length, text },
    sentence: '',
  };
};

it('names the faults that break types, several of one file, and not what leaves something unused', async () => {
  const broken = [
    fault('gateway/src/call.ts', "1, 'b'", "'b', 1"),
    fault('domain/src/say.ts', '=> line', '=> 5'),
  ];
  const sound = [
    fault('gateway/src/call.ts', "say('c');", ''),
    fault('gateway/src/pay.ts', 'to + cents', 'to'),
  ];
  expect(await findSeenByTypes(folder, [...sound, ...broken])).toEqual(new Set(broken.map(({ id }) => id)));
  for (const [path, text] of Object.entries(FILES))
    expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
});
