import { lazyPart } from './lazy-part.ts';
import { useNotices } from './notices-store.ts';
import { useWasTrue } from './use-was-true.ts';
import { Optional } from './Optional.tsx';

const NoticesHost = lazyPart(() => import('./NoticesHost.tsx'), 'NoticesHost');

/** Nothing until there is something to say; from then on the host stays. */
export function Notices() {
  const hasBeenNeeded = useWasTrue(useNotices(({ waiting }) => waiting.length > 0));
  if (!hasBeenNeeded) return null;
  return (
    <Optional>
      <NoticesHost />
    </Optional>
  );
}
