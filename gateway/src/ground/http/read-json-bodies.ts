import type { FastifyInstance } from 'fastify';

/**
 * JSON as Fastify reads it, only that nothing at all is no body and not a broken one: whether it is missed the route
 * knows.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
};
