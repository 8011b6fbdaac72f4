import { memo } from 'react';
import type { TeamMarkProps } from './TeamMark.tsx';
import { Optional } from '../ui/Optional.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

// A board is readable without them: they come after its prices.
const TeamMark = lazyPart(() => import('./TeamMark.tsx'), 'TeamMark');

/** The place of a team's mark, reserved by the element around it. A score doesn't redraw it. */
export const TeamMarkSlot = memo(function TeamMarkSlot(props: TeamMarkProps) {
  return (
    <Optional>
      <TeamMark {...props} />
    </Optional>
  );
});
