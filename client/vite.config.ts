import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bundleWords } from './build/bundle-words.ts';
import { buildServiceWorker } from './build/build-service-worker.ts';
import { drawIcons } from './build/draw-icons.ts';
import { inlineFirstPaint } from './build/inline-first-paint.ts';
import { preloadFirstScreen } from './build/preload-first-screen.ts';
import { firstScreenGroups } from './build/first-screen.ts';
import { keepSourceMaps } from './build/keep-source-maps.ts';
import { precompress } from './build/precompress.ts';
import { writeTexts } from './build/write-texts.ts';
import { sayLoading } from './build/say-loading.ts';
import { websocketOnly } from './build/websocket-only.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  // One build works under any sports root: routes are in the hash, so all addresses resolve against the page's own
  // folder.
  base: './',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/page/routes',
      generatedRouteTree: 'src/page/app/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: 'tsx',
    }),
    react(),
    bundleWords(),
    inlineFirstPaint(),
    sayLoading(),
    writeTexts(),
    preloadFirstScreen(),
    drawIcons(),
    buildServiceWorker(),
    keepSourceMaps(),
    precompress(),
  ],
  // rxjs has native classes, too: compiled for older browsers they are larger and need tslib.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // Its own choice for bundlers is compiled for older browsers, too, with all of tslib.
    alias: { 'aria-hidden': 'aria-hidden/dist/es2019/index.js' },
  },
  css: {
    // Names of screens (`@custom-media`); an unknown one fails the build.
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // A container's size is queried by the style sheets of its content.
      cssModules: { container: false },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: gateway },
      '/live': { target: gateway, ws: true },
    },
  },
  preview: { host: '127.0.0.1' },
  worker: { format: 'es', plugins: () => [websocketOnly()] },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: 'hidden',
    // Styles and fonts stay separate files: the content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: firstScreenGroups } } },
  },
});
