import type { CustomerInfo } from './customer.schema.ts';

type Commented = Pick<CustomerInfo, 'commentsForCustomer' | 'commentsExpireAtMs' | 'commentsHidden'>;

/** VAL1-03, VAL1-04: a comment is there to be shown unless it is hidden or has expired. */
export const isCommentShown = (
  { commentsForCustomer, commentsExpireAtMs = null, commentsHidden = false }: Commented,
  wallMs: number,
): boolean =>
  commentsForCustomer !== null &&
  !commentsHidden &&
  (commentsExpireAtMs === null || wallMs < commentsExpireAtMs);
