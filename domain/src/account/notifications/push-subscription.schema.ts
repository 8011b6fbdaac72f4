import { type Static, Type } from 'typebox';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** Push services' own are about 200 characters, one vendor's up to 700. */
const Endpoint = Type.String({
  minLength: 1,
  maxLength: 1_000,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'Where the push service of the browser’s vendor takes messages for this browser.',
});

export const PushSubscriptionSchema = strict(
  {
    endpoint: Endpoint,
    p256dh: Type.String({
      pattern: '^B[\\w-]{86}$',
      description: 'The browser’s public key: a point of P-256, base64url.',
    }),
    auth: Type.String({ pattern: '^[\\w-]{22}$', description: '16 bytes of the browser’s, base64url.' }),
    tellsGraded: Type.Boolean({ description: 'Bets that were settled.' }),
    tellsDecided: Type.Boolean({ description: 'Live bets that were accepted or refused.' }),
    tellsMessages: Type.Boolean({ description: 'Messages of the book.' }),
    showsAmounts: Type.Boolean({ description: 'What a bet came to, on a screen that others may see.' }),
  },
  {
    title: 'PushSubscriptionBody',
    examples: [
      {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
        tellsGraded: true,
        tellsDecided: true,
        tellsMessages: true,
        showsAmounts: false,
      },
    ],
  },
);

/** A browser that is to be told of news, and of which. */
export type PushSubscriptionBody = Static<typeof PushSubscriptionSchema>;

export const PushEndSchema = strict(
  { endpoint: Endpoint },
  { examples: [{ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example' }] },
);

/** `PushAnswer`. */
export const PushAnswerSchema = strict(
  {
    publicKey: orNull(words(100), {
      description: 'The book’s key, which a browser asks for; null: this book tells closed pages nothing.',
    }),
    browsers: count('The number of browsers on which the customer gets news.'),
  },
  { title: 'PushAnswer' },
);
