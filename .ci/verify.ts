/** `npm run verify`: every gate that needs no running product. The same ones open `npm test`. */
import { runGates } from './gates.ts';

const { failed } = await runGates();
process.exitCode = failed > 0 ? 1 : 0;
