import type { Static } from 'typebox';
import type { LineStatusSchema } from './line-status.schema.ts';

/** O open, H held (shown, not bettable), I circled (bettable up to a lower maximum). HR-32. */
export type LineStatus = Static<typeof LineStatusSchema>;
