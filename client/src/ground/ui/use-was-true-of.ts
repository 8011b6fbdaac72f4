import { useState } from 'react';

/** True once `now` was true, for as long as the subject is the same. */
export const useWasTrueOf = (subject: unknown, now: boolean): boolean => {
  const [was, setWas] = useState<{ subject: unknown } | null>(now ? { subject } : null);
  const wasTrue = was !== null && Object.is(was.subject, subject);
  if (now && !wasTrue) setWas({ subject });
  return now || wasTrue;
};
