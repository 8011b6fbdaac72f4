import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { parseFrameHeight } from './parse-frame-height.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/**
 * CON1-52: the height that the page in a frame reports, at most once for each frame that the browser draws.
 * @param address null: it isn't asked
 * @returns pixels; null until it has said so
 */
export const useFrameHeight = (
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
): number | null => {
  const [heightPx, setHeightPx] = useState<number | null>(null);
  const said = useRef<number | null>(null);
  const drawing = useRef(0);
  useEffect(
    () => () => {
      cancelAnimationFrame(drawing.current);
      drawing.current = 0;
    },
    [address],
  );
  const hear = useCallback((data: unknown): void => {
    said.current = parseFrameHeight(data) ?? said.current;
    if (said.current === null || drawing.current !== 0) return;
    drawing.current = requestAnimationFrame(() => {
      drawing.current = 0;
      setHeightPx(said.current);
    });
  }, []);
  useFrameMessages(frame, address, hear);
  return heightPx;
};
