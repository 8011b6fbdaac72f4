import { type RefObject, useEffect, useRef } from 'react';

/**
 * What the page in a frame says, from this frame's own window at its address' own origin alone: anybody can send a
 * message to any window.
 * @param address null: nothing is heard
 * @param hear what it does with it is its own: the data may be anything
 */
export const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
  hear: (data: unknown) => void,
): void => {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  }, [hear]);
  useEffect(() => {
    if (address === null) return undefined;
    const { origin } = new URL(address, location.href);
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
      if (from === origin && source !== null && source === frame.current?.contentWindow) latest.current(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, address]);
};
