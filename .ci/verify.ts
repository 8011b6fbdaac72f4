/** `npm run verify`: every gate that needs no running product. The same ones open `npm test`. */
import { runGates } from './gates.ts';

const { failures } = await runGates();
process.exitCode = failures.length > 0 ? 1 : 0;
