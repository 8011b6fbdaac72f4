import type { Config } from './read-config.ts';

/** Unless it is said, a demo book opens accounts at once, and any other none. */
export const signUpModeOf = ({
  SIGN_UP,
  DEMO,
}: Pick<Config, 'SIGN_UP' | 'DEMO'>): 'closed' | 'open' | 'approve' => SIGN_UP ?? (DEMO ? 'open' : 'closed');
