import type { FastifyInstance } from 'fastify';
import { captchaRoutes } from '../account/captcha/captcha-routes.ts';
import { cardRoutes } from '../account/cards/card-routes.ts';
import { passkeyRoutes } from '../account/passkeys/passkey-routes.ts';
import { webPushRoutes } from '../account/web-push/web-push-routes.ts';
import { customerRoutes } from '../account/self-service/customer-routes.ts';
import { inboxRoutes } from '../account/self-service/inbox-routes.ts';
import { lineAlertRoutes } from '../account/self-service/line-alert-routes.ts';
import { ownLimitRoutes } from '../account/self-service/own-limit-routes.ts';
import { realityRoutes } from '../account/self-service/reality-routes.ts';
import { settingsRoutes } from '../account/self-service/settings-routes.ts';
import { textRoutes } from '../account/self-service/text-routes.ts';
import { deviceRoutes } from '../account/session/device-routes.ts';
import { passwordRoutes } from '../account/session/password-routes.ts';
import { resetRoutes } from '../account/session/reset-routes.ts';
import { sessionRoutes } from '../account/session/session-routes.ts';
import { signUpRoutes } from '../account/sign-up/sign-up-routes.ts';
import { offeringRoutes } from '../betting/offering/offering-routes.ts';
import { rifCheckRoutes } from '../betting/tickets/rif-check-routes.ts';
import { ticketPasswordRoutes } from '../betting/tickets/ticket-password-routes.ts';
import { saleRoutes } from '../betting/selling/sale-routes.ts';
import { ticketRoutes } from '../betting/tickets/ticket-routes.ts';
import { figuresRoutes } from '../books/daily-figures/figures-routes.ts';
import { exportRoutes } from '../books/exports/export-routes.ts';
import { openBetsRoutes } from '../books/open-bets/open-bets-routes.ts';
import { receiptRoutes } from '../books/receipts/receipt-routes.ts';
import { ticketStoryRoutes } from '../books/ticket-story/ticket-story-routes.ts';
import { transactionsRoutes } from '../books/transactions/transactions-routes.ts';
import { integrationRoutes } from '../casino/integrations/integration-routes.ts';
import { walletRoutes } from '../casino/wallet/wallet-routes.ts';
import { operationsRoutes } from '../desk/operations/operations-routes.ts';
import { operatorRoutes } from '../desk/operator/operator-routes.ts';
import { pageErrorRoutes } from '../ground/page-errors/page-error-routes.ts';
import { asyncApiRoutes } from '../page/live/async-api-routes.ts';
import { openApiRoutes } from '../page/site/open-api-routes.ts';
import { screenRoutes } from '../page/screen/screen-routes.ts';
import { siteRoutes } from '../page/site/site-routes.ts';
import { bannerRoutes } from '../words/banners/banner-routes.ts';
import { contentRoutes } from '../words/content/content-routes.ts';
import type { ContentView } from '../words/content/create-content-view.ts';
import { plugIn } from './plug-in.ts';

const contentOf = (app: FastifyInstance, { contentView }: { contentView: ContentView }): void =>
  contentRoutes(app, contentView);

