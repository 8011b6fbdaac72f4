import { defineConfig } from 'vite';

/** With a native part, files that they look for beside their own, or parts that must run in a certain order. */
export const EXTERNAL_PACKAGES = [
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'pdfkit',
  'pino',
  'sharp',
  'yargs',
];

/**
 * The gateway in a few files, which start in a third of the time that its modules and their packages take one by one
 * (ADR 0020). Names stay as they are written, so that a stack tells who was at it.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: {
    noExternal: true,
    external: EXTERNAL_PACKAGES,
  },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        lineboard: 'src/commands/lineboard-command.ts',
        'export-worker': 'src/books/exports/export-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
