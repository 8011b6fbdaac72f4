import fastifyRateLimit from '@fastify/rate-limit';
import { MOST_WALLET_BYTES } from '@lineboard/domain/casino/wallet/wallet-bounds';
import { statusOfWalletCode, type WalletCode } from '@lineboard/domain/casino/wallet/wallet-code';
import {
  pathOfWalletCall,
  WALLET_CALL_NAMES,
  WALLET_CALLS,
  type WalletBody,
  type WalletCallName,
} from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { RATE_STORE } from '../../ground/http/rate-store.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/read-config.ts';
import type { Metrics } from '../../ground/report/metrics.ts';
import type { Wallet } from './wallet.ts';
import type { WalletKeys } from './wallet-keys.ts';
import { isSignedBy, readSignedHeaders, type SignedHeaders } from './wallet-signature.ts';

export interface WalletRouteParts {
  config: Pick<Config, 'WALLET_CALLS_PER_MINUTE'>;
  wallet: Wallet;
  walletKeys: WalletKeys;
  metrics: Pick<Metrics, 'walletCalls'>;
  databaseHealth: { note(error: unknown): boolean };
  wallNowMs: () => number;
  clientAddress: (request: IncomingMessage) => string;
}

const refuse = (reply: FastifyReply, code: WalletCode): FastifyReply =>
  reply.code(statusOfWalletCode(code)).send({ code });

const codeOf = ({ statusCode, validation }: FastifyError): WalletCode => {
  if (statusCode === 413) return 'payloadTooLarge';
  if (statusCode === 429) return 'rateLimited';
  const isSenders = statusCode !== undefined && statusCode < 500;
  return validation !== undefined || isSenders ? 'badRequest' : 'internal';
};

/** Providers' calls. What costs more than a look at a header comes after the rate limit, and all else after the key. */
export const walletRoutes = async (app: FastifyInstance, parts: WalletRouteParts): Promise<void> => {
  const { wallet, walletKeys, metrics, wallNowMs } = parts;
  if (walletKeys.isEmpty) return;
  const signed = new WeakMap<FastifyRequest, SignedHeaders>();
  app.removeAllContentTypeParsers();
  // The bytes are what is signed.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === undefined && parts.databaseHealth.note(error))
      return refuse(reply, 'unavailable');
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ err: error }, 'a wallet call failed');
    return refuse(reply, code);
  });
  await app.register(fastifyRateLimit, {
    ...RATE_STORE,
    max: parts.config.WALLET_CALLS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ raw }) => parts.clientAddress(raw),
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const headers = readSignedHeaders(request.headers, wallNowMs());
    if (headers === null) return refuse(reply, 'signatureInvalid');
    signed.set(request, headers);
    return undefined;
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  const readBody = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<unknown> => {
    const headers = signed.get(request);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const key = headers === undefined ? null : await walletKeys.find(headers.provider);
    if (headers === undefined || key === null || !isSignedBy(key, headers, { path, body }))
      return refuse(reply, 'signatureInvalid');
    request.callerName = headers.provider;
    request.body = await new Promise((resolve, reject) => {
      void parse(request, body.toString(), (error, value) => (error ? reject(error) : resolve(value)));
    });
    return undefined;
  };
  for (const name of WALLET_CALL_NAMES) {
    const path = pathOfWalletCall(name);
    app.route({
      method: 'POST',
      url: path,
      bodyLimit: MOST_WALLET_BYTES,
      config: { walletCall: name, movesMoney: true },
      schema: { body: WALLET_CALLS[name].body },
      preValidation: (request, reply) => readBody(request, reply, path),
      handler: async (request, reply) => {
        const { provider } = signed.get(request)!;
        const outcome = await wallet.call(provider, name, request.body as WalletBody<WalletCallName>);
        metrics.walletCalls.inc({ provider, call: name, code: outcome.ok ? '' : outcome.code });
        return outcome.ok ? reply.send(outcome.answer) : refuse(reply, outcome.code);
      },
    });
  }
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of a provider that a route answers. */
    walletCall?: WalletCallName;
  }
}
