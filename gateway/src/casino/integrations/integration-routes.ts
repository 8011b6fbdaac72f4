import type { Integration } from '@lineboard/domain/ground/integration/integration';
import { findIntegration } from '@lineboard/domain/ground/integration/integrations';
import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { type FrameSources, listFrames, type ProviderFrame } from '../../config/list-frames.ts';
import { onlyPlayListOf } from '../../config/only-play-list.ts';
import { findWalletProvider } from '../../config/wallet-providers.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import type { Reports } from '../../ground/report/reporter.ts';
import type { FoundSession } from '../../account/session/found-session.ts';
import type { GuessRate } from '../../account/session/guess-rate.ts';
import {
  comparePage,
  customerOf,
  type PersonFinder,
  requireCustomer,
} from '../../account/session/require-customer.ts';
import { createLaunchToken } from '../wallet/launch-tokens.ts';
import { keepWalletSessions } from '../wallet/open-wallet-session.ts';
import { askAffiliateToken, createAffiliateSystems } from './affiliate-tokens.ts';
import { judgeLaunch } from './judge-launch.ts';
import { createLaunchAddress } from './launch-address.ts';
import { createOnlyPlayIcons } from './only-play-icons.ts';
import type { ProviderHealth } from './provider-health.ts';

export interface IntegrationRouteParts extends FrameSources {
  database: Database;
  sessions: PersonFinder;
  guessRate: Pick<GuessRate, 'take'>;
  clientAddress: ClientAddress;
  providerHealth: Pick<ProviderHealth, 'isOut'>;
  reports: Reports;
  wallNowMs: () => number;
}

/** The limit per session and hour: a player who goes from game to game all evening stays below it. */
const LAUNCHES_PER_HOUR = 600;

type Customer = Extract<FoundSession, { state: 'customer' }>;
interface TokenParts extends Pick<IntegrationRouteParts, 'config' | 'database' | 'reports' | 'wallNowMs'> {
  affiliateSystemOf: ReturnType<typeof createAffiliateSystems>;
}

type Made = { token: string | null } | { refused: 'sessionEnded' | 'unavailable' };

/** The frame's one-time token, by the system that its integration trusts. */
const makeToken = async (
  { config, database, reports, wallNowMs, affiliateSystemOf }: TokenParts,
  { frame, integration, game }: { frame: ProviderFrame; integration: Integration; game: string | null },
  customer: Customer | null,
): Promise<Made> => {
  if (integration.signer === 'none' || customer === null) return { token: null };
  const { customerId, sessionId } = customer;
  const system = await affiliateSystemOf(frame);
  if (system !== null)
    return askAffiliateToken(system, customerId).then(
      (token) => ({ token }),
      (error: unknown) => {
        reports.of('integrations').failed('unreachable', error, { integration: integration.name });
        return { refused: 'unavailable' };
      },
    );
  const provider = findWalletProvider(config, frame.name);
  // One that has no key in the wallet could redeem nothing.
  if (provider === null) return { token: null };
  const launch = { customerId, sessionId, integration: frame.name, game, provider };
  const token = await createLaunchToken(database.pool, launch, wallNowMs());
  return token === null ? { refused: 'sessionEnded' } : { token };
};

const MOST_GAME_ID_CHARACTERS = 80;

/** What the table of tokens takes: whatever a page says, no provider has another. */
const isGameId = (game: string): boolean =>
  game !== '' && game.length <= MOST_GAME_ID_CHARACTERS && game.isWellFormed() && !game.includes('\0');

const ipOf = (address: string): string => (isIP(address.split('/')[0]!) === 0 ? '' : address);

/** Opens third parties' pages for those who may. */
export const integrationRoutes = (app: FastifyInstance, parts: IntegrationRouteParts): void => {
  const { database, sessions, guessRate, clientAddress, providerHealth } = parts;
  const frames = new Map(listFrames(parts).map((frame) => [frame.name, frame]));

  const tokenParts = { ...parts, affiliateSystemOf: createAffiliateSystems(parts, database) };

  const readIcons = createOnlyPlayIcons(
    onlyPlayListOf(parts),
    () => performance.now(),
    (error) => parts.reports.of('integrations').failed('unreachable', error, { integration: 'onlyPlay' }),
  );

  /** A caller who is held up is looked up in the database: another gateway may have seen captcha or password done. */
  const findCaller = async (cookie: string | undefined): Promise<FoundSession> => {
    const found = await sessions.find(cookie);
    const isHeldUp = found.state === 'customer' && (found.captcha === 'due' || found.mustChangePassword);
    return isHeldUp ? sessions.read(cookie ?? '') : found;
  };

  handle(
    app,
    'launchIntegration',
    { onRequest: comparePage(sessions) },
    async ({ request, body: { name, parameters }, refuse }) => {
      const integration: Integration = findIntegration(name);
      const found = await findCaller(request.cookies[sessions.cookieName]);
      if (found.state === 'ended') return refuse('sessionEnded');
      const customer = found.state === 'customer' ? found : null;
      const verdict = await judgeLaunch(database.pool, integration, customer);
      if (verdict !== 'open') return refuse(verdict);
      const frame = frames.get(name);
      if (frame === undefined) return refuse('notFound');
      if (customer !== null) {
        const retryAfterMs = await guessRate.take(`launches of ${customer.sessionId}`, LAUNCHES_PER_HOUR);
        if (retryAfterMs > 0) return refuse('rateLimited', { retryAfterMs });
      }
      const game = parameters.find((parameter) => parameter.name === 'gameId')?.value ?? null;
      if (game !== null && !isGameId(game)) return refuse('notFound');
      const made = await makeToken(tokenParts, { frame, integration, game }, customer);
      if ('refused' in made) return refuse(made.refused);
      const ip = ipOf(clientAddress(request.raw));
      return { address: createLaunchAddress(frame, integration, { parameters, ip, token: made.token }) };
    },
  );

  handle(app, 'keepIntegration', { onRequest: requireCustomer(sessions) }, async ({ request, body }) => {
    const { sessionId } = customerOf(request);
    await keepWalletSessions(database.pool, { sessionId, integration: body.name }, parts.wallNowMs());
  });

  handle(app, 'readOnlyPlayIcons', {}, async ({ refuse }) => {
    const icons = await readIcons();
    return icons === null ? refuse('unavailable') : { icons };
  });

  handle(app, 'readIntegrations', {}, () => ({
    out: [...frames.values()].filter((frame) => providerHealth.isOut(frame)).map(({ name }) => name),
  }));
};
