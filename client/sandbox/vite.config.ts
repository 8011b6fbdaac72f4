import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../build/precompress.ts';

/** The page of the sandbox, which its own listener serves from the root of an origin of its own. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), precompress()],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2024',
    sourcemap: false,
    // Styles and fonts stay files of their own: the content security policy allows no other.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
