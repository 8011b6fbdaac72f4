import { useState } from 'react';

/** True once `now` was true. */
export const useWasTrue = (now: boolean): boolean => {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
};
