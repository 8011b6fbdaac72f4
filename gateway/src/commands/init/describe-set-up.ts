import { countThings } from '../doctor/count-things.ts';
import { printFindings } from '../doctor/print-findings.ts';
import type { Answers } from './collect-answers.ts';
import { listNextSteps } from './list-next-steps.ts';
import type { SetUp } from './set-up-book.ts';

const describeReplaced = (replaced: SetUp['replaced']): readonly string[] => {
  if (replaced === null) return [];
  const { copy, kept, changed, added, removed } = replaced;
  const lines = [
    ['Kept', kept],
    ['Changed', changed],
    ['New', added],
    ['Taken out', removed],
  ] as const;
  return [
    `The one that was there is kept as ${copy}.`,
    ...lines.filter(([, names]) => names.length > 0).map(([what, names]) => `  ${what}: ${names.join(', ')}`),
  ];
};

const describeDemo = (demo: SetUp['demo']): readonly string[] =>
  demo === null
    ? []
    : [
        '',
        'This database was a demo’s. Who signed in to it with a known password is out, and the accounts are closed:',
        `  ${demo.closed.join(', ') || 'all were closed before'}`,
        `What was tried in it stays: scores of made-up games, ${countThings(demo.others, 'other account')} with what they won there.`,
        'A database of its own has none of that: --data-dir or --database.',
      ];

/** A summary of the new book, and the next steps. */
export const describeSetUp = (
  { database, token, customer, replaced, demo, findings }: SetUp,
  answers: Answers,
  file: string,
): string => {
  const of = (name: string): string => answers.get(name) ?? '';
  return [
    `The book is in ${database}.`,
    `Its variables and secrets are in ${file}, for your eyes only.`,
    ...describeReplaced(replaced),
    ...describeDemo(demo),
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
    ...listNextSteps(answers, file),
    '',
  ].join('\n');
};
