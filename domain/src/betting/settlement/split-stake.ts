import type { Cents } from '../../ground/money/cents.ts';

/**
 * One stake in equal parts of whole cents (HR-85): cents that are left over go to the first parts, one each, so that
 * nothing is lost and no two parts differ by more than a cent.
 */
export const splitStake = (stakeCents: Cents, parts: number): Cents[] => {
  const each = Math.floor(stakeCents / parts);
  const left = stakeCents - each * parts;
  return Array.from({ length: parts }, (_, at) => each + Number(at < left));
};
