/**
 * Each wing has a page that a newcomer reads first: what it is in a sentence, its rooms, the table that it hangs on,
 * and the steps by which something is added.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FLOORS } from './floors.mjs';
import { ROOT } from './run-command.ts';

/** The screen that a page fits on. */
const MOST_LINES = 70;

const WINGED = ['domain', 'gateway', 'client'] as const;
const WINGS = WINGED.flatMap((workspace) =>
  (FLOORS[workspace] ?? [])
    .flatMap((floor) => Object.entries(floor))
    .map(([wing, rooms]) => ({ folder: `${workspace}/src/${wing}`, rooms: rooms.flat().toSorted() })),
);

describe.each(WINGS)('the page of $folder', ({ folder, rooms }) => {
  const path = join(ROOT, folder, 'README.md');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';

  it('says in one sentence what the wing is', () => {
    const [title = '', , ...rest] = page.split('\n');
    expect(title).toMatch(/^# /);
    const sentence = rest.slice(0, rest.indexOf('')).join(' ');
    expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
    expect(sentence).not.toMatch(/\band\b/);
  });

  it('says of each room what it is for, and of no other', () => {
    const rows = [...page.matchAll(/^\| `([\w-]+)` \| \S/gm)].map(([, room = '']) => room);
    expect(rows.toSorted()).toEqual(rooms);
  });

  it('tells the steps by which something is added', () => {
    const [, ...parts] = page.split(/^## To add /m);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part).toMatch(/^(?:a|an) .+\n\n[\s\S]*(?:^1\. |\]\([./\w-]+\.md\))/m);
  });

  it('fits on a screen, and names only what is there', () => {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    const named = [
      ...page.matchAll(/`((?:domain|workers|gateway|client|\.ci|docs)\/[\w./-]+)`/g),
      ...page.matchAll(/\]\(([.\w][\w./-]*)\)/g),
    ].map(([, target = '']) =>
      target.startsWith('.') && !target.startsWith('.ci/') ? join(folder, target) : target,
    );
    expect(named.filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
  });
});

it('docs/architecture.md leads to each of them, and to no other', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const linked = [...page.matchAll(/\]\(\.\.\/((?:domain|gateway|client)\/src\/\w+)\/README\.md\)/g)];
  expect(linked.map(([, folder = '']) => folder).toSorted()).toEqual(
    WINGS.map(({ folder }) => folder).toSorted(),
  );
});
