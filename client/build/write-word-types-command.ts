/** Writes the names of all texts for the compiler: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_TYPES, writeWordTypes } from './word-types.ts';

writeFileSync(join(import.meta.dirname, '../..', WORD_TYPES), writeWordTypes());
