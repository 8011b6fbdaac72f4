/** Spec 1 §9: below this width the phone layout; `--phone` and `--desktop` of breakpoints.css. */
export const PHONE_BELOW_PX = 992;

/** A phone on its side, or a desk at twice its size; `--flat` of breakpoints.css. */
export const FLAT_SCREEN = `(width >= 640px) and (width < ${PHONE_BELOW_PX}px) and (height <= 480px)`;
