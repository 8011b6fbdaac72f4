import type { CallSchema } from '@lineboard/domain/doors/contract/call-schema';
import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import type {
  AnswerOf,
  AnswersOf,
  BodyOf,
  CodeOf,
  ParamsOf,
  QueryOf,
} from '@lineboard/domain/doors/contract/call-types';
import { type CallName, CALLS } from '@lineboard/domain/doors/contract/calls';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { ParamsAfter, Refusal } from '@lineboard/domain/ground/error/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { readIntegers } from './read-integers.ts';
import { sendRefusal } from './refuse.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: CallName;
  }
}

/** The answer is on its way: `refuse` and `answerWith` give it, and nothing else can. */
const IS_SENT: unique symbol = Symbol('sent');
interface Sent {
  readonly [IS_SENT]: true;
}
const SENT: Sent = { [IS_SENT]: true };

/** One call as it came in, its parts as its schema has them. */
export interface HandledCall<Name extends CallName> {
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  request: FastifyRequest;
  /** For headers and cookies. */
  reply: FastifyReply;
  /** With a code of the call's own list. */
  refuse: <Code extends CodeOf<Name> & ErrorCode>(code: Code, ...params: ParamsAfter<Code>) => Sent;
  /** With another status than 200 or 204. */
  answerWith: <Status extends keyof AnswersOf<Name> & number>(
    status: Status,
    body: AnswersOf<Name>[Status],
  ) => Sent;
}

/** Nothing where the answer has no body. */
type Outcome<Name extends CallName> = ([AnswerOf<Name>] extends [undefined] ? void : AnswerOf<Name>) | Sent;

/** A table, so that what a handler returns is looked at as what its call answers, literals and all. */
type Handlers = {
  [Name in CallName]: (call: HandledCall<Name>) => Outcome<Name> | Promise<Outcome<Name>>;
};

interface RouteOptions {
  onRequest?: onRequestAsyncHookHandler | onRequestAsyncHookHandler[];
  /** True for a body that the route reads and judges itself, e.g. row by row. */
  judgesBody?: boolean;
}

const validationOf = ({ params, query, body }: CallSchema, judgesBody: boolean) => ({
  ...(params === undefined ? {} : { params }),
  ...(query === undefined ? {} : { querystring: query }),
  ...(body === undefined || judgesBody ? {} : { body }),
});

const sendAs = (reply: FastifyReply, status: number, body: unknown): void =>
  void reply.code(status).send(body);

/**
 * Registers the one route of a call: method, path, validation and body limit are the contract's, and what the handler
 * gets and returns is typed by it. Answers are written by `JSON.stringify`: a field that the contract doesn't have is
 * found by tests, not dropped.
 */
export const handle = <Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  { onRequest, judgesBody = false }: RouteOptions,
  handler: Handlers[Name],
): void => {
  const { method, path } = CALLS[name];
  const schema = schemaOfCall(name);
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { call: name, movesMoney: schema.movesMoney === true },
    schema: validationOf(schema, judgesBody),
    ...(schema.bodyLimitBytes === undefined ? {} : { bodyLimit: schema.bodyLimitBytes }),
    ...(onRequest === undefined ? {} : { onRequest }),
    preValidation: async (request) => {
      readIntegers(request.params, schema.params);
      readIntegers(request.query, schema.query);
    },
    handler: async (request, reply: FastifyReply) => {
      const outcome = await handler({
        params: request.params as ParamsOf<Name>,
        query: request.query as QueryOf<Name>,
        body: request.body as BodyOf<Name>,
        request,
        reply,
        refuse: (code, ...[params]) => {
          sendRefusal(reply, (params === undefined ? { code } : { code, params }) as Refusal);
          return SENT;
        },
        answerWith: (status, body) => {
          sendAs(reply, status, body);
          return SENT;
        },
      });
      if (outcome === SENT) return reply;
      return outcome === undefined ? reply.code(204).send() : reply.send(outcome);
    },
  });
};
