import type pg from 'pg';
import { StartRefused } from '../report/start-refused.ts';

/**
 * What `lineboard move` leaves in a database that the book has left: a comment on a table that a restore makes anew. So
 * it is in no backup, and what takes the place of the old book takes it away.
 */
const MARKED = 'schema_migration';
const BEGINS = 'lineboard moved to ';

const comment = async (client: pg.Pool | pg.ClientBase, text: string | null): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(
    `select format('comment on table ${MARKED} is %L', $1::text) as statement`,
    [text],
  );
  await client.query(rows[0]?.statement ?? '');
};

/** @param to for people, without secrets */
export const markMoved = (client: pg.Pool | pg.ClientBase, to: string, atMs: number): Promise<void> =>
  comment(client, `${BEGINS}${to} at ${new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`);

/** The book is here after all. */
export const takeBackMark = (client: pg.Pool | pg.ClientBase): Promise<void> => comment(client, null);

/** @returns where the book went, and when; null: it is here, or never was */
export const readMovedMark = async (client: Pick<pg.ClientBase, 'query'>): Promise<string | null> => {
  const { rows } = await client.query<{ said: string | null }>(
    `select obj_description(to_regclass('${MARKED}'), 'pg_class') as said`,
  );
  const said = rows[0]?.said ?? '';
  return said.startsWith(BEGINS) ? said.slice(BEGINS.length) : null;
};

export const describeMoved = (mark: string): string =>
  `The book has left this database: it moved to ${mark}.`;

export const TAKE_MOVED =
  'Name that place in DATABASE_URL. If nobody has bet there, `lineboard move --undo` with these variables takes this one again.';

/** @throws StartRefused when the book has left it */
export const refuseMoved = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const mark = await readMovedMark(client);
  if (mark !== null) throw new StartRefused(`${describeMoved(mark)} ${TAKE_MOVED}`);
};
