import { iso31661, iso31662 } from 'iso-3166';

/** ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] = iso31661.map(({ alpha2 }) => alpha2);

/** The states of the United States. */
export const STATES: ReadonlyArray<{ code: string; name: string }> = iso31662
  .filter(({ code }) => code.startsWith('US-'))
  .map(({ code, name }) => ({ code, name }));
