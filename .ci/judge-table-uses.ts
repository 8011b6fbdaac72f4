import type { TableUse } from './find-table-uses.ts';

/** A use of a table with the file that it is in. */
export interface PlacedUse extends TableUse {
  readonly path: string;
  readonly room: string;
}

interface Judged {
  /** A line for each broken rule. */
  readonly problems: readonly string[];
  /** Table → the rooms that read it, besides its owner. */
  readonly readers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether each table has one owner, and is written by it alone. */
export function judgeTableUses(
  uses: readonly PlacedUse[],
  tables: ReadonlySet<string>,
  owners: Readonly<Record<string, string>>,
  rooms: ReadonlySet<string>,
): Judged {
  const problems: string[] = [];
  const readers = new Map<string, Set<string>>();
  for (const table of tables)
    if (!(table in owners)) problems.push(`${table} has no owner (table-owners.ts)`);
  for (const [table, owner] of Object.entries(owners)) {
    if (!tables.has(table)) problems.push(`${table} has an owner and is no table`);
    if (!rooms.has(owner)) problems.push(`${table} is owned by ${owner}, which is no room of gateway/src`);
  }
  for (const { table, room, isWrite, path, line } of uses) {
    const owner = owners[table];
    if (owner === undefined || room === owner) continue;
    if (isWrite) problems.push(`${path}:${line} writes ${table}, which ${owner} owns`);
    else readers.set(table, (readers.get(table) ?? new Set()).add(room));
  }
  return { problems, readers };
}
