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

/** Adds the key for a book whose agent site the sandbox plays. */
const withAgentKey = async (config: Config, database: Pick<Database, 'kysely'>): Promise<Config> => {
  const key = config.AGENT_TOKEN_KEY ?? (await createSecretReader(database, 'sandbox agent key')());
  return { ...config, AGENT_TOKEN_KEY: key };
};

/** As a command needs it that is given where no gateway runs: by it, too, an agent is admitted whom one signed for. */
export const configOfCommands = async (
  config: Config,
  database: Pick<Database, 'kysely'>,
): Promise<Config> => {
  const isPlayed = isSandboxOn(config) && readSiteFile(config.SITE_FILE).agentSite === null;
  return isPlayed ? withAgentKey(config, database) : config;
};

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
  return {
    config: await withAgentKey(config, database),
    siteFile: { ...siteFile, agentSite: sandboxOrigin + AGENT_SITE_PATH },
  };
};
