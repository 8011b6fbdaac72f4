/** Imported by tests of a slip with picks: its content and its rules are loaded before the first pick. */
import { loadSlipContent } from '../src/betting/slip/slip-content.ts';

await loadSlipContent();
