import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../../account/session/session-token.ts';

/** The headers that a proxy adds to a call. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Somebody on this very machine, and not by way of a proxy on it. */
const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);

/** True for a caller with the token; without a token in the configuration, only for this machine. */
export const createMayReadFigures = (token: string | null): ((request: FastifyRequest) => boolean) => {
  const expected = token === null ? null : hashToken(`Bearer ${token}`);
  return (request) =>
    expected === null
      ? isLocal(request)
      : timingSafeEqual(hashToken(request.headers.authorization ?? ''), expected);
};
