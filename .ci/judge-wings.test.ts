import { describe, expect, it } from 'vitest';
import { countWings, judgeWings, roomOf } from './judge-wings.ts';

const file = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});

describe('the wings of a workspace', () => {
  it('are counted with the imports between them, each pair once and without tests', () => {
    const counted = countWings([
      file('gateway/src/server.ts', 'gateway/src/ground/report/old-node.ts'),
      file('gateway/src/lines/book/a.ts', 'gateway/src/ground/report/a.ts', 'gateway/src/lines/log/a.ts'),
      file('gateway/src/lines/book/b.ts', 'gateway/src/ground/report/a.ts'),
      file('gateway/src/lines/book/b.test.ts', 'gateway/src/betting/wagers/a.ts'),
      file('gateway/src/betting/wagers/a.ts'),
      file('gateway/src/ground/report/a.ts'),
    ]);
    expect(counted).toContain('gateway 4 boxes, 2 arrows');
  });

  it('may not have more arrows between them than can be followed', () => {
    const boxes = Array.from({ length: 10 }, (_, at) => `wing${at}`);
    const modules = boxes.map((from) =>
      file(`gateway/src/${from}/a.ts`, ...boxes.map((to) => `gateway/src/${to}/a.ts`)),
    );
    expect(judgeWings([], modules)).toEqual([
      'gateway/src has 90 arrows between its boxes, at most 80 can be followed',
    ]);
  });
});

it('knows the room of a path, where a wing has rooms and where it has none', () => {
  expect(roomOf('gateway/src/lines/book/book.ts')).toBe('book');
  expect(roomOf('gateway/src/sandbox/rounds/a.ts')).toBe('sandbox');
});
