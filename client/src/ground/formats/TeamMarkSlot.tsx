import { memo } from 'react';
import type { TeamMarkProps } from './TeamMark.tsx';
import { Optional } from '../ui/Optional.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

// A board is read without them: they come after its prices.
const TeamMark = lazyPart(() => import('./TeamMark.tsx'), 'TeamMark');

/** Where a team's mark will stand; its place is kept by what it stands in. A score doesn't draw it again. */
export const TeamMarkSlot = memo(function TeamMarkSlot(props: TeamMarkProps) {
  return (
    <Optional>
      <TeamMark {...props} />
    </Optional>
  );
});
