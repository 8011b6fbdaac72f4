/** A seed's own luck is about half of this. */
export const NEAR = 0.04;

/** @returns the share by which a simulated figure lies beside the one that theory says */
export const offBy = (found: number, expected: number): number => Math.abs(found / expected - 1);
