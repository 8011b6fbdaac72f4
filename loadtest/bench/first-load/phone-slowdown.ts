/**
 * The middle of Lighthouse's bracket of mid-tier phones, 125 … 800 of its `benchmarkIndex`. The mobile preset means
 * such a phone, and takes it for four times slower than this machine, which is true in the middle of the bracket of
 * fast desktops (1,500 … 2,000) alone.
 */
const PHONE_INDEX = 1_750 / 4;

/** How many times slower than a machine of this index that phone is; never faster. */
export const calculateSlowdown = (benchmarkIndex: number): number =>
  Math.max(1, benchmarkIndex / PHONE_INDEX);
