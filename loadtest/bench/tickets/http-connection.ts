import { connect, type Socket } from 'node:net';

/** One keep-alive connection that answers one call at a time. It knows just enough HTTP/1.1 for JSON answers. */
export interface HttpConnection {
  post(path: string, headers: string, body: string): Promise<{ status: number; body: string }>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';

/**
 * The first whole answer in a buffer, null while it isn't whole. Answers have a length: the gateway never chunks JSON.
 */
export const readAnswer = (buffer: Buffer): { status: number; body: string; bytes: number } | null => {
  const end = buffer.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = buffer.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  const bytes = end + HEAD_END.length + length;
  if (buffer.length < bytes) return null;
  return {
    status: Number(head.slice(9, 12)),
    body: buffer.toString('utf8', end + HEAD_END.length, bytes),
    bytes,
  };
};

/**
 * A client of its own: `node:http` and `fetch` take as much CPU as the gateway's side of a call, and they would take
 * it from the two cores that are measured.
 */
export const connectHttp = (port: number): Promise<HttpConnection> =>
  new Promise((resolve, reject) => {
    let waiting: ((answer: { status: number; body: string }) => void) | null = null;
    let fail: (error: Error) => void = reject;
    let held: Buffer = Buffer.alloc(0);
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (chunk: Buffer) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const answer = readAnswer(held);
      if (answer === null) return;
      held = held.subarray(answer.bytes);
      waiting?.(answer);
    });
    socket.on('error', (error) => fail(error));
    socket.on('close', () => fail(new Error('the gateway closed the connection')));
    socket.on('connect', () =>
      resolve({
        post: (path, headers, body) =>
          new Promise((answered, failed) => {
            waiting = answered;
            fail = failed;
            socket.write(
              `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}Content-Type: application/json\r\n` +
                `Content-Length: ${Buffer.byteLength(body)}${HEAD_END}${body}`,
            );
          }),
        close: () => {
          fail = () => undefined;
          socket.destroy();
        },
      }),
    );
  });
