import { useEffect, useState } from 'react';
import { create } from 'zustand';

const useFrames = create<{ frames: readonly symbol[] }>()(() => ({ frames: [] }));

/** Of dialogs that stand over each other, whether this is the uppermost: Escape and clicks outside are for it alone. */
export const useIsOnTop = (): boolean => {
  const [own] = useState(() => Symbol('frame'));
  useEffect(() => {
    useFrames.setState(({ frames }) => ({ frames: [...frames, own] }));
    return () => useFrames.setState(({ frames }) => ({ frames: frames.filter((frame) => frame !== own) }));
  }, [own]);
  return useFrames(({ frames }) => frames.at(-1) === own);
};
