import { AGENT_SITE_PATH } from '@lineboard/domain/sandbox/third-party-paths';
import type { SiteConfiguration } from '@lineboard/domain/site/site-configuration';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/create-database.ts';
import { createSecretReader } from '../wallet/read-secret.ts';

export interface AgentSite {
  config: Config;
  siteFile: SiteConfiguration;
}

/**
 * A book that has no agent site leads its agents to the sandbox's, where that is on, with tokens that its gateways sign
 * with a key of the database's where nobody set one.
 */
export const playAgentSite = async (
  { config, siteFile }: AgentSite,
  sandboxOrigin: string | null,
  database: Pick<Database, 'kysely'>,
): Promise<AgentSite> => {
  if (sandboxOrigin === null || siteFile.agentSite !== null) return { config, siteFile };
  const key = config.AGENT_TOKEN_KEY ?? (await createSecretReader(database, 'sandbox agent key')());
  return {
    config: { ...config, AGENT_TOKEN_KEY: key },
    siteFile: { ...siteFile, agentSite: sandboxOrigin + AGENT_SITE_PATH },
  };
};
