import { type RefObject, useEffect, useState } from 'react';
import { parseFrameHeight } from './parse-frame-height.ts';

/**
 * CON1-52: how high the page in a frame says that it is. Heard from this frame's own window at its address' own origin
 * alone, and at most once for each frame that the browser draws.
 * @param address null: it isn't asked
 * @returns pixels; null until it has said so
 */
export const useFrameHeight = (
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
): number | null => {
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const { origin } = new URL(address, location.href);
    let said: number | null = null;
    let drawing = 0;
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      said = parseFrameHeight(data) ?? said;
      if (said === null || drawing !== 0) return;
      drawing = requestAnimationFrame(() => {
        drawing = 0;
        setHeightPx(said);
      });
    };
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      cancelAnimationFrame(drawing);
    };
  }, [frame, address]);
  return heightPx;
};
