import type { Static } from 'typebox';
import type { ItemRulingSchema } from './item-ruling.schema.ts';

export type ItemRuling = Static<typeof ItemRulingSchema>;
