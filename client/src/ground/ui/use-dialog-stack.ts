import { type RefObject, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useLayer } from './use-layer.ts';

type Frame = RefObject<HTMLElement | null>;

/** Dialogs stacked over each other, the uppermost last. */
const useFrames = create<{ frames: readonly Frame[] }>()(() => ({ frames: [] }));

/**
 * While the dialog is drawn it is a layer over the page and earlier dialogs.
 *
 * @returns whether it is the uppermost: only that one reacts to Escape and clicks outside
 */
export const useDialogStack = (dialog: Frame): boolean => {
  useLayer(true, dialog);
  useLayoutEffect(() => {
    useFrames.setState(({ frames }) => ({ frames: [...frames, dialog] }));
    return () => useFrames.setState(({ frames }) => ({ frames: frames.filter((frame) => frame !== dialog) }));
  }, [dialog]);
  return useFrames(({ frames }) => frames.at(-1) === dialog);
};
