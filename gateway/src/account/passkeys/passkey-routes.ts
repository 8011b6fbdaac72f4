import type { FastifyInstance } from 'fastify';
import { identityRoutes, type IdentityRouteParts } from '../session/identity-routes.ts';
import { ownPasskeyRoutes, type OwnPasskeyRouteParts } from './own-passkey-routes.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { passkeySignInRoutes, type PasskeySignInRouteParts } from './passkey-sign-in-routes.ts';

export type PasskeyRouteParts = IdentityRouteParts &
  Omit<OwnPasskeyRouteParts & PasskeySignInRouteParts, 'challenges'>;

/** Passkeys, and who is asking, shown by one of them or by the password. */
export const passkeyRoutes = (app: FastifyInstance, parts: PasskeyRouteParts): void => {
  const challenges = createPasskeyChallenges(parts.database, parts.wallNowMs);
  identityRoutes(app, parts);
  ownPasskeyRoutes(app, { ...parts, challenges });
  passkeySignInRoutes(app, { ...parts, challenges });
};
