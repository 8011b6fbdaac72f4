const WITHIN_MS = 5_000;

/** The first message of engine.io on an open connection. */
const OPENED = '0{';

/** Whether a WebSocket comes through to the live server. @param origin of the site */
export const opensSocket = (origin: string): Promise<boolean> =>
  new Promise((resolve) => {
    const url = new URL('/live/?EIO=4&transport=websocket', origin);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    const end = (isOpened: boolean): void => {
      clearTimeout(timer);
      socket.close();
      resolve(isOpened);
    };
    const timer = setTimeout(end, WITHIN_MS, false);
    socket.addEventListener('message', ({ data }) => end(String(data).startsWith(OPENED)));
    // An error ends in a close.
    socket.addEventListener('close', () => end(false));
  });
