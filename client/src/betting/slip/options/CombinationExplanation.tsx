import { About } from './About.tsx';
import { useCombinationExplanation } from './use-combination-explanation.ts';
import classes from './WagerExplanation.module.css';

/** Until a ticket was placed with it; from then on the head of the combination has it. */
export function CombinationExplanation() {
  return (
    <div className={classes['about']}>
      <About {...useCombinationExplanation()} />
    </div>
  );
}
