import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { request } from 'node:http';

/** Live sockets of pages, as many as were asked for. */
export const openSockets = async (origin: string, count: number): Promise<{ open: () => number }> => {
  let open = 0;
  const opening = Array.from({ length: count }, async () => {
    const asked = request(`${origin}/live/?EIO=4&transport=websocket`, {
      headers: {
        origin,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    }).end();
    const [, socket] = (await Promise.race([
      once(asked, 'upgrade'),
      once(asked, 'response').then(([{ statusCode }]) => {
        throw new Error(`A live socket was refused with ${statusCode}.`);
      }),
    ])) as [unknown, Socket];
    open++;
    socket.resume().on('error', () => undefined);
    socket.once('close', () => open--);
  });
  await Promise.all(opening);
  return { open: () => open };
};
