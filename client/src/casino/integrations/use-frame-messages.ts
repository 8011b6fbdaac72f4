import { type RefObject, useEffect, useRef } from 'react';

/**
 * The messages of the page in a frame, only from this frame's own window at its address' own origin: anybody can send a
 * message to any window.
 * @param address null: nothing is received
 * @param hear must check the data itself, which may be anything
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
