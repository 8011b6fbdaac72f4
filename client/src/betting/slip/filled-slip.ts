import { keepEntered } from './state/keep-entered.ts';
import { keepCombinations } from './state/keep-combinations.ts';

/** What a slip with picks needs, in one file to load: its content, its rules, and what runs beside it. */
export { SlipContent } from './SlipContent.tsx';
export { chooseType } from './shapes/choose-type.ts';
export { evaluateSlip } from './state/evaluate-slip.ts';

/** Keeps the combinations of the picks, and what was typed and chosen for them. */
export const keepFilled = (): void => {
  keepCombinations();
  keepEntered();
};
