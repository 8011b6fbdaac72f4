import type { Call } from './call.ts';

export const CARD_CALLS = {
  startCardUpload: { method: 'POST', path: '/api/card-uploads' },
  saveCardPart: { method: 'PUT', path: '/api/card-uploads/{uploadId}/images/{image}/parts/{part}' },
  submitCard: { method: 'POST', path: '/api/card-uploads/{uploadId}/submission' },
} as const satisfies Record<string, Call>;
