import type pg from 'pg';

/** The server doesn't know the statement that was prepared (26000), or knows one by this name already (42P05). */
const FORGOTTEN = new Set(['26000', '42P05']);

/** Whether a server keeps what is prepared on a connection, as far as is known. */
interface StatementMemory {
  isKept: boolean;
}

const isNamed = (statement: unknown): statement is { name: string; text: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement;

const withoutName = (statement: unknown): unknown => {
  if (!isNamed(statement)) return statement;
  const { name: _, ...rest } = statement;
  return rest;
};

/**
 * Sends prepared statements without their names while `memory` says that they aren't kept: behind a pooler the next one
 * may reach another server. The first that is missed tells so too, should a pooler come between later.
 */
export const unnameStatements = (client: pg.Client, memory: StatementMemory): void => {
  // The method is looked up with each call: code that watches the statements of all connections replaces the method of
  // their class.
  const connection = Object.getPrototypeOf(client) as { query(...given: unknown[]): unknown };
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    connection.query.call(
      client,
      memory.isKept ? statement : withoutName(statement),
      ...rest,
    )) as typeof client.query;
  client.connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (FORGOTTEN.has(code ?? '')) memory.isKept = false;
  });
};
