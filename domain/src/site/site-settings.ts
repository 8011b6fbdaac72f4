import type { Static } from 'typebox';
import type { OwnMenuItemSchema } from './site-file.schema.ts';
import type { SiteSettingsSchema } from './site-settings.schema.ts';

/** What the page must know of the book before anybody signs in. Never a secret. */
export type SiteSettings = Static<typeof SiteSettingsSchema>;

/** A way that the operator put into the main menu. */
export type OwnMenuItem = Static<typeof OwnMenuItemSchema>;
