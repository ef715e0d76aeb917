// Two files of words for each language, made from the import graph: `first` holds the words of the first pages' code, `rest` all
// other words of the interface. Each of our `import()` calls for code with words of `rest` also waits for them, so no page needs
// to name its words.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinWords, type Texts } from '@folio/locales/join-words';
import { languages } from '@folio/locales/languages';
import type { Plugin, Rolldown } from 'vite';
import { frames, type PageRecord, pages } from '../src/app/pages.ts';
import type { Bundle } from './bundle-files.ts';

const source = (path: string) => join(import.meta.dirname, '../src', path).replaceAll('\\', '/');
const sources = source('/');
const locales = join(import.meta.dirname, '../../locales/src');

/** Gives the words to i18next. */
const ownModule = source('base/words.ts');
/** Names events with dots, as keys have them. */
const namesEvents = source('base/stale-after.ts');

/** Used by the server and in documents; the browser has only the words named in its code. */
const ofServer = ['messages', 'remarks', 'documentWords', 'guidelineTemplates', 'toolCategories', 'catalogue'];

export interface WordFiles {
  /** File below the page's address, by language code. */
  first: Record<string, string>;
  rest: Record<string, string>;
  /** Imported sources that use words of `first` alone, with their imports. */
  sayFirst: string[];
}

const wordsIn = (folder: string): Texts =>
  joinWords(
    ...readdirSync(join(locales, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(locales, folder, file), 'utf8')) as Texts),
  );

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Keys of texts, as "orders.title"; a plural form counts as its key, a list as one text. */
function* keysOf(words: Texts, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(words)) {
    if (typeof value === 'string' || Array.isArray(value)) yield path + withoutPlural(name);
    else yield* keysOf(value as Texts, `${path}${name}.`);
  }
}

/** Returns the texts with wanted keys. Omits groups without any. */
function pick(words: Texts, isWanted: (key: string) => boolean, path = ''): Texts {
  const picked: Texts = {};
  for (const [name, value] of Object.entries(words)) {
    if (typeof value === 'string' || Array.isArray(value)) {
      if (isWanted(path + withoutPlural(name))) picked[name] = value;
    } else {
      const inner = pick(value as Texts, isWanted, `${path}${name}.`);
      if (Object.keys(inner).length > 0) picked[name] = inner;
    }
  }
  return picked;
}

/** Returns possible keys in literals with a dot: keys, or patterns of keys for literals with blanks (`orders.${kind}.title`). */
const patternsIn = (code: string): (string | RegExp)[] => [
  ...[...code.matchAll(/(['"])((?:\w+\.)+\w+)\1/g)].flatMap(([, , text]) => text ?? []),
  ...[...code.matchAll(/`(\w+\.(?:[\w.]|\$\{[^}]*\})+)`/g)].flatMap(([, text = '']) => {
    const parts = text.split(/\$\{[^}]*\}/);
    return [new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`)];
  }),
];

const records = Object.values<PageRecord>({ ...frames, ...pages });
/** Shown with the words of `first` alone. */
const firstSources = records.flatMap((record) => (record.isFirst ? [record.source, ...(record.parts ?? [])] : []));

/** Build-time plugin. */
export function wordFiles(): Plugin & { filesOf: (bundle: Bundle) => WordFiles } {
  /** Our files loaded on demand: pages, and targets of `import()`. */
  const targets = new Set(records.map((record) => source(record.source)));
  const sayFirst: string[] = [];
  const keys = [...keysOf(wordsIn(languages[0].folder))];
  const known = new Set(keys);

  /** Keys that the source of a module says, by module. */
  const said = new Map<string, Set<string>>();
  function saidBy(id: string): Set<string> {
    const before = said.get(id);
    if (before) return before;
    const own = new Set<string>();
    said.set(id, own);
    if (!id.startsWith(sources) || id === namesEvents || !existsSync(id)) return own;
    for (const pattern of patternsIn(readFileSync(id, 'utf8'))) {
      if (typeof pattern !== 'string') for (const key of keys.filter((one) => pattern.test(one))) own.add(key);
      else if (known.has(pattern)) own.add(pattern);
    }
    return own;
  }

  /** Keys that the code reached from `starts` by static imports says. */
  function saidFrom(graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>, starts: readonly string[]): Set<string> {
    const reached = new Set<string>();
    const next = [...starts];
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return new Set([...reached].flatMap((id) => [...saidBy(id)]));
  }

  return {
    name: 'folio:words',
    apply: 'build',
    async transform(code, id) {
      if (!id.startsWith(sources) || id === ownModule || !code.includes('import(')) return null;
      let changed = '';
      let end = 0;
      for (const { 0: call, 2: specifier = '', index } of code.matchAll(/import\((['"])(\.[^'"]+\.tsx?)\1\)/g)) {
        const target = (await this.resolve(specifier, id))?.id;
        if (target === undefined) continue;
        targets.add(target);
        changed += `${code.slice(end, index)}withWords(${JSON.stringify(target.slice(sources.length))}, () => ${call})`;
        end = index + call.length;
      }
      if (end === 0) return null;
      return `import { withWords } from ${JSON.stringify(ownModule)};\n${changed}${code.slice(end)}`;
    },
    buildEnd(problem) {
      if (problem) return;
      const first = saidFrom(this, ['app/main.tsx', ...firstSources].map(source));
      const everything = new Set([...this.getModuleIds()].flatMap((id) => [...saidBy(id)]));
      const isOfBrowser = (key: string) => everything.has(key) || !ofServer.includes(key.split('.', 1)[0] ?? '');
      for (const target of targets)
        if ([...saidFrom(this, [target])].every((key) => first.has(key))) sayFirst.push(target.slice(sources.length));
      for (const { folder } of languages) {
        const words = wordsIn(folder);
        const parts = {
          first: pick(words, (key) => first.has(key)),
          rest: pick(words, (key) => !first.has(key) && isOfBrowser(key)),
        };
        for (const [part, own] of Object.entries(parts))
          this.emitFile({ type: 'asset', name: `words-${part}-${folder}.json`, source: JSON.stringify(own) });
      }
    },
    filesOf(bundle) {
      const fileOf = (wanted: string) => {
        const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(wanted));
        if (!found) throw new Error(`words: the bundle has no ${wanted}`);
        return found.fileName;
      };
      const filesOfPart = (part: 'first' | 'rest') =>
        Object.fromEntries(languages.map(({ code, folder }) => [code, fileOf(`words-${part}-${folder}.json`)]));
      return { first: filesOfPart('first'), rest: filesOfPart('rest'), sayFirst: sayFirst.toSorted() };
    },
  };
}
