import { join } from 'node:path';
import ts from 'typescript';

const GATEWAY = join(import.meta.dirname, '../..');

/** The gateway as TypeScript sees it, with one more source that says what each table is read as. */
export interface OpenProgram {
  readonly checker: ts.TypeChecker;
  /** The product's sources, without tests. */
  readonly sources: readonly ts.SourceFile[];
  /** What a row of a table is read as, by the table's name. */
  readonly tables: ts.Type;
}

const TABLES_PATH = join(GATEWAY, 'testing/statements/read-tables.ts');
const TABLES_TEXT = `
import type { Selectable } from 'kysely';
import type { Tables } from '../../src/ground/database/tables.ts';
export declare const tables: { [Table in keyof Tables]: Selectable<Tables[Table]> };
`;

/** @param further sources besides the product's */
export const openProgram = (further: readonly string[]): OpenProgram => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(GATEWAY, 'tsconfig.json'),
    { noEmit: true, composite: false, emitDeclarationOnly: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  if (config === undefined) throw new Error('gateway/tsconfig.json is gone');
  const own = config.fileNames.filter(
    (path) => path.startsWith(join(GATEWAY, 'src/')) && !path.endsWith('.test.ts'),
  );
  const host = ts.createCompilerHost(config.options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === TABLES_PATH || fileExists(path);
  host.getSourceFile = (path, version) =>
    path === TABLES_PATH ? ts.createSourceFile(path, TABLES_TEXT, version) : getSourceFile(path, version);
  const asked = [...own, ...further];
  const program = ts.createProgram([...asked, TABLES_PATH], config.options, host);
  const checker = program.getTypeChecker();
  const written = program.getSourceFile(TABLES_PATH);
  const declared = written && checker.getSymbolAtLocation(written)?.exports?.get('tables' as ts.__String);
  if (declared === undefined) throw new Error('the types of the tables are gone');
  return {
    checker,
    sources: asked.flatMap((path) => program.getSourceFile(path) ?? []),
    tables: checker.getTypeOfSymbol(declared),
  };
};
