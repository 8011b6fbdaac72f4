import type { IntegrationFrame } from '@lineboard/domain/ground/integration/frame-address';
import {
  findIntegration,
  INTEGRATIONS,
  type IntegrationName,
  listAvailable,
} from '@lineboard/domain/ground/integration/integrations';
import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { StartRefused } from '../ground/report/start-refused.ts';
import { affiliateSystemOf } from './affiliate-system.ts';
import type { Config } from './read-config.ts';

export interface FrameSources {
  config: Config;
  siteFile: SiteConfiguration;
  /** The origin where the sandbox plays the third parties that aren't set up; null when it is off. */
  sandboxOrigin?: string | null | undefined;
}

/** An integration's address, and the company whose site it is. */
export interface ProviderFrame extends IntegrationFrame {
  isSandbox: boolean;
}

const withParameter = (address: string, parameter: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}`;

const sandboxFrame = (name: IntegrationName, origin: string, frame: string): ProviderFrame => ({
  name,
  address: withParameter(origin + frame, 'language={language}&theme={theme}'),
  isSandbox: true,
});

/** The sites in the operator's file are frames too, of the affiliate system, which issues their tokens. */
const siteFrames = ({ siteFile, config }: FrameSources): ProviderFrame[] => {
  if (affiliateSystemOf(config) === null) return [];
  const sites = [
    { name: 'affiliates', address: siteFile.affiliatesUrl },
    { name: 'cardAuthorization', address: siteFile.cardAuthUrl },
  ] as const;
  return sites.flatMap(({ name, address }) =>
    address === null ? [] : [{ name, address: withParameter(address, 'token={token}'), isSandbox: false }],
  );
};

/** Lists each integration that is set up once: by the configuration, by the operator's file, or in the sandbox. */
export const listFrames = (sources: FrameSources): ProviderFrame[] => {
  const { config, sandboxOrigin = null } = sources;
  const played =
    sandboxOrigin === null
      ? []
      : INTEGRATIONS.flatMap(({ name, frame }) =>
          frame === null ? [] : [sandboxFrame(name, sandboxOrigin, frame)],
        );
  const own = config.INTEGRATION_FRAMES.map((frame) => ({ ...frame, isSandbox: false }));
  const byName = new Map([...played, ...siteFrames(sources), ...own].map((one) => [one.name, one]));
  return [...byName.values()];
};

/** The names of the integrations that pages get. */
export const listSetUp = (sources: FrameSources): IntegrationName[] =>
  listAvailable(new Set(listFrames(sources).map(({ name }) => name)));

/** Whether a frame's token comes from the affiliate system, either another company's or the sandbox's. */
export const asksAffiliateSystem = ({ name }: Pick<ProviderFrame, 'name'>): boolean =>
  findIntegration(name).signer === 'affiliateToken';

/**
 * @param ownOrigins ownOrigins the origins of the book's pages
 * @throws StartRefused for a frame on the book's own site, and for one whose tokens nobody issues
 */
export const checkFrames = (config: Config, ownOrigins: readonly string[]): void => {
  for (const frame of config.INTEGRATION_FRAMES) {
    if (ownOrigins.includes(new URL(frame.address).origin))
      throw new StartRefused(
        `INTEGRATION_FRAMES got an address of ${frame.name} on the book's own origin, it takes those of other sites.`,
      );
    if (asksAffiliateSystem(frame) && affiliateSystemOf(config) === null)
      throw new StartRefused(
        `INTEGRATION_FRAMES got ${frame.name}, it takes that beside AFFILIATE_TOKEN_URL.`,
      );
  }
};
