import { Type } from 'typebox';

/** `LineStatus`. */
export const LineStatusSchema = Type.Enum(['O', 'H', 'I'], {
  description: 'O open, H held (shown, not bettable), I circled (bettable up to a lower maximum). HR-32.',
});
