import { described, listOf, text } from '../../ground/variables/variable.ts';
import { safeAddress } from '../../ground/variables/safe-address.ts';

const address = (part: string): string | undefined =>
  /^[\w.+-]{1,64}@[\w.-]{1,190}$/.test(part) ? part : undefined;

export const noticeVariables = {
  OPERATOR_MAIL: described(
    listOf('addresses, e.g. desk@book.example', address),
    'Who is written to when something of the feeds is doubted or over, by comma; needs `MAIL_URL`. Each mistake is told once ' +
      '([feeds](feeds.md#what-operators-are-told)).',
  ),
  OPERATOR_WEBHOOK: described(
    safeAddress,
    'The same as a `POST` of JSON to this address; what it has as `text` chat services show.',
  ),
  OPERATOR_ACCOUNT: described(
    text<string | null>('the number of a customer', /^[\w-]{1,32}$/, null),
    'The same as a message to this customer, an account of the operator’s own: devices that are signed in to it and allow ' +
      'notifications are told by push.',
  ),
} as const;
