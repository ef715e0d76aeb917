// Rewrites imports from the barrels of Mantine and of the icons to the leaf file of each name. So a component used only
// in a lazily loaded page does not land in the entry, and `chunk-groups.ts` sees the imports of a page. Covers our files and
// other @mantine packages.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Leaf {
  file: string;
  /** Name under which the leaf exports it. */
  name: string;
}

type FindLeaf = (name: string) => Leaf | null;

const moduleFile = (name: string) =>
  fileURLToPath(import.meta.resolve(name)).replace(
    /\/(cjs|esm)\/.*$/,
    name.startsWith('@mantine/') ? '/esm/index.mjs' : '/esm/icons',
  );

function mantineLeaves(name: string): FindLeaf {
  const barrel = moduleFile(name);
  const leaves = new Map<string, Leaf>();
  for (const [, names = '', path = ''] of readFileSync(barrel, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)) {
    for (const part of names.split(',')) {
      const [name = '', alias] = part.trim().split(/\s+as\s+/);
      if (name) leaves.set(alias ?? name, { file: path.startsWith('.') ? join(dirname(barrel), path) : path, name });
    }
  }
  return (name) => leaves.get(name) ?? null;
}

function iconLeaves(): FindLeaf {
  const folder = moduleFile('@tabler/icons-react');
  return (name) => {
    const file = join(folder, `${name}.mjs`);
    return existsSync(file) ? { file, name: 'default' } : null;
  };
}

/** Build-time plugin. Leaves imports unchanged if they are not plain values of their barrel. */
export function leafImports(): Plugin {
  const mantine = ['@mantine/core', '@mantine/hooks', '@mantine/notifications'];
  const barrels: Record<string, FindLeaf> = Object.fromEntries([
    ...mantine.map((name) => [name, mantineLeaves(name)] as const),
    ['@tabler/icons-react', iconLeaves()],
  ]);
  const fromBarrel = /import\s*\{([^}]*)\}\s*from\s*["'](@mantine\/(?:core|hooks|notifications)|@tabler\/icons-react)["'];?/g;
  return {
    name: 'folio:leaf-imports',
    apply: 'build',
    enforce: 'post',
    transform(code) {
      if (!Object.keys(barrels).some((barrel) => code.includes(barrel))) return null;
      return code.replace(fromBarrel, (statement, names: string, barrel: string) => {
        const imports = names
          .split(',')
          .map((part) => part.trim().split(/\s+as\s+/))
          .filter(([name]) => name)
          .map(([name = '', alias = name]) => ({ leaf: barrels[barrel]?.(name), alias }));
        if (imports.some(({ leaf }) => !leaf)) return statement;
        return imports
          .map(({ leaf, alias }) => `import { ${leaf?.name} as ${alias} } from ${JSON.stringify(leaf?.file)};`)
          .join('\n');
      });
    },
  };
}
