import { AFFILIATE_TOKEN_PATH, SANDBOX_SYSTEM_ID } from '@lineboard/domain/sandbox/third-party-paths';
import { StartRefused } from '../ground/report/start-refused.ts';
import type { Config } from './read-config.ts';

/** The system of another company that makes the tokens of affiliates and card authorizations. */
export interface AffiliateSystem {
  /** Where a token is asked for. */
  url: string;
  systemId: string;
  password: string;
}

type AffiliateConfig = Pick<
  Config,
  'AFFILIATE_TOKEN_URL' | 'AFFILIATE_SYSTEM_ID' | 'AFFILIATE_SYSTEM_PASSWORD'
>;

/** The one that the sandbox plays. @param password of the book there, kept with the database */
export const playedAffiliateSystem = (sandboxOrigin: string, password: string): AffiliateSystem => ({
  url: sandboxOrigin + AFFILIATE_TOKEN_PATH,
  systemId: SANDBOX_SYSTEM_ID,
  password,
});

/**
 * @returns null: the book has none
 * @throws StartRefused when only a part of it is set up
 */
export const affiliateSystemOf = ({
  AFFILIATE_TOKEN_URL: url,
  AFFILIATE_SYSTEM_ID: systemId,
  AFFILIATE_SYSTEM_PASSWORD: password,
}: AffiliateConfig): AffiliateSystem | null => {
  if (url !== null && systemId !== null && password !== null) return { url, systemId, password };
  if (url === null && systemId === null && password === null) return null;
  throw new StartRefused(
    'AFFILIATE_TOKEN_URL, AFFILIATE_SYSTEM_ID and AFFILIATE_SYSTEM_PASSWORD go together: set all of them, or none.',
  );
};
