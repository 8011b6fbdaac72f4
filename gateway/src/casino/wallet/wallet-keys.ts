import { isSandboxOn } from '../../config/sandbox-origin.ts';
import type { Config } from '../../config/read-config.ts';
import { checkWalletIntegrations, SANDBOX_PROVIDER } from '../../config/wallet-providers.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { createSecretReader } from '../../ground/database/read-secret.ts';

/** The providers' keys for signing, by their names. */
export interface WalletKeys {
  /** There is nobody who could call. */
  isEmpty: boolean;
  /** @returns null: there is no such provider */
  find(provider: string): Promise<string | null>;
}

/** The configured ones, and the sandbox where it is on. @throws StartRefused */
export const openWalletKeys = (
  config: Pick<Config, 'WALLET_PROVIDERS' | 'WALLET_INTEGRATIONS' | 'SANDBOX' | 'DEMO'>,
  database: Pick<Database, 'kysely'>,
): WalletKeys => {
  checkWalletIntegrations(config);
  const keys = new Map(config.WALLET_PROVIDERS.map(({ name, key }) => [name, key]));
  const hasSandbox = isSandboxOn(config);
  const readSandboxKey = createSecretReader(database, 'sandbox wallet key');
  return {
    isEmpty: keys.size === 0 && !hasSandbox,
    find: async (provider) =>
      provider === SANDBOX_PROVIDER && hasSandbox ? readSandboxKey() : (keys.get(provider) ?? null),
  };
};
