/** What a slip with picks needs, in one file to load: its content, its rules, and what keeps its combinations. */
export { SlipContent } from './SlipContent.tsx';
export { evaluateSlip } from './state/evaluate-slip.ts';
export { keepCombinations } from './state/keep-combinations.ts';
