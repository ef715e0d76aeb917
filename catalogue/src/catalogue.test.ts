import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { interfaceLanguages } from '@folio/contract/languages';
import { macroCategorySchema } from '@folio/contract/tool-definition';
import { parseToolInput } from '@folio/contract/tool-input';
import { priceOf } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findTool, listTools } from './catalogue.ts';
import type { DocumentBlock } from './document-layout.ts';
import { documentWord, isDocumentWord } from './document-words.ts';
import { localiseTool, localNames, translateWords } from './localise-tool.ts';
import { macroCategoryName } from './macro-category-names.ts';

const tools = listTools();
const foreign = interfaceLanguages.filter((language) => language !== 'en');

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** The schema at a dotted path, or undefined where the result has no such leaf. */
function leafAt(schema: JsonSchema | undefined, path: string): JsonSchema | undefined {
  return path.split('.').reduce((at, key) => at?.properties?.[key], schema);
}

function pathsOf(block: DocumentBlock): { whole: string[]; inItems: string[] } {
  switch (block.kind) {
    case 'sections':
      return { whole: [block.from], inItems: [block.title, block.body, ...(block.note === undefined ? [] : [block.note])] };
    case 'table':
      return { whole: [block.from], inItems: block.columns.map((column) => column.from) };
    case 'points':
      return { whole: [block.from], inItems: [block.label, block.text] };
    case 'quotes':
      return { whole: [block.from], inItems: [block.text, block.attribution] };
    case 'text':
      return { whole: [block.from, ...(block.runIn === undefined ? [] : [block.runIn])], inItems: [] };
    default:
      return { whole: [block.from], inItems: [] };
  }
}

/** Returns the folder of the icon modules; null on a machine without the web app's packages. */
function iconFolder(): string | null {
  const folder = fileURLToPath(new URL('../../node_modules/@tabler/icons-react/dist/esm/icons/', import.meta.url));
  return existsSync(folder) ? folder : null;
}

describe('the catalogue', () => {
  it('holds every tool file once, under its own slug and code', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tool.ts'),
    );
    expect(tools).toHaveLength(files.length);
    expect(new Set(tools.map((tool) => tool.code)).size).toBe(tools.length);
    for (const file of files) {
      const slug = file
        .replace(/^.*[\\/]/, '')
        .replace('.tool.ts', '')
        .replaceAll('-', '_');
      expect(findTool(slug), slug).not.toBeNull();
    }
    expect(findTool('no_such_tool')).toBeNull();
  });

  it('names its rooms in every language', () => {
    for (const category of macroCategorySchema.options) {
      for (const language of interfaceLanguages) expect(macroCategoryName(category, language)).not.toBe('');
    }
    expect(documentWord('sources', 'de')).toBe('Quellen');
    expect(isDocumentWord('missing') && !isDocumentWord('toString')).toBe(true);
  });
});

describe.each(tools.map((tool) => [tool.slug, tool] as const))('%s', (slug, tool) => {
  const schema = z.toJSONSchema(tool.result, { io: 'output' }) as JsonSchema;

  it('has an example that its own form accepts, and a price for it', () => {
    const parsed = parseToolInput(tool, tool.example);
    expect(parsed).toMatchObject({ ok: true });
    const price = priceOf(tool.credits, parsed.ok ? parsed.input : {});
    expect(Number.isInteger(price)).toBe(true);
    expect(price > 0 || (tool.credits.rule === 'fixed' && tool.credits.amount === 0)).toBe(true);
  });

  it('asks each field once, in one step, and refers only to fields that it has', () => {
    const names = tool.fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    const inSteps = tool.steps.flatMap((step) => step.fields);
    if (tool.steps.length > 0) expect(inSteps.toSorted()).toEqual(names.toSorted());
    expect(tool.flow === 'wizard').toBe(tool.steps.length > 0);
    const { basis, times, addons } = tool.credits;
    const priced = [...(basis ?? []), ...(times ?? [])].flatMap((term) =>
      'fields' in term ? [...term.fields, ...(term.if_filled === undefined ? [] : [term.if_filled])] : [],
    );
    const referred = [
      ...priced,
      ...addons.map((addon) => addon.field),
      ...tool.constraints.flatMap((constraint) => constraint.fields),
      ...tool.fields.flatMap((field) => Object.keys(field.showIf ?? {})),
      ...tool.steps.flatMap((step) => Object.keys(step.atLeast)),
      ...tool.titleFields,
      ...Object.keys(tool.example),
    ];
    expect(names).toEqual(expect.arrayContaining([...new Set(referred)]));
  });

  it('lays out only what its result holds', () => {
    for (const block of tool.layout) {
      const { whole, inItems } = pathsOf(block);
      for (const path of whole) expect(leafAt(schema, path), path).toBeDefined();
      for (const path of inItems) expect(leafAt(leafAt(schema, block.from)?.items, path), path).toBeDefined();
    }
  });

  it('has a brief, an icon name and languages', () => {
    expect(tool.brief.length).toBeGreaterThan(100);
    expect(tool.icon).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const icons = iconFolder();
    const module = tool.icon.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(icons === null || existsSync(`${icons}Icon${module}.mjs`), tool.icon).toBe(true);
    expect(tool.translation).toContain('en');
  });

  it.each(foreign)('says everything in %s', (language) => {
    const texts = [
      ...tool.fields.flatMap((field) => [field.label, field.placeholder, field.help]),
      ...tool.fields.flatMap((field) => ('options' in field ? (field.options ?? []).map((option) => option.label) : [])),
      ...tool.steps.map((step) => step.label),
      ...tool.constraints.map((constraint) => constraint.message),
      tool.credits.note,
    ].filter((text) => text !== undefined);
    expect(texts.filter((text) => translateWords(slug, text, language) === null)).toEqual([]);
    expect(localNames(slug, language)).not.toBeNull();
    const local = localiseTool(tool, language);
    expect(local.name).not.toBe('');
    expect(local.fields.map((field) => field.name)).toEqual(tool.fields.map((field) => field.name));
    expect(JSON.stringify(local.fields.map((field) => field.label))).not.toContain('#');
  });
});

it('no writing tool asks for what only a task has: assignees, a type of work, a deadline', () => {
  const ofTasks = new Set(['task_type', 'assignee_group', 'deadline', 'priority']);
  const asking = listTools()
    .filter((tool) => tool.execution !== 'human')
    .flatMap((tool) => tool.fields.filter((field) => ofTasks.has(field.name)).map((field) => `${tool.slug}: ${field.name}`));
  expect(asking).toEqual([]);
});

it('writes figures as the language does', () => {
  expect(translateWords('text_summary', 'Up to 6,000 characters.', 'de')).toBe('Bis zu 6.000 Zeichen.');
  expect(translateWords('seo_article', '1000 words (200 AI credits)', 'it')).toBe('1000 parole (200 crediti IA)');
  expect(translateWords('seo_article', 'Nobody translated this', 'it')).toBeNull();
});
