import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { refuse } from '../http/refuse.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Customers } from '../customer/customers.ts';

const PriceTypeBody = Type.Object(
  { priceType: Type.Union([Type.Literal('A'), Type.Literal('D'), Type.Literal('F')]) },
  { additionalProperties: false },
);

const ActionBody = Type.Object(
  {
    action: Type.String({ minLength: 1, maxLength: 200 }),
    detail: Type.Optional(Type.String({ maxLength: 2_000 })),
  },
  { additionalProperties: false },
);

export const customerRoutes = (
  app: FastifyInstance,
  parts: { customers: Customers; sessions: Sessions },
): void => {
  const { customers, sessions } = parts;
  const onRequest = requireCustomer(sessions);

  app.put<{ Body: Type.Static<typeof PriceTypeBody> }>(
    '/api/customer/price-type',
    { onRequest, schema: { body: PriceTypeBody }, bodyLimit: 1_024 },
    async (request, reply) => {
      await customers.changePriceType(customerOf(request).customerId, request.body.priceType);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Type.Static<typeof ActionBody> }>(
    '/api/customer/actions',
    { onRequest, schema: { body: ActionBody }, bodyLimit: 16_384 },
    async (request, reply) => {
      const clean = (text: string): string => text.replaceAll('\0', '');
      const { action, detail } = request.body;
      const isWritten = await customers.logAction(
        customerOf(request).customerId,
        clean(action),
        detail === undefined ? null : clean(detail),
      );
      if (!isWritten) return refuse(reply, 'rateLimited');
      return reply.code(204).send();
    },
  );
};
