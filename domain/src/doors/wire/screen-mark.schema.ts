import { words } from '../../ground/schema/words.ts';

/** By it a page reports when it has drawn something; the gateway alone can read and make one. */
export const ScreenMarkSchema = words(256, 'Handed out by the gateway; it says nothing to the page.', {
  minLength: 1,
});
