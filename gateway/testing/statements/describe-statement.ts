import type pg from 'pg';
import { judgeNulls, type MayBeNull } from './judge-nulls.ts';
import type { NumberedCatalogue } from './numbered-catalogue.ts';
import { parseTree, type TreeNode } from './query-tree.ts';

/** A column of what a statement answers. */
export interface AnsweredColumn {
  readonly name: string;
  /** PostgreSQL's own name of it. */
  readonly type: string;
  /** `table.column`, for what is read as it is there. */
  readonly origin: { readonly table: string; readonly column: string } | null;
  readonly mayBeNull: MayBeNull;
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

interface Connection {
  parse(query: { text: string }): void;
  describe(of: { type: 'S' }): void;
  sync(): void;
}

/** Asks for a statement's description, and doesn't run it. */
class Description {
  fields: readonly Field[] = [];
  error: Error | null = null;
  readonly done: Promise<void>;
  readonly #text: string;
  #end!: () => void;

  constructor(text: string) {
    this.#text = text;
    this.done = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  submit(connection: Connection): void {
    connection.parse({ text: this.#text });
    connection.describe({ type: 'S' });
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    // pg tells this query nothing more after a failure.
    this.error = error;
    this.#end();
  }

  handleReadyForQuery(): void {
    this.#end();
  }
}

/** @throws the database's own refusal */
export const describeStatement = async (
  client: pg.Client,
  catalogue: NumberedCatalogue,
  text: string,
): Promise<AnsweredColumn[]> => {
  const trees: TreeNode[] = [];
  const keep = ({ message, detail }: { message?: string; detail?: string }): void => {
    if (message !== 'parse tree:' || detail === undefined) return;
    const tree = parseTree(detail);
    if (typeof tree === 'object' && 'tag' in tree) trees.push(tree);
  };
  client.on('notice', keep as never);
  const description = new Description(text);
  client.query(description as never);
  await description.done;
  client.off('notice', keep as never);
  if (description.error !== null) throw description.error;
  const [tree] = trees;
  const nulls = tree === undefined ? [] : judgeNulls(tree, catalogue);
  return description.fields.map(({ name, tableID, columnID, dataTypeID }, index) => ({
    name,
    type: catalogue.types.get(dataTypeID) ?? String(dataTypeID),
    origin: catalogue.columns.get(`${tableID}.${columnID}`) ?? null,
    mayBeNull: nulls[index] ?? 'unknown',
  }));
};
