import { TicketRequestSchema } from '@lineboard/domain/betting/request/ticket-request.schema';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { refuseErrors } from './refuse-errors.ts';

const app = fastify({
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
});
refuseErrors(app, { note: () => false });
app.post('/ticket', { schema: { body: TicketRequestSchema } }, () => ({ ok: true }));

const ticket = createTicket([createItem(1)]);
const [item] = ticket.items;

describe('a call that is refused for a field', () => {
  it.each([
    ['items.0.amountCents', { ...ticket, items: [{ ...item, amountCents: -1 }] }],
    ['items.0.pick.gameNum', { ...ticket, items: [{ ...item, pick: { ...item?.pick, gameNum: 'x' } }] }],
    ['items.0.seenPrice', { ...ticket, items: [{ ...item, seenPrice: undefined }] }],
    ['priceAcceptance', { ...ticket, priceAcceptance: 'maybe' }],
    ['extra', { ...ticket, extra: 1 }],
    ['idempotencyKey', { ...ticket, idempotencyKey: 7 }],
    ['body', []],
  ])('names it: %s', async (field, payload) => {
    const answer = await app.inject({ method: 'POST', url: '/ticket', payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: { code: 'badRequest', params: { field } } },
    ]);
  });

  it('tells no odd name back', async () => {
    const payload = { ...ticket, '<script>': 1 };
    const answer = await app.inject({ method: 'POST', url: '/ticket', payload });
    expect(answer.json()).toEqual({ error: { code: 'badRequest' } });
  });
});
