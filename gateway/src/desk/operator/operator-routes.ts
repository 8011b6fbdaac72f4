import type { Right } from '@lineboard/domain/desk/operator/right';
import {
  COMMAND_NAMES,
  type CommandName,
  pathOfCommand,
  schemaOfCommand,
} from '@lineboard/domain/desk/operator/commands.schema';
import type { OperatorRefusal } from '@lineboard/domain/desk/operator/operator-refusal.schema';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { type CommandOutcome, type OperatorParts, runCommand } from './run-command.ts';
import type { Actor } from './command.ts';
import { findActor } from './find-actor.ts';

export interface OperatorRouteParts extends OperatorParts {
  clientAddress: ClientAddress;
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const send = (reply: FastifyReply, status: number, error: OperatorRefusal): FastifyReply =>
  reply.code(status).send({ error });

const answer = (reply: FastifyReply, outcome: CommandOutcome<CommandName>): FastifyReply => {
  switch (outcome.kind) {
    case 'done':
      return reply.send(outcome.answer);
    case 'refused': {
      const { kind: _, ...refusal } = outcome;
      return send(reply, 409, refusal);
    }
    case 'forbidden':
      return send(reply, 403, {
        code: 'forbidden',
        message: `This token doesn’t have the right ${outcome.right}.`,
      });
    case 'badInput':
      return send(reply, 400, { code: 'badRequest', field: outcome.field, message: outcome.message });
  }
};

/** The rights to commands that change what customers have, or may do. */
const MONEY_RIGHTS: ReadonlySet<Right> = new Set(['money.write', 'tickets.write', 'scores.write']);

/**
 * Serves the operator's commands over HTTP, each as a POST, to callers whose token has the command's right. No page
 * calls them, and a token is no cookie: where a call comes from says nothing.
 */
export const operatorRoutes = (app: FastifyInstance, parts: OperatorRouteParts): void => {
  const { database, clientAddress, wallNowMs } = parts;
  const actors = new WeakMap<FastifyRequest, Actor>();
  /** Before the body is read: nobody else is let in with a large one. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization } = request.headers;
    const actor = await findActor(database, authorization, clientAddress(request.raw), wallNowMs());
    if (actor === null)
      return send(reply.header('www-authenticate', 'Bearer'), 401, {
        code: 'unauthenticated',
        message: 'This takes the token of an operator, as "Authorization: Bearer …".',
      });
    actors.set(request, actor);
    request.callerName = actor.name;
  };
  const handler = (name: CommandName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { 'idempotency-key': key } = request.headers;
    if (key !== undefined && (typeof key !== 'string' || !KEY.test(key)))
      return send(reply, 400, { code: 'badRequest', field: 'Idempotency-Key', message: 'must be a UUID' });
    const input = request.body === undefined ? {} : request.body;
    const actor = actors.get(request)!;
    return answer(reply, await runCommand(parts, { name, actor, input, idempotencyKey: key ?? null }));
  };
  // A body that can't be read never comes to a command; of anything else all routes are told the same.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status !== 400 && status !== 415) throw error;
    return send(reply, 400, { code: 'badRequest', message: error.message });
  });
  for (const name of COMMAND_NAMES) {
    const { bodyLimitBytes: bodyLimit, changes, right } = schemaOfCommand(name);
    const options = {
      onRequest,
      config: { movesMoney: changes && MONEY_RIGHTS.has(right) },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
    };
    app.post(pathOfCommand(name), options, handler(name));
  }
};
