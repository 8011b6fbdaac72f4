import {
  SANDBOX_CALLS,
  type SandboxBody,
  type SandboxCallName,
} from '@lineboard/domain/sandbox/sandbox-calls.schema';
import {
  type SandboxErrorBody,
  type SandboxCode,
  statusOfSandboxCode,
} from '@lineboard/domain/sandbox/sandbox-code';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listLiveMatches } from './boards/list-live-matches.ts';
import { askForCash, cancelCash, readCashier } from './cashier/cashier-calls.ts';
import { askBook } from './ask-book.ts';
import { admitAgent } from './people/admit-agent.ts';
import { redeemAffiliateToken } from './people/affiliate-tokens.ts';
import { createAffiliateDesk, createCardDesk } from './people/made-up-desks.ts';
import { moveAtTable } from './rounds/move-round.ts';
import { readTable } from './rounds/finish-step.ts';
import { gameOf } from './rounds/judge-input.ts';
import { revealSeed } from './rounds/reveal-seed.ts';
import { startAtTable } from './rounds/start-round.ts';
import type { SandboxTools } from './sandbox-parts.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import { enterGuest, findGuest, type SeatedGuest } from './sessions/guests.ts';

type SeatedCall = Exclude<SandboxCallName, 'enter' | 'boards/live' | 'props/open' | `people/${string}`>;

type Handlers = {
  [Name in SeatedCall]: (guest: SeatedGuest, body: SandboxBody<Name>) => Promise<object>;
};

const codeOfStatus = (status: number): SandboxCode => {
  if (status === 413) return 'payloadTooLarge';
  if (status === 429) return 'rateLimited';
  return status >= 400 && status < 500 ? 'badRequest' : 'internal';
};

const send = (reply: FastifyReply, code: SandboxCode): FastifyReply =>
  reply.code(statusOfSandboxCode(code)).send({ error: { code } } satisfies SandboxErrorBody);

/** Whatever goes wrong leaves as a code, without a word of its inside. */
export const refuseSandboxErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_request, reply) => send(reply, 'notFound'));
  app.setErrorHandler((error: FastifyError | SandboxRefusal, request, reply) => {
    if (error instanceof SandboxRefusal) return send(reply, error.code);
    const code = codeOfStatus(error.validation === undefined ? (error.statusCode ?? 500) : 400);
    if (code === 'internal') request.log.error({ err: error }, 'a call of the sandbox failed');
    return send(reply, code);
  });
};

const askBalance = async ({ wallet }: SandboxTools, { walletSession }: SeatedGuest): Promise<object> => {
  const answer = await askBook(wallet, 'balance', { session: walletSession });
  return { balanceCents: Number(answer['balanceCents']), currency: String(answer['currency']) };
};

/** Calls of pages that nobody plays at: each brings a token of its own, which is good once. */
const listTokenCalls = (
  tools: SandboxTools,
): ReadonlyMap<string, (token: string, wallMs: number) => Promise<object>> =>
  new Map<string, (token: string, wallMs: number) => Promise<object>>([
    ['enter', (token, wallMs) => enterGuest(tools, token, wallMs)],
    [
      'people/affiliate',
      async (token, wallMs) => createAffiliateDesk(await redeemAffiliateToken(tools.pool, token, wallMs)),
    ],
    [
      'people/cards',
      async (token, wallMs) => createCardDesk(await redeemAffiliateToken(tools.pool, token, wallMs)),
    ],
    ['people/agent', (token) => admitAgent(tools.people, token)],
  ]);

/** The calls of the sandbox's own pages. Who calls is told by a header that no browser adds by itself. */
export const sandboxRoutes = (app: FastifyInstance, tools: SandboxTools, origin: () => string): void => {
  const handlers: Handlers = {
    balance: (guest) => askBalance(tools, guest),
    'games/open': async ({ player }, { game, title }) => {
      gameOf(game);
      return readTable(tools, { player, game, title });
    },
    'games/start': (guest, body) => startAtTable(tools, guest, body),
    'games/move': (guest, body) => moveAtTable(tools, guest, body),
    'cashier/open': (guest) => readCashier(tools, guest),
    'cashier/ask': (guest, body) => askForCash(tools, guest, body),
    'cashier/cancel': (guest, { transaction }) => cancelCash(tools, guest, transaction),
    'games/reveal': ({ player }, { game, title }) => revealSeed(tools, { player, game, title }),
  };
  const tokenCalls = listTokenCalls(tools);
  const answer = async (name: SandboxCallName, { headers, body }: FastifyRequest): Promise<object> => {
    const wallMs = tools.wallNowMs();
    // A visitor sees who plays, too.
    if (name === 'boards/live')
      return { matches: listLiveMatches((body as SandboxBody<'boards/live'>).board, wallMs) };
    if (name === 'props/open') {
      const { gameNum } = body as SandboxBody<'props/open'>;
      return { game: await (gameNum === null ? tools.propsGames.first() : tools.propsGames.read(gameNum)) };
    }
    const byToken = tokenCalls.get(name);
    if (byToken !== undefined) return byToken((body as SandboxBody<'enter'>).token, wallMs);
    const guest = await findGuest(tools.pool, headers.authorization, wallMs);
    return handlers[name as SeatedCall](guest, body as never);
  };
  for (const name of Object.keys(SANDBOX_CALLS) as SandboxCallName[])
    app.post(`/${name}`, {
      schema: { body: SANDBOX_CALLS[name] },
      onRequest: async ({ headers }) => {
        if (headers.origin !== origin()) throw new SandboxRefusal('originRefused');
      },
      handler: async (request, reply) =>
        reply.header('cache-control', 'no-store').send(await answer(name, request)),
    });
};
