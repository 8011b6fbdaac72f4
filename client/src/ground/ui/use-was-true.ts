import { useState } from 'react';

/** True from the first time on that `now` was true. */
export const useWasTrue = (now: boolean): boolean => {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
};
