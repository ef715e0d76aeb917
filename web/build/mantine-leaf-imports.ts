// Rewrites imports from Mantine's barrel to the leaf file of each name, so that a component used only in a lazily loaded
// page does not land in the entry. Works on our files and on the other @mantine packages, which import the barrel too.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const barrel = '@mantine/core';
const barrelFile = fileURLToPath(import.meta.resolve(barrel)).replace(/\/cjs\/index\.cjs$/, '/esm/index.mjs');
const importFromBarrel = /import\s*\{([^}]*)\}\s*from\s*["']@mantine\/core["'];?/g;

interface Leaf {
  file: string;
  name: string;
}

function readLeaves(): Map<string, Leaf> {
  const source = readFileSync(barrelFile, 'utf8');
  const leaves = new Map<string, Leaf>();
  for (const [, names = '', path = ''] of source.matchAll(/import\s*\{([^}]*)\}\s*from\s*"(\.[^"]+)"/g)) {
    for (const part of names.split(',')) {
      const [name = '', alias] = part.trim().split(/\s+as\s+/);
      if (name) leaves.set(alias ?? name, { file: join(dirname(barrelFile), path), name });
    }
  }
  return leaves;
}

/** Build-time plugin; an import that is no plain value of the barrel is left as it stands. */
export function mantineLeafImports(): Plugin {
  const leaves = readLeaves();
  return {
    name: 'folio:mantine-leaf-imports',
    apply: 'build',
    enforce: 'post',
    transform(code) {
      if (!code.includes(barrel)) return null;
      return code.replace(importFromBarrel, (statement, names: string) => {
        const parts = names
          .split(',')
          .map((part) => part.trim().split(/\s+as\s+/))
          .filter(([name]) => name);
        if (parts.some(([name = '']) => !leaves.has(name))) return statement;
        return parts
          .map(([name = '', alias = name]) => {
            const leaf = leaves.get(name);
            return leaf ? `import { ${leaf.name} as ${alias} } from ${JSON.stringify(leaf.file)};` : '';
          })
          .join('\n');
      });
    },
  };
}
