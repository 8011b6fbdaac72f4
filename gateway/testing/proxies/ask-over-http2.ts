import { once } from 'node:events';
import { connect } from 'node:http2';
import { buffer } from 'node:stream/consumers';

/** One call over TLS and HTTP/2. @throws when the other end speaks something else */
export const askOverHttp2 = async (
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ encoding: string | undefined; bytes: Buffer }> => {
  const session = connect(origin);
  try {
    await once(session, 'connect');
    const stream = session.request({ ':path': path, ...headers });
    const [answer] = (await once(stream, 'response')) as [Record<string, string | undefined>];
    return { encoding: answer['content-encoding'], bytes: await buffer(stream) };
  } finally {
    session.close();
  }
};
