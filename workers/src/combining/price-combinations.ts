import type { CombinationQuestion } from './combination-question.ts';
import { createCombinationReport } from './create-combination-report.ts';

/**
 * A worker of its own: what prices combinations is loaded with the first of them, and the worker of the lines stays as
 * small as it is. Answers come in the order of the questions.
 */
self.addEventListener('message', ({ data }: MessageEvent<readonly CombinationQuestion[]>) =>
  self.postMessage(data.map(createCombinationReport)),
);
