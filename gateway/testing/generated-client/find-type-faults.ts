import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A value and the type that a generated client has for it. */
export interface TypedValue {
  type: string;
  value: unknown;
}

/**
 * What TypeScript says of a generated client, and of values written down as its types: a field too many, too few or
 * renamed.
 *
 * @param folder the client's
 */
export const findTypeFaults = (folder: string, values: readonly TypedValue[]): string[] => {
  const file = join(folder, 'values.ts');
  const lines = values.map(
    ({ type, value }, index) => `export const value${index}: all.${type} = ${JSON.stringify(value)};`,
  );
  writeFileSync(file, [`import type * as all from './index.ts';`, ...lines, ''].join('\n'));
  const program = ts.createProgram([file, join(folder, 'sdk.gen.ts')], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};
