import type { Counter } from 'prom-client';

/**
 * Gives a counter these lines before there is anything to count: a line that begins with its first failure rises for
 * Prometheus from the second one on (docs/adr/0039-counters-begin-at-zero.md).
 */
export const beginAtZero = <Label extends string>(
  counter: Pick<Counter<Label>, 'inc'>,
  lines: ReadonlyArray<Readonly<Record<Label, string>>>,
): void => {
  for (const labels of lines) counter.inc(labels, 0);
};
