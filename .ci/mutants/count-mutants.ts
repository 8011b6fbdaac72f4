import type { Stryker } from '@stryker-mutator/core';

type MutantStatus = Awaited<ReturnType<Stryker['runMutationTest']>>[number]['status'];

export interface MutantCounts {
  name: string;
  /** Those that could be run. */
  mutants: number;
  /** A test failed, or ran without end. */
  killed: number;
  /** Killed mutants in percent; 0 without mutants. */
  score: number;
}

export const countMutants = (name: string, results: readonly { status: MutantStatus }[]): MutantCounts => {
  const count = (...statuses: MutantStatus[]): number =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const mutants = killed + count('Survived', 'NoCoverage');
  return { name, mutants, killed, score: mutants === 0 ? 0 : (100 * killed) / mutants };
};
