import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createContext, createDraft, createItem } from '../../../testing/ticket-fixtures.ts';
import { boundWager } from '../settlement/bound-wager.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { judgeEvaluation } from './judge-evaluation.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

it('the example of the README is true, line by line', () => {
  const draft = createDraft([createItem({ seenPrice: -110, amountCents: 10_000 })]);
  const evaluation = evaluateTicket(draft, createContext());
  const { wager } = evaluation.wagers[0]!;
  const answers = new Map<string, unknown>([
    ['judgeEvaluation(evaluation);', judgeEvaluation(evaluation)],
    ['evaluation.totalRiskCents;', evaluation.totalRiskCents],
    ['boundWager(wager);', boundWager(wager)],
    ['settleWager(wager, [null]);', settleWager(wager, [null])],
    ["settleWager(wager, [['W', 'W']]);", settleWager(wager, [['W', 'W']])],
  ]);
  const shown = [...README.matchAll(/^(\S.*;) \/\/ (.*)$/gm)].map(([, call, answer]) => [call, answer]);
  expect(shown).toEqual([...answers].map(([call, answer]) => [call, print(answer)]));
});

/** Writes a value the way the README does. */
const print = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/([{,])/g, '$1 ')
    .replaceAll('}', ' }')
    .replaceAll(',  ', ', ');
