import type { CallTeam } from '@lineboard/domain/lines/offering/search';
import { useEffect, useState } from 'react';

/** What teams are called besides their names, loaded with the first search; undefined: names alone are compared yet. */
export const useNicknames = (isWanted: boolean): CallTeam | undefined => {
  const [known, setKnown] = useState<{ callTeam: CallTeam } | null>(null);
  const isMissing = isWanted && known === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    // A failure leaves the names; the next search tries again.
    import('@lineboard/domain/lines/nicknames/team-nicknames').then(
      ({ nicknamesOf }) => {
        if (isCurrent) setKnown({ callTeam: nicknamesOf });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return known?.callTeam;
};
