import { countThings } from './count-things.ts';
import type { Finding } from './finding.ts';

const MARKS = { ok: 'ok', warning: 'warning', wrong: 'WRONG' } as const;

/** Writes for people: a line for each, and what to do below it. */
export const printFindings = (findings: readonly Finding[]): string => {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const lines = findings.flatMap(({ part, state, found, todo }) => {
    const line = `${MARKS[state].padEnd(8)} ${part.padEnd(width)}  ${found}`;
    return todo === null ? [line] : [line, `${' '.repeat(width + 9)}  → ${todo}`];
  });
  const count = (state: Finding['state']): number => findings.filter((each) => each.state === state).length;
  return [...lines, '', `${count('wrong')} wrong, ${countThings(count('warning'), 'warning')}.`].join('\n');
};

export const isWell = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state !== 'wrong');
