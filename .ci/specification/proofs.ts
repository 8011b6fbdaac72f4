import type { TestFile } from './parse-test-titles.ts';
import { parseTitleIds } from './row.ts';

export interface Proof {
  readonly path: string;
  readonly line: number;
  readonly title: string;
}

/** Id → the tests that prove it, by file and line. */
export type Proofs = ReadonlyMap<string, ReadonlyMap<string, Proof>>;

export function collectProofs(files: readonly TestFile[]): Proofs {
  const proofs = new Map<string, Map<string, Proof>>();
  for (const { path, titles } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const { title, line, proves } of titles) {
      if (!proves) continue;
      for (const id of parseTitleIds(title) ?? []) {
        const ofId = proofs.get(id) ?? new Map<string, Proof>();
        proofs.set(id, ofId.set(`${path}:${line}`, { path, line, title }));
      }
    }
  }
  return proofs;
}

/** Whether a test of the client or a browser spec is among a row's. */
export const isProvenOnPage = (id: string, proofs: Proofs): boolean =>
  [...(proofs.get(id)?.values() ?? [])].some(({ path }) => path.startsWith('client/'));
