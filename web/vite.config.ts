import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineLeafImports } from './build/mantine-leaf-imports.ts';
import { preloadFonts } from './build/preload-fonts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mantineLeafImports(), preloadFonts()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', manifest: true, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
