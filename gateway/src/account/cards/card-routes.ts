import { areCardSizesTaken } from '@lineboard/domain/account/cards/card-upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import type { CardKey } from '../../config/card-keys.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, refuseDemo, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import {
  type CardSender,
  findUpload,
  isWholePart,
  MOST_KEPT_IMAGES,
  savePart,
  startUpload,
  TOKEN_TTL_MS,
} from './card-uploads.ts';
import { submitCard, type SubmitCardParts } from './submit-card.ts';

export interface CardRouteParts extends SubmitCardParts {
  sessions: Sessions;
  clientAddress: ClientAddress;
  /** The key that images are sealed with; null: the book takes none. */
  cardKey: CardKey | null;
}

/** A form is filled in a few times at most; each start lets 12 MB be sent. */
const STARTS_PER_HOUR = 20;

export const cardRoutes = (app: FastifyInstance, parts: CardRouteParts): void => {
  const { sessions, database, guessRate, wallNowMs, cardKey } = parts;
  // A demo visitor is everybody.
  const onRequest = [requireCustomer(sessions), refuseDemo];
  const senderOf = (request: FastifyRequest): CardSender => ({
    customerId: customerOf(request).customerId,
    session: request.cookies[sessions.cookieName] ?? '',
  });

  handle(app, 'startCardUpload', { onRequest }, async ({ request, body: { sizes }, refuse }) => {
    if (cardKey === null) return refuse('cardsUnavailable');
    if (!areCardSizesTaken(sizes)) return refuse('badRequest', { field: 'sizes' });
    const sender = senderOf(request);
    const retryAfterMs = await guessRate.take(`card:${sender.customerId}`, STARTS_PER_HOUR);
    if (retryAfterMs > 0) return refuse('rateLimited', { retryAfterMs });
    const started = await startUpload(database.pool, sender, sizes, wallNowMs());
    if (started === null) return refuse('cardsFull', { most: MOST_KEPT_IMAGES });
    return { uploadId: started.uploadId, resultMessage: started.token, expiresInMs: TOKEN_TTL_MS };
  });

  handle(app, 'saveCardPart', { onRequest }, async ({ request, params, body, refuse }) => {
    const upload = await findUpload(database.pool, senderOf(request), params.uploadId, wallNowMs());
    if (upload === null || upload.sentAtMs !== null) return refuse('notFound');
    const part = { ...params, bytes: Buffer.from(body.data, 'base64') };
    if (!isWholePart(upload.sizes, part)) return refuse('badRequest', { field: 'data' });
    await savePart(database.pool, part);
    return undefined;
  });

  handle(app, 'submitCard', { onRequest }, async ({ request, params, body, refuse }) => {
    if (cardKey === null) return refuse('cardsUnavailable');
    const address = parts.clientAddress(request.raw);
    const sent = { ...senderOf(request), ...params, ...body, address, signedIn: customerOf(request) };
    const outcome = await submitCard(parts, cardKey, sent);
    switch (outcome.kind) {
      case 'answer':
        return outcome.answer;
      case 'busy':
        return refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs });
      case 'notFound':
        return refuse('notFound');
      case 'incomplete':
        return refuse('badRequest', { field: 'images' });
      case 'imageRefused':
        return refuse('cardImageRefused', { image: outcome.image, fault: outcome.fault });
    }
  });
};
