import type { GeneratedFault } from './generated-fault.ts';
import type { Verdict } from './try-fault.ts';

export interface TriedFault {
  fault: Pick<GeneratedFault, 'id' | 'kind' | 'sentence'>;
  verdict: Verdict;
}

/** A line for each kind and one for all: how many were planted, and what came of them. */
export const sumByKind = (tried: readonly TriedFault[]): string[] => {
  const describe = (name: string, of: readonly TriedFault[]): string => {
    const count = (outcome: Verdict['outcome']): number =>
      of.filter(({ verdict }) => verdict.outcome === outcome).length;
    const counts = [`${count('seen')} seen`, `${count('notSeen')} not seen`, `${count('notRun')} not run`];
    return `${name}: ${of.length} planted, ${counts.join(', ')}`;
  };
  const kinds = [...new Set(tried.map(({ fault }) => fault.kind))].toSorted();
  return [
    ...kinds.map((kind) =>
      describe(
        kind,
        tried.filter(({ fault }) => fault.kind === kind),
      ),
    ),
    describe('in all', tried),
  ];
};
