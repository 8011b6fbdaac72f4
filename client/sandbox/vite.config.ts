import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../build/precompress.ts';

/** The page of the sandbox, which its own listener serves from the root of its own origin. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), precompress()],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2024',
    sourcemap: false,
    // Styles and fonts stay separate files: the content security policy allows no others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
