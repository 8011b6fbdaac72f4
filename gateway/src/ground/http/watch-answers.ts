import type { CallName } from '@lineboard/domain/doors/contract/calls';
import type { FastifyInstance } from 'fastify';

/** A call with its status and what is sent, as text; null without a body. */
export type OnAnswered = (name: CallName, status: number, body: string | null) => void;

/** In a file's text each byte is one character. */
const textOf = (payload: unknown): string | null => {
  if (payload instanceof Uint8Array) return Buffer.from(payload).toString('latin1');
  return typeof payload === 'string' ? payload : null;
};

/**
 * Tells of every answer to a call of the contract just before it is sent; routes that are registered later are watched.
 */
export const watchAnswers = (app: FastifyInstance, onAnswered: OnAnswered): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (call !== undefined) onAnswered(call, reply.statusCode, textOf(payload));
  });
};
