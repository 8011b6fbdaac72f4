/** Imported by tests of a slip with picks: what it shows and its rules are there before the first pick. */
import { loadSlipContent } from '../src/betting/slip/slip-content.ts';

await loadSlipContent();
