import { printFindings } from '../doctor/print-findings.ts';
import { howToStart, withFile } from '../how-to-start.ts';
import type { Answers } from './collect-answers.ts';
import type { SetUp } from './set-up-book.ts';

/** What was made, and what to do next. */
export const describeSetUp = (
  { database, token, customer, findings }: SetUp,
  answers: Answers,
  file: string,
): string => {
  const of = (name: string): string => answers.get(name) ?? '';
  return [
    `The book is in ${database}.`,
    `Its variables and secrets are in ${file}, for your eyes only.`,
    '',
    token === null
      ? `There was a token ${of('operator')} already; it stays as it is.`
      : `Your token, for calls over HTTP (told once):  ${token}`,
    customer === null
      ? `There was a customer ${of('customer').toUpperCase()} already; nothing was paid in.`
      : `The first customer (told once):  ${customer.customerId}  ${customer.password}`,
    '',
    printFindings(findings),
    '',
    'Next:',
    `  1. ${howToStart(file)}`,
    `  2. Lead ${of('origin')} to http://127.0.0.1:${of('port')} with your reverse proxy.`,
    `  3. Send lines as feed “${of('feed')}” with the token of FEED_PUSH_TOKENS: docs/feed-push.md`,
    `  4. ${withFile('npx lineboard doctor', file)}`,
    '',
  ].join('\n');
};
