/**
 * The Chrome DevTools Protocol over its own socket. Test frameworks switch on the network, log and runtime domains
 * of every page and worker, which costs the page that is measured; here only what is asked for is on.
 */
export interface CdpSession {
  send<Result = unknown>(method: string, params?: Record<string, unknown>): Promise<Result>;
  on<Params = Record<string, unknown>>(event: string, handler: (params: Params) => void): void;
  /** A session on a target that this one attached to. */
  session(sessionId: string): CdpSession;
}

interface CdpMessage {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

const ANSWER_LIMIT_MS = 60_000;

export const connectCdp = async (url: string): Promise<CdpSession & { close(): void }> => {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`no DevTools at ${url}`)), { once: true });
  });
  const waiting = new Map<number, (message: CdpMessage) => void>();
  const handlers = new Map<string, Array<(params: never) => void>>();
  let nextId = 1;

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as CdpMessage;
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      return;
    }
    for (const handler of handlers.get(`${message.sessionId ?? ''}:${message.method}`) ?? []) {
      handler(message.params as never);
    }
  });

  const createSession = (sessionId?: string): CdpSession => ({
    send: <Result>(method: string, params: Record<string, unknown> = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = nextId++;
        const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_LIMIT_MS);
        waiting.set(id, ({ result, error }) => {
          clearTimeout(timer);
          if (error === undefined) resolve(result as Result);
          else reject(new Error(`${method}: ${error.message}`));
        });
        socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
      }),
    on: (event, handler) => {
      const key = `${sessionId ?? ''}:${event}`;
      handlers.set(key, [...(handlers.get(key) ?? []), handler as (params: never) => void]);
    },
    session: createSession,
  });
  return { ...createSession(), close: () => socket.close() };
};
