// Ends a build in which a page says words that are not loaded with it (`web/src/base/i18n.ts`): a reader would see their keys. What a page loads
// later brings its words along.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = (path: string) => join(import.meta.dirname, '../src', path).replaceAll('\\', '/');
const locales = join(import.meta.dirname, '../../locales/src');

/** Pages whose words are fewer than all, and the groups of words that they are shown with beside those of every page. */
const pages: { starts: string[]; groups: string[] }[] = [
  { starts: ['app/shell/shell.tsx', 'pages/orders-page.tsx'], groups: [] },
  { starts: ['pages/document-page.tsx', 'pages/document-with-review.tsx'], groups: ['interface-document'] },
  {
    starts: ['dashboard', 'tool', 'tools', 'favorite', 'tones', 'not-found'].map((name) => `pages/${name}-page.tsx`),
    groups: ['interface-work'],
  },
  {
    starts: [
      'pages/public-layout.tsx',
      ...['login', 'register', 'reset-password', 'lock', 'maintenance', 'impersonate', 'workspace-login'].map(
        (name) => `pages/${name}-page.tsx`,
      ),
    ],
    groups: ['interface-work', 'interface-doors'],
  },
];

/** Names events with dots, as keys have them. */
const namesEvents = source('base/stale-after.ts');

interface Words {
  [key: string]: string | Words;
}

/** Keys of texts, as "orders.title"; a plural form counts as its key. */
function* keysOf(words: Words, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(words)) {
    if (typeof value === 'string') yield path + name.replace(/_(zero|one|two|few|many|other)$/, '');
    else yield* keysOf(value, `${path}${name}.`);
  }
}

async function keysByGroup(): Promise<Map<string, string>> {
  const groupOf = new Map<string, string>();
  for (const group of readdirSync(locales).filter((name) => name.startsWith('interface'))) {
    const file = join(locales, group, 'en.gen.ts');
    if (!existsSync(file)) continue;
    const module = (await import(file)) as { default: Words };
    for (const key of keysOf(module.default)) groupOf.set(key, group);
  }
  return groupOf;
}

/** What literals with a dot in them may name: keys, or where they have blanks (`orders.${kind}.title`) patterns of keys. */
const patterns = (code: string): (string | RegExp)[] => [
  ...[...code.matchAll(/(['"])((?:\w+\.)+\w+)\1/g)].flatMap(([, , text]) => text ?? []),
  ...[...code.matchAll(/`(\w+\.(?:[\w.]|\$\{[^}]*\})+)`/g)].flatMap(([, text = '']) => {
    const parts = text.split(/\$\{[^}]*\}/);
    return [new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`)];
  }),
];

/** Keys that a literal may name. */
const namedBy = (pattern: string | RegExp, keys: readonly string[]): string[] =>
  keys.filter((key) => (typeof pattern === 'string' ? key === pattern : pattern.test(key)));

export function checkWords(): Plugin {
  return {
    name: 'check-words',
    apply: 'build',
    async buildEnd(problem) {
      if (problem) return;
      const groupOf = await keysByGroup();
      const keys = [...groupOf.keys()];
      const missing = new Set<string>();
      for (const { starts, groups } of pages) {
        const reached = new Set<string>();
        const next = starts.map(source);
        for (let id = next.pop(); id !== undefined; id = next.pop()) {
          if (reached.has(id)) continue;
          reached.add(id);
          next.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        for (const id of reached) {
          if (!id.startsWith(source('')) || id === namesEvents || !existsSync(id)) continue;
          for (const pattern of patterns(readFileSync(id, 'utf8')))
            for (const key of namedBy(pattern, keys)) {
              const group = groupOf.get(key) ?? 'interface';
              if (group !== 'interface' && !groups.includes(group))
                missing.add(
                  `${id.slice(source('').length)} says ${key} of ${group}, which ${starts.join(' and ')} are shown without`,
                );
            }
        }
      }
      if (missing.size > 0) this.error(['Words are missing:', ...missing].join('\n'));
    },
  };
}
