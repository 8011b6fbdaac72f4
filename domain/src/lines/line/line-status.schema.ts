import { type Static, Type } from 'typebox';

export const LineStatusSchema = Type.Enum(['O', 'H', 'I'], {
  description: 'O open, H held (shown, not bettable), I circled (bettable up to a lower maximum). HR-32.',
});

/** O open, H held (shown, not bettable), I circled (bettable up to a lower maximum). HR-32. */
export type LineStatus = Static<typeof LineStatusSchema>;
