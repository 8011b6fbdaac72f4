import { parseRows, replaceStatus } from './parse-area.ts';
import type { TestFile } from './parse-test-titles.ts';
import { collectProofs } from './proofs.ts';
import { DONE, isRowId, TO_COME } from './row.ts';

/**
 * The same document with the status of every row filled in from the tests; merged rows and all other text are
 * untouched.
 */
export function updateStatuses(path: string, markdown: string, files: readonly TestFile[]): string {
  const lines = markdown.split('\n');
  const proofs = collectProofs(files);
  for (const { line, id, twins } of parseRows(path, markdown)) {
    if (!isRowId(id) || twins.length > 0) continue;
    lines[line - 1] = replaceStatus(lines[line - 1] ?? '', proofs.has(id) ? DONE : TO_COME);
  }
  return lines.join('\n');
}
