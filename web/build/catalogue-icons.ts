// Lists the icons that the catalogue's tool files name, so that a new tool brings its icon and no other icon is loaded.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../catalogue/src');

/** Tabler outline names of the icons that tool files name; throws on a file without one. */
export function iconNames(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tool.ts'));
  const names = files.map((file) => {
    const [, name] = /^ {2}icon: '([a-z0-9-]+)',$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (name === undefined) throw new Error(`${file}: no line "icon: '…',"`);
    return name;
  });
  return [...new Set(names)].sort();
}

/** `chart-dots-3` is exported as `IconChartDots3`. */
const exportOf = (name: string) => `Icon${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

/** Vite plugin: `src/ui/catalogue-icons.ts` holds the icons of the tool files. */
export function catalogueIcons(): Plugin {
  return {
    name: 'folio:catalogue-icons',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith('web/src/ui/catalogue-icons.ts')) return null;
      const names = iconNames();
      const entries = names.map((name) => `${JSON.stringify(name)}: ${exportOf(name)}`);
      return [
        `import { ${names.map(exportOf).join(', ')} } from '@tabler/icons-react';`,
        `export const catalogueIcons = { ${entries.join(', ')} };`,
      ].join('\n');
    },
  };
}
