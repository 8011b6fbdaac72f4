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
  /** Where the sandbox plays whom nobody set up; null when it is off. */
  sandboxOrigin?: string | null | undefined;
}

/** Where an integration is found, and whose site that is. */
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

/** The sites that the operator's file names are frames, too: of the affiliate system, which makes their tokens. */
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

/** Every integration that is set up, once: by the configuration, by the operator's file, or played by the sandbox. */
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

/** The integrations that pages are told of. */
export const listSetUp = (sources: FrameSources): IntegrationName[] =>
  listAvailable(new Set(listFrames(sources).map(({ name }) => name)));

/** Whether a frame's token comes from the affiliate system: another company's, or the one that the sandbox plays. */
export const asksAffiliateSystem = ({ name }: Pick<ProviderFrame, 'name'>): boolean =>
  findIntegration(name).signer === 'affiliateToken';

/**
 * @param ownOrigins of the book's pages
 * @throws StartRefused for a frame that would be no other site than the book, and for one whose tokens nobody makes
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
