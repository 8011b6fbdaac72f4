import { cents } from '../../ground/money/cents.schema.ts';
import { strict } from '../../ground/schema/strict.ts';

/** `Cut`. */
export const CutSchema = strict(
  { riskCents: cents(), toWinCents: cents() },
  { description: 'What a rolling if still stakes when its parent gave back less than that (HR-25).' },
);
