import { expose } from 'comlink';
import { solve } from './solve.ts';

// Runs in its own thread.
expose(solve);
