import type { Plugin } from 'vite';

const TRANSPORTS = /\/engine\.io-client\/build\/esm\/transports\/index\.js$/;

/**
 * The live socket speaks only WebSocket, but socket.io's client brings every transport that it knows. This cuts its
 * list to one, so that polling and WebTransport are in no first load.
 */
export const websocketOnly = (): Plugin => {
  let isCut = false;
  return {
    name: 'lineboard:websocket-only',
    apply: 'build',
    transform: {
      filter: { id: TRANSPORTS },
      handler: () => {
        isCut = true;
        return {
          code: "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };\n",
          map: null,
        };
      },
    },
    buildEnd(error) {
      const hasEngine = [...this.getModuleIds()].some((id) => id.includes('/engine.io-client/'));
      if (error === undefined && hasEngine && !isCut)
        throw new Error('engine.io-client keeps its list of transports in another file than it did');
    },
  };
};
