import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { BackupRefused } from './backup-refused.ts';

/** Rises when files of before can't be read as those of today. */
export const BACKUP_FORMAT = 1;

export const MANIFEST_FILE = 'manifest.json';

const NameSchema = Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$' });
const WholeSchema = Type.Integer({ minimum: 0 });

const ManifestSchema = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  product: Type.String(),
  /** Epoch milliseconds of the moment that it shows. */
  madeAtMs: WholeSchema,
  /** null: of a version that drew none yet. */
  bookId: Type.Union([Type.String(), Type.Null()]),
  /** e.g. 18.4 */
  server: Type.String(),
  clocks: Type.Array(
    Type.Object({ feed: Type.String(), bookMs: WholeSchema, wallMs: WholeSchema, speed: Type.Number() }),
  ),
  /** The migrations that had made its tables, in their order. */
  steps: Type.Array(Type.Object({ number: WholeSchema, name: Type.String(), sha256: Type.String() })),
  /** The last number that each has given out; 0: none. */
  sequences: Type.Array(Type.Object({ name: NameSchema, last: WholeSchema })),
  /** The tables, each after those that it refers to. */
  tables: Type.Array(
    Type.Object({
      name: NameSchema,
      columns: Type.Array(NameSchema, { minItems: 1 }),
      rows: WholeSchema,
      /** The hash of the rows as the file has them. */
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      /** The print of the rows in whatever order, as the database works it out (`printTable`). */
      print: Type.String({ pattern: '^-?[0-9]+$' }),
    }),
  ),
});

/** The contents of a backup besides the rows: its origin, and the proof that it is complete. */
export type Manifest = Static<typeof ManifestSchema>;
export type TableOfManifest = Manifest['tables'][number];
export type LastNumber = Manifest['sequences'][number];

const validator = Compile(ManifestSchema);

/** @throws BackupRefused when it is of a later format, or no manifest */
export const parseManifest = (text: string): Manifest => {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new BackupRefused('It is no backup of a book: what it holds can’t be read.');
  }
  const { format } = (said ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw new BackupRefused(
      `It was made by a newer version (its format is ${format}, this version reads ${BACKUP_FORMAT}).`,
    );
  if (!validator.Check(said))
    throw new BackupRefused('It is no backup of a book: its list of contents is wrong.');
  return said;
};

/** The position of a table's rows in the file. */
export const fileOfTable = (name: string): string => `tables/${name}.copy`;
