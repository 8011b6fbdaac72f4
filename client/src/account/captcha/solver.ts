import { expose } from 'comlink';
import { solve } from './solve.ts';

// Runs in a thread of its own.
expose(solve);
