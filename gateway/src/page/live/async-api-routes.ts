import type { FastifyInstance } from 'fastify';
import { handle } from '../../ground/http/handle.ts';
import { createAsyncApi } from './create-async-api.ts';

/** The contract of the live socket, for anyone writing their own client. */
export const asyncApiRoutes = (app: FastifyInstance): void => {
  const document = createAsyncApi();
  handle(app, 'readAsyncApi', {}, () => document);
};
