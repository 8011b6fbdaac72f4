import { examineBook } from '../../src/commands/doctor/examine-book.ts';
import type { ProxyMistake } from './proxy-mistakes.ts';

/** The checks that doctor makes from outside. */
const PARTS = new Set([
  'page',
  'calls',
  'live socket',
  'addresses',
  'hidden pages',
  'http',
  'cookies',
  'from outside',
]);

/** @param variables of the book @throws when doctor says something else of the site than it should */
export const findMistakes = async (
  variables: Readonly<Record<string, string>>,
  { found: wanted, counted }: ProxyMistake,
): Promise<void> => {
  const findings = (await examineBook(variables)).filter(({ part }) => PARTS.has(part));
  if (findings.length === 0) throw new Error('doctor didn’t look from outside');
  const told = findings.filter(({ state }) => state !== 'ok').map(({ part, found }) => `${part}: ${found}`);
  const isAsWanted = told.length === wanted.length && wanted.every((each, at) => each.test(told[at] ?? ''));
  if (!isAsWanted) throw new Error(`doctor said:\n  ${told.join('\n  ') || 'nothing'}`);
  if (counted === undefined) return;
  const { PORT, METRICS_TOKEN } = variables;
  const figures = await fetch(`http://127.0.0.1:${PORT}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  if (!counted.test(await figures.text())) throw new Error(`the gateway has no figure like ${counted}`);
};
