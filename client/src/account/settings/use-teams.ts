import { useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';

/** Teams of a league that have games now; none while they are loading. */
export const useTeams = (sportType: string | null, sportSubType: string | null): readonly string[] => {
  const [found, setFound] = useState<{ of: string; teams: readonly string[] }>({ of: '', teams: [] });
  const of = `${sportType}/${sportSubType}`;
  useEffect(() => {
    if (sportType === null || sportSubType === null) return undefined;
    let isCurrent = true;
    void callBook('readTeams', { query: { sportType, sportSubType } }).then((answer) => {
      if (isCurrent && answer.ok) setFound({ of: `${sportType}/${sportSubType}`, teams: answer.value.teams });
    });
    return () => {
      isCurrent = false;
    };
  }, [sportType, sportSubType]);
  return found.of === of ? found.teams : [];
};
