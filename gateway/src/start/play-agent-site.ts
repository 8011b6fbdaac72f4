import { AGENT_SITE_PATH } from '@lineboard/domain/sandbox/third-party-paths';
import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import type { Config } from '../config/read-config.ts';
import { readSiteFile } from '../config/read-site-file.ts';
import { isSandboxOn } from '../config/sandbox-origin.ts';
import type { Database } from '../ground/database/create-database.ts';
import { createSecretReader } from '../ground/database/read-secret.ts';

export interface AgentSite {
  config: Config;
  siteFile: SiteConfiguration;
}

/** Adds the key of a book whose agent site is played by the sandbox. */
const withAgentKey = async (config: Config, database: Pick<Database, 'kysely'>): Promise<Config> => {
  const key = config.AGENT_TOKEN_KEY ?? (await createSecretReader(database, 'sandbox agent key')());
  return { ...config, AGENT_TOKEN_KEY: key };
};

/**
 * The configuration for a command that runs without a gateway: it must accept agents' tokens that a gateway has signed.
 */
export const configOfCommands = async (
  config: Config,
  database: Pick<Database, 'kysely'>,
): Promise<Config> => {
  const isPlayed = isSandboxOn(config) && readSiteFile(config.SITE_FILE).agentSite === null;
  return isPlayed ? withAgentKey(config, database) : config;
};

/**
 * Leads the agents of a book without an agent site to the sandbox's, if that is on. The gateways sign the tokens, with
 * a key from the database if none is configured.
 */
export const playAgentSite = async (
  { config, siteFile }: AgentSite,
  sandboxOrigin: string | null,
  database: Pick<Database, 'kysely'>,
): Promise<AgentSite> => {
  if (sandboxOrigin === null || siteFile.agentSite !== null) return { config, siteFile };
  return {
    config: await withAgentKey(config, database),
    siteFile: { ...siteFile, agentSite: sandboxOrigin + AGENT_SITE_PATH },
  };
};
