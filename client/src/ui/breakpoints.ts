/** Spec 1 §9: below this width the phone layout; `--phone` and `--desktop` of breakpoints.css. */
export const PHONE_BELOW_PX = 992;
