import type { Static } from 'typebox';
import type { SiteSettingsSchema } from './site-settings.schema.ts';

/** What the page must know of the book before anybody signs in. Never a secret. */
export type SiteSettings = Static<typeof SiteSettingsSchema>;
