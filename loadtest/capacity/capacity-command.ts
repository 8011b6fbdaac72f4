/**
 * From the costs of a socket, a change, a ticket and a byte to machines and a bill.
 *
 *   npm run capacity
 *   npm run capacity -- --set watchers=50000 --set machinePrice=180 --table bill
 */
import { parseArgs } from 'node:util';
import { printTable } from '../bench/machine/table.ts';
import { readInputs } from './inputs.ts';
import { TABLES, type TableName } from './tables.ts';

const { values } = parseArgs({
  options: {
    /** INPUT=VALUE, of the first table. */
    set: { type: 'string', multiple: true, default: [] },
    /** These alone. */
    table: { type: 'string', multiple: true, default: Object.keys(TABLES) },
  },
});

const readChange = (text: string): [id: string, value: number] => {
  const [id = '', value = ''] = text.split('=');
  return [id, value === '' ? Number.NaN : Number(value)];
};

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);

try {
  const inputs = readInputs(Object.fromEntries(values.set.map(readChange)));
  for (const name of values.table) {
    if (!isTable(name)) throw new Error(`${name} is no table: ${Object.keys(TABLES).join(', ')}`);
    printTable(TABLES[name](inputs));
    console.log('');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
