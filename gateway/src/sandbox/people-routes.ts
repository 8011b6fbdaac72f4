import { AFFILIATE_TOKEN_PATH, AGENT_SITE_PATH } from '@lineboard/domain/sandbox/third-party-paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { issueAffiliateToken, type TokenAsked } from './people/affiliate-tokens.ts';
import type { SandboxTools } from './sandbox-parts.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';

const TOKEN_ASKED = {
  type: 'object',
  additionalProperties: false,
  required: ['systemId', 'systemPassword', 'customerId'],
  properties: {
    systemId: { type: 'string', maxLength: 80 },
    systemPassword: { type: 'string', maxLength: 200 },
    customerId: { type: 'string', minLength: 1, maxLength: 80 },
  },
};

/** Reads a form that is posted to a page: the token may have either of the names that the book gives it (spec 1 §7). */
const readPosted = (form: URLSearchParams): { token: string; rest: URLSearchParams } => {
  const token = form.get('token') ?? (form.get('mode') === 'token' ? form.get('password1') : null) ?? '';
  if (!/^[\x21-\x7e]{1,2000}$/.test(token)) throw new SandboxRefusal('badRequest');
  const rest = new URLSearchParams();
  for (const name of ['language', 'theme']) {
    const value = form.get(name);
    if (value !== null) rest.set(name, value.toWellFormed().slice(0, 20));
  }
  return { token, rest };
};

/** To the page itself, the token behind the sign that no server is sent and no log has. */
const leadToPage = (reply: FastifyReply, path: string, form: URLSearchParams): FastifyReply => {
  const { token, rest } = readPosted(form);
  const query = rest.size === 0 ? '' : `?${rest.toString()}`;
  return reply
    .header('cache-control', 'no-store')
    .code(303)
    .header('location', `${path}${query}#${new URLSearchParams({ token }).toString()}`)
    .send();
};

/** What the affiliate system and the agent site take besides the calls of their own pages. */
export const peopleRoutes = (app: FastifyInstance, tools: SandboxTools): void => {
  app.post<{ Body: TokenAsked }>(
    AFFILIATE_TOKEN_PATH,
    { schema: { body: TOKEN_ASKED } },
    async ({ body }, reply) => {
      const parts = { pool: tools.pool, readPassword: tools.people.readPassword };
      const Token = await issueAffiliateToken(parts, body, tools.wallNowMs());
      return reply.header('cache-control', 'no-store').send({ d: { Token } });
    },
  );
  // Forms are for these addresses alone.
  void app.register(async (posted) => {
    posted.removeAllContentTypeParsers();
    posted.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const path of ['/affiliates', AGENT_SITE_PATH])
      posted.post<{ Body: URLSearchParams }>(path, (request, reply) =>
        leadToPage(reply, path, request.body ?? new URLSearchParams()),
      );
  });
};
