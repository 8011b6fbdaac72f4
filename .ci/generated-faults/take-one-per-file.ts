import type { GeneratedFault } from './generated-fault.ts';

/** @returns the first fault of each file */
export const takeOnePerFile = (faults: readonly GeneratedFault[]): GeneratedFault[] => [
  ...new Map(faults.toReversed().map((fault) => [fault.path, fault])).values(),
];
