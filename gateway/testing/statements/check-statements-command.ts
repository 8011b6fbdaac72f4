/**
 * Has a migrated database describe every statement of the product, and prints what it found as JSON.
 *
 *   node check-statements-command.ts CONNECTION [source…]   the connection is one of pg's, as JSON
 */
import { checkStatements } from './check-statements.ts';

const [connection = '{}', ...further] = process.argv.slice(2);
console.log(JSON.stringify(await checkStatements(JSON.parse(connection), further)));
