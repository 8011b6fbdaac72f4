import { useState } from 'react';

/** True from the first time on that `now` was true, for as long as the subject is the same one. */
export const useWasTrueOf = (subject: unknown, now: boolean): boolean => {
  const [was, setWas] = useState<{ subject: unknown } | null>(now ? { subject } : null);
  const wasTrue = was !== null && Object.is(was.subject, subject);
  if (now && !wasTrue) setWas({ subject });
  return now || wasTrue;
};
