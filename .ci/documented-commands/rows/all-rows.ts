import type { CommandRow } from '../row.ts';
import { containerRows } from './container-rows.ts';
import { feedRows } from './feed-rows.ts';
import { kubernetesRows } from './kubernetes-rows.ts';
import { operatorRows } from './operator-rows.ts';
import { setUpRows } from './set-up-rows.ts';
import { startRows } from './start-rows.ts';
import { suiteRows } from './suite-rows.ts';

/** Every command of the documents. Those that are typed in the book of `npm test` are typed in this order. */
export const ALL_ROWS: readonly CommandRow[] = [
  ...setUpRows,
  ...feedRows,
  ...operatorRows,
  ...startRows,
  ...containerRows,
  ...kubernetesRows,
  ...suiteRows,
];