/** Every call that the page makes, and what each group of calls is given. */
export const PAGE_ROUTES = [
  plugIn(siteRoutes, ['config', 'mailer', 'rules', 'sandboxOrigin', 'siteFile', 'sliderRoom']),
  plugIn(contentOf, ['contentView']),
  plugIn(bannerRoutes, ['config', 'database', 'wallNowMs']),
  plugIn(openApiRoutes, ['config']),
  plugIn(asyncApiRoutes, []),
  plugIn(sessionRoutes, [
    'clientAddress',
    'config',
    'customers',
    'database',
    'guessRate',
    'knownDevices',
    'lockOut',
    'loginTokens',
    'metrics',
    'passwordQueue',
    'rememberedDevices',
    'sessions',
    'siteFile',
    'wallNowMs',
  ]),
  plugIn(captchaRoutes, ['captcha', 'guessRate', 'sessions']),
  plugIn(passwordRoutes, [
    'clientAddress',
    'config',
    'database',
    'guessRate',
    'knownDevices',
    'lockOut',
    'loginTokens',
    'passwordQueue',
    'sessions',
  ]),
  plugIn(resetRoutes, [
    'clientAddress',
    'config',
    'database',
    'deletePasskeys',
    'guessRate',
    'knownDevices',
    'lockOut',
    'loginTokens',
    'mailer',
    'passwordQueue',
    'reports',
    'resetQueue',
    'sessions',
    'wallNowMs',
  ]),
  plugIn(signUpRoutes, [
    'clientAddress',
    'config',
    'database',
    'guessRate',
    'lockOut',
    'loginTokens',
    'mailer',
    'passwordQueue',
    'wallNowMs',
  ]),
  plugIn(deviceRoutes, ['config', 'database', 'knownDevices', 'rememberedDevices', 'sessions', 'wallNowMs']),
  plugIn(passkeyRoutes, [
    'clientAddress',
    'config',
    'customerEvents',
    'customers',
    'database',
    'guessRate',
    'knownDevices',
    'lockOut',
    'loginTokens',
    'mailer',
    'metrics',
    'passwordQueue',
    'rememberedDevices',
    'reports',
    'sessions',
    'siteFile',
    'wallNowMs',
  ]),
  plugIn(customerRoutes, ['customerEvents', 'customers', 'sessions']),
  plugIn(inboxRoutes, ['bookNowMs', 'customerEvents', 'database', 'inbox', 'sessions']),
  plugIn(lineAlertRoutes, ['book', 'bookNowMs', 'database', 'sessions', 'wallNowMs']),
  plugIn(settingsRoutes, [
    'config',
    'customerEvents',
    'customers',
    'database',
    'offering',
    'rememberedDevices',
    'sandboxOrigin',
    'sessions',
    'siteFile',
  ]),
  plugIn(ownLimitRoutes, ['bookNowMs', 'customerEvents', 'customers', 'database', 'sessions', 'wallNowMs']),
  plugIn(realityRoutes, ['bookNowMs', 'customerEvents', 'database', 'sessions', 'wallNowMs']),
  plugIn(textRoutes, ['builtInTexts', 'customers', 'database', 'sessions', 'wallNowMs']),
  plugIn(webPushRoutes, ['config', 'database', 'sessions', 'wallNowMs', 'webPushKeys']),
  plugIn(pageErrorRoutes, ['clientAddress', 'clientDir', 'log', 'metrics']),
  plugIn(screenRoutes, ['clientAddress', 'screenMarks', 'sessions', 'traces', 'wallNowMs']),
  plugIn(cardRoutes, [
    'cardKey',
    'clientAddress',
    'config',
    'database',
    'guessRate',
    'lockOut',
    'loginTokens',
    'passwordQueue',
    'sessions',
    'wallNowMs',
  ]),
  plugIn(integrationRoutes, [
    'clientAddress',
    'config',
    'database',
    'guessRate',
    'providerHealth',
    'reports',
    'sandboxOrigin',
    'sessions',
    'siteFile',
    'wallNowMs',
  ]),
  plugIn(offeringRoutes, [
    'database',
    'defaultStore',
    'games',
    'lineHistories',
    'inPlay',
    'offering',
    'scores',
    'sessions',
  ]),
  plugIn(ticketRoutes, ['screenMarks', 'sessions', 'tickets', 'wallNowMs']),
  plugIn(ticketPasswordRoutes, [
    'clientAddress',
    'config',
    'database',
    'guessRate',
    'lockOut',
    'loginTokens',
    'passwordQueue',
    'sessions',
  ]),
  plugIn(rifCheckRoutes, ['book', 'database', 'rules', 'sessions']),
  plugIn(saleRoutes, ['sales', 'sessions']),
  plugIn(openBetsRoutes, ['book', 'bookNowMs', 'database', 'sessions']),
  plugIn(transactionsRoutes, ['bookNowMs', 'database', 'sessions']),
  plugIn(ticketStoryRoutes, ['book', 'database', 'rules', 'sessions']),
  plugIn(receiptRoutes, [
    'book',
    'bookNowMs',
    'clientAddress',
    'config',
    'database',
    'exports',
    'rules',
    'sessions',
    'wallNowMs',
  ]),
  plugIn(exportRoutes, ['book', 'bookNowMs', 'database', 'exports', 'sessions']),
  plugIn(figuresRoutes, ['bookNowMs', 'database', 'sessions']),
] as const;

export const OPERATOR_ROUTES = [
  plugIn(operatorRoutes, [
    'book',
    'bookNowMs',
    'cardKey',
    'clientAddress',
    'config',
    'customerEvents',
    'customers',
    'database',
    'defaultStore',
    'figuresOf',
    'mailer',
    'siteFile',
    'wallNowMs',
  ]),
] as const;

export const WALLET_ROUTES = [
  plugIn(walletRoutes, [
    'clientAddress',
    'config',
    'databaseHealth',
    'metrics',
    'wallNowMs',
    'wallet',
    'walletKeys',
  ]),
] as const;

/** The routes for the people who run the gateway. */
export const OPERATIONS_ROUTES = [
  plugIn(operationsRoutes, ['book', 'databaseHealth', 'identity', 'isStopping']),
] as const;
