import { createOpenApi } from '@lineboard/domain/doors/contract/create-open-api';
import { createWalletOpenApi } from '@lineboard/domain/doors/contract/create-wallet-open-api';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/read-config.ts';
import { handle } from '../../ground/http/handle.ts';
import { createCookieNames } from '../../account/session/cookie-names.ts';

export interface OpenApiRouteParts {
  config: Pick<Config, 'BOOK_NAME' | 'PUBLIC_ORIGINS'>;
}

/** The contracts of the HTTP calls, for anyone writing a client or a provider of games. */
export const openApiRoutes = (app: FastifyInstance, { config }: OpenApiRouteParts): void => {
  let document: Record<string, unknown> | undefined;
  handle(app, 'readOpenApi', {}, () => {
    document ??= createOpenApi({ cookie: createCookieNames(config).session, title: config.BOOK_NAME });
    return document;
  });
  let ofWallet: Record<string, unknown> | undefined;
  handle(app, 'readWalletOpenApi', {}, () => {
    ofWallet ??= createWalletOpenApi({ title: config.BOOK_NAME });
    return ofWallet;
  });
};
