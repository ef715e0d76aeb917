// Asks for the two fonts of the first paint in the page's head, before the style sheet that names them has arrived.
import type { Plugin } from 'vite';

const firstPaint = [/geist-latin-wght-normal.*\.woff2$/, /bricolage-grotesque-latin-wght-normal.*\.woff2$/];

/** Build-time plugin; the hashed file names come from the bundle. */
export function preloadFonts(): Plugin {
  return {
    name: 'folio:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => firstPaint.some((pattern) => pattern.test(file)));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
