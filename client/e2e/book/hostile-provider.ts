import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostileProvider {
  /** The address of its pages; under its other name, `localhost`, they belong to another origin. */
  address: string;
  stop(): void;
}

const FORGED = [
  { type: 'balance', balance: { availableCents: 1, version: 1e9 } },
  { type: 'height', height: 3_900 },
];
const TIMES = 300;

/** Heights that no frame may have; the last is higher than any screen that is scrolled past. */
const FORGED_HEIGHTS = ['NaN', 'Infinity', '-640', '640.5', "'640'", '[640]', '{}', '1e9', '4001'];

const storm = (target: string): string =>
  `for (let times = 0; times < ${TIMES}; times += 1)
     for (const forged of ${JSON.stringify(FORGED)}) ${target}.postMessage(forged, '*');`;

/** Each page tries one thing, and then reports that it did. `port` is the provider's own. */
const PAGES: ReadonlyMap<string, (port: string) => string> = new Map<string, (port: string) => string>([
  // Another origin inside the provider's frame talks to the book's page, past the provider.
  [
    '/nested',
    (port) => `<h1>Around</h1><iframe title="Nested" src="http://localhost:${port}/storm"></iframe>`,
  ],
  [
    '/storm',
    () => `<h1>Ready</h1><button>Storm</button><script>
      document.querySelector('button').onclick = () => {
        ${storm('top')} ${storm('parent')}
        document.querySelector('h1').textContent = 'Sent';
      };
    </script>`,
  ],
  [
    '/heights',
    () => `<h1>Sent</h1><button>Be 640</button><script>
      for (const height of [${FORGED_HEIGHTS.join()}]) parent.postMessage({ type: 'height', height }, '*');
      document.querySelector('button').onclick = () => parent.postMessage({ type: 'height', height: 640 }, '*');
    </script>`,
  ],
  // Where it is let in, it is the book's own page, in a frame with the book's cookies.
  ['/redirect', () => `<script>location.replace(location.ancestorOrigins[0] + '/')</script>`],
  [
    '/cash',
    () => `<h1>Cash</h1><button>Pay</button><script>
      document.querySelector('button').onclick = () => open('/popup');
    </script>`,
  ],
  [
    '/popup',
    () => `<h1>Bank</h1><ul></ul><script>
      const tries = {
        navigation: () => { opener.top.location = '/taken'; },
        document: () => opener.top.document.title,
        storage: () => opener.top.localStorage.length,
        cookies: () => opener.top.document.cookie,
      };
      for (const [name, attempt] of Object.entries(tries)) {
        const said = document.createElement('li');
        try { attempt(); said.textContent = name + ' done'; } catch (error) { said.textContent = name + ' ' + error.name; }
        document.querySelector('ul').append(said);
      }
    </script>`,
  ],
]);

/** A malicious provider: each of its pages attacks in another way. */
export const startHostileProvider = async (): Promise<HostileProvider> => {
  const server = createServer(({ url = '' }, response) => {
    const { port } = server.address() as AddressInfo;
    const page = PAGES.get(new URL(url, 'http://provider').pathname);
    response
      .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Provider</title>${page?.(String(port)) ?? '<h1>Taken</h1>'}`);
  }).listen(0);
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
};
