import { useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';
import { hear } from '../../ground/calls/hear.ts';

/** Teams of a league that have games now; none while they are loading. */
export const useTeams = (sportType: string | null, sportSubType: string | null): readonly string[] => {
  const [found, setFound] = useState<{ of: string; teams: readonly string[] }>({ of: '', teams: [] });
  const of = `${sportType}/${sportSubType}`;
  useEffect(() => {
    if (sportType === null || sportSubType === null) return undefined;
    return hear(callBook('readTeams', { query: { sportType, sportSubType } }), (answer) => {
      if (answer.ok) setFound({ of: `${sportType}/${sportSubType}`, teams: answer.value.teams });
    });
  }, [sportType, sportSubType]);
  return found.of === of ? found.teams : [];
};
