/**
 * Whole epoch milliseconds that no one sets: the wall clock's at the start of this process, running on by the monotonic
 * clock. For how long ago something was: a wall clock that is put right would make it minutes, or less than nothing.
 */
export const steadyNowMs = (): number => Math.round(performance.timeOrigin + performance.now());
