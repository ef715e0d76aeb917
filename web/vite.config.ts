import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { catalogueIcons } from './build/catalogue-icons.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compileHints } from './build/compile-hints.ts';
import { compressFiles } from './build/compress-files.ts';
import { earlyStart } from './build/early-start.ts';
import { leafImports } from './build/leaf-imports.ts';
import { refuseCycles } from './build/refuse-cycles.ts';
import { wordFiles } from './build/words.ts';

const words = wordFiles();

const config: UserConfig = {
  root: import.meta.dirname,
  plugins: [
    react(),
    catalogueIcons(),
    leafImports(),
    words,
    earlyStart(words.filesOf),
    refuseCycles(),
    compileHints(),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Every browser of the build's target preloads modules itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first chunk lists the files of all pages: with names it is a kilobyte longer on every first visit. Rolldown asks
        // for seven characters or more.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
};

/** Builds are for production, whatever the environment says: React for development is larger and slower. */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return config;
});
