import type { TableUse } from './find-table-uses.ts';
import type { TableOwner } from './table-owners.ts';

/** A use of a table with the file that it stands in. */
export interface PlacedUse extends TableUse {
  readonly path: string;
  readonly room: string;
}

interface Judged {
  /** A line for each broken rule. */
  readonly problems: readonly string[];
  /** Table → the rooms beside its owner that read it. */
  readonly readers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether each table has one owner, and is written by it and by those that its row lets. */
export function judgeTableUses(
  uses: readonly PlacedUse[],
  tables: ReadonlySet<string>,
  owners: Readonly<Record<string, TableOwner>>,
  rooms: ReadonlySet<string>,
): Judged {
  const problems: string[] = [];
  const readers = new Map<string, Set<string>>();
  for (const table of tables)
    if (!(table in owners)) problems.push(`${table} has no owner (table-owners.ts)`);
  for (const [table, { owner, writers = {} }] of Object.entries(owners)) {
    if (!tables.has(table)) problems.push(`${table} has an owner and is no table`);
    for (const room of [owner, ...Object.keys(writers)])
      if (!rooms.has(room)) problems.push(`${table} names ${room}, which is no room of gateway/src`);
    if (owner in writers) problems.push(`${table} lists its owner among the others that write it`);
    for (const room of Object.keys(writers))
      if (!uses.some((use) => use.isWrite && use.table === table && use.room === room))
        problems.push(`${table} lists ${room}, which writes it no more: take it off the row`);
  }
  for (const { table, room, isWrite, path, line } of uses) {
    const row = owners[table];
    if (row === undefined || room === row.owner) continue;
    if (!isWrite) readers.set(table, (readers.get(table) ?? new Set()).add(room));
    else if (!(room in (row.writers ?? {})))
      problems.push(`${path}:${line} writes ${table}, which ${row.owner} owns`);
  }
  return { problems, readers };
}
