/** Prints the environment variables as JSON, for the page that is made of them (`.ci/configuration-reference.ts`). */
import { VARIABLE_GROUPS } from '../../src/config/variables/variable-groups.ts';

console.log(JSON.stringify(VARIABLE_GROUPS));
