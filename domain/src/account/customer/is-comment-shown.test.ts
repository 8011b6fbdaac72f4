import { describe, expect, it } from 'vitest';
import { createCustomer } from '../../../testing/account-fixtures.ts';
import { isCommentShown } from './is-comment-shown.ts';

const written = { commentsForCustomer: 'Call us', commentsWrittenAtMs: 1 };

describe('a comment', () => {
  it('is shown where there is one', () => {
    expect(isCommentShown(createCustomer(written), 5)).toBe(true);
    expect(isCommentShown(createCustomer(), 5)).toBe(false);
  });
  it('VAL1-03: is not shown when it is hidden', () => {
    expect(isCommentShown(createCustomer({ ...written, commentsHidden: true }), 5)).toBe(false);
  });
  it('VAL1-04: is not shown from the moment on that it expires', () => {
    const customer = createCustomer({ ...written, commentsExpireAtMs: 10 });
    expect(isCommentShown(customer, 9)).toBe(true);
    expect(isCommentShown(customer, 10)).toBe(false);
  });
});
