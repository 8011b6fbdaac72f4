import type { IntegrationFrame } from '@lineboard/domain/ground/integration/frame-address';
import { INTEGRATIONS, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { StartRefused } from '../ground/report/start-refused.ts';
import { isSandboxOn } from './sandbox-origin.ts';
import { listOf, type Variable } from '../ground/variables/variable.ts';

/** A company whose games move the money of the book's customers. */
export interface WalletProvider {
  name: string;
  /** The key with which both sides sign. */
  key: string;
}

/** The book's own stand-in for all third parties: its key is stored in the database. */
export const SANDBOX_PROVIDER = 'sandbox';

const parseProvider = (text: string): WalletProvider | undefined => {
  const [, name, key] = /^([a-z][a-z0-9-]{0,31})=([\x21-\x7e]{32,200})$/.exec(text) ?? [];
  return name === undefined || key === undefined || name === SANDBOX_PROVIDER ? undefined : { name, key };
};

/** Names must be unique: if several entries share one, it is unclear which is meant. */
const each = <T>(every: Variable<T[]>, nameOf: (one: T) => string): Variable<T[]> => ({
  ...every,
  parse: (given) => {
    const parsed = every.parse(given);
    return new Set(parsed?.map(nameOf)).size === parsed?.length ? parsed : undefined;
  },
});

export const walletProviders: Variable<WalletProvider[]> = each(
  listOf(
    'name=key pairs, one each, no provider called sandbox, keys of 32 to 200 visible characters without a comma',
    parseProvider,
    true,
  ),
  ({ name }) => name,
);

const parseIntegration = (text: string): { integration: IntegrationName; provider: string } | undefined => {
  const [, name, provider] = /^(\w{1,40})=([a-z][a-z0-9-]{0,31})$/.exec(text) ?? [];
  const integration = INTEGRATIONS.find((one) => one.name === name);
  return integration === undefined || provider === undefined
    ? undefined
    : { integration: integration.name, provider };
};

export const walletIntegrations = each(
  listOf(
    'integration=provider pairs, one for each integration, e.g. casino=acme,horses=acme',
    parseIntegration,
  ),
  ({ integration }) => integration,
);

interface WalletConfig {
  WALLET_PROVIDERS: readonly WalletProvider[];
  WALLET_INTEGRATIONS: ReadonlyArray<{ integration: IntegrationName; provider: string }>;
  INTEGRATION_FRAMES: readonly IntegrationFrame[];
  SANDBOX: boolean | null;
  DEMO: boolean;
}

/** @throws StartRefused when an integration is given to a provider that isn't there */
export const checkWalletIntegrations = ({
  WALLET_PROVIDERS: providers,
  WALLET_INTEGRATIONS: integrations,
}: Pick<WalletConfig, 'WALLET_PROVIDERS' | 'WALLET_INTEGRATIONS'>): void => {
  const stranger = integrations.find(({ provider }) => providers.every(({ name }) => name !== provider));
  if (stranger !== undefined)
    throw new StartRefused(
      `WALLET_INTEGRATIONS got the provider ${stranger.provider}, it takes one of WALLET_PROVIDERS.`,
    );
};

/**
 * Finds the provider that redeems the launch tokens of an integration's frame. @returns null when there is none,
 * because its games move no money here
 */
export const findWalletProvider = (config: WalletConfig, integration: IntegrationName): string | null => {
  const isSetUp = config.INTEGRATION_FRAMES.some(({ name }) => name === integration);
  if (!isSetUp) return isSandboxOn(config) ? SANDBOX_PROVIDER : null;
  return config.WALLET_INTEGRATIONS.find((one) => one.integration === integration)?.provider ?? null;
};
