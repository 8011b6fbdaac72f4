import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientsReport, ClientsRequest } from './payload-messages.ts';

/** A process of clients that speak just enough of socket.io to be sent events, and count them unread. */
let sockets: WebSocket[] = [];
let frames = 0;

const ENGINE_OPEN = 0x30;
const ENGINE_PING = 0x32;
const SOCKET_CONNECTED = '40';

const hear = (socket: WebSocket, data: Buffer, isBinary: boolean, onConnected: () => void): void => {
  if (isBinary) frames += 1;
  else if (data[0] === ENGINE_OPEN) socket.send(SOCKET_CONNECTED);
  else if (data[0] === ENGINE_PING) socket.send('3');
  else if (data.toString('latin1', 0, 2) === SOCKET_CONNECTED) onConnected();
  else frames += 1;
};

const connectOne = async (port: number, deflate: boolean): Promise<void> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/?EIO=4&transport=websocket`, {
    perMessageDeflate: deflate,
  });
  sockets.push(socket);
  const connected = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer, isBinary) => hear(socket, data, isBinary, resolve));
  });
  await once(socket, 'open');
  if (deflate !== socket.extensions.includes('permessage-deflate'))
    throw new Error(`the server agreed to “${socket.extensions}”`);
  await connected;
};

const handle = async (request: ClientsRequest): Promise<ClientsReport> => {
  if (request.ask === 'connect') {
    frames = 0;
    for (let left = request.clients; left > 0; left -= 1) await connectOne(request.port, request.deflate);
  } else if (request.ask === 'disconnect') {
    for (const socket of sockets) socket.terminate();
    sockets = [];
  }
  return { frames };
};

process.on('message', (request: ClientsRequest) => {
  void handle(request).then(
    (answer) => process.send!(answer),
    (error: Error) => process.send!({ failed: error.message }),
  );
});
