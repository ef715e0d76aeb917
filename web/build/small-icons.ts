// Leaves of each icon's file only its kind and its paths, drawn by `src/ui/svg-icon.ts`: names, keys and wrappers are a third of what the icons of a
// first page weigh.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const drawer = join(import.meta.dirname, '../src/ui/svg-icon.ts').replaceAll('\\', '/');
const iconFile = /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;

/** Kind and paths of an icon's file; null where it holds more than paths. */
export function readIcon(code: string): { kind: string; paths: string[] } | null {
  const [, kind] = /createReactComponent\("(outline|filled)"/.exec(code) ?? [];
  const [, nodes] = /^const __iconNode = (.*);$/m.exec(code) ?? [];
  if (kind === undefined || nodes === undefined) return null;
  const parts = JSON.parse(nodes) as [tag: string, attributes: Record<string, string>][];
  const paths = parts.flatMap(([tag, { d, ...others }]) =>
    tag === 'path' && d !== undefined && Object.keys(others).every((name) => name === 'key') ? [d] : [],
  );
  return paths.length === parts.length ? { kind, paths } : null;
}

/** Build-time plugin; an icon of other shapes stays as it is. */
export const smallIcons = (): Plugin => ({
  name: 'folio:small-icons',
  apply: 'build',
  transform(code, id) {
    if (!iconFile.test(id.replaceAll('\\', '/'))) return null;
    const icon = readIcon(code);
    if (!icon) return null;
    const args = icon.paths.map((path) => JSON.stringify(path)).join(', ');
    return `import { ${icon.kind}Icon } from ${JSON.stringify(drawer)};\nexport default /* @__PURE__ */ ${icon.kind}Icon(${args});`;
  },
});
