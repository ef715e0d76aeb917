import { type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import { toolTexts } from '@folio/locales/words';
import { describe, expect, it } from 'vitest';
import { findTool, listTools } from './catalogue.ts';
import { countryName } from './country-names.ts';
import type { Tool } from './define-tool.ts';
import { localiseTool, localNames, needsNoTranslation, translateWords } from './localise-tool.ts';

const tools = listTools();
const foreign = interfaceLanguages.filter((language) => language !== 'en');

/** Words that a language writes as English does; any other text that stays the same was forgotten. */
const sameAsEnglish: Partial<Record<InterfaceLanguage, readonly string[]>> = {
  it: [
    'Blog',
    'Brief',
    'Budget',
    'Email',
    'Hotel',
    'Junior',
    'Link',
    'Newsletter',
    'No (nofollow)',
    'No (noindex)',
    'Senior',
    'Slogan',
    'Sport',
    'Video',
    'Villa',
  ],
  de: 'Blog Budget Format Garage Hotel Interview Junior Keywords Link Neutral Newsletter Penthouse Person Restaurant Senior Slogan Sport Text Video Villa Website Wellness Winter'.split(
    ' ',
  ),
  es: ['Blog', 'Color', 'Formal', 'Hotel', 'No (nofollow)', 'No (noindex)', 'Tutorial'],
  fr: 'Article Blog Brief Budget Commercial Concert Contact Culture Description Destination Documents Format Garage Images Invitation Junior Kitchenette Message Nature Occasion Pages Portrait Restaurant Senior Service Services Slogan Sport Style Versions Villa'.split(
    ' ',
  ),
  'pt-BR': ['Blog', 'Formal', 'Hotel', 'Link', 'Slogan', 'Tutorial'],
};

/** Every text of the form that a reader sees, in reading order; a localised tool yields them in the same order. */
function visibleTexts(tool: Tool): string[] {
  const ofFields = tool.fields.flatMap((field) => {
    const options = 'options' in field ? (field.options ?? []) : [];
    return [field.label, field.placeholder, field.help, ...options.map((option) => option.label)];
  });
  return [
    ...ofFields,
    ...tool.steps.map((step) => step.label),
    ...tool.constraints.map((constraint) => constraint.message),
    tool.credits.note,
  ].filter((text): text is string => text !== undefined && text !== '');
}

/** The figures of a text without their separators: "6,000", "6.000" and "6 000" are one and the same. */
const figuresOf = (text: string): string[] => text.replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, '').match(/\d+/g) ?? [];

const formTexts = tools.flatMap((tool) => visibleTexts(tool).map((text) => [tool.slug, text] as const));

/** Returns pairs of an English text and its translation in this language, names and descriptions included. */
function translations(language: Exclude<InterfaceLanguage, 'en'>): [english: string, local: string][] {
  return tools.flatMap((tool) => {
    const local = localiseTool(tool, language);
    const shown = visibleTexts(local);
    const inForm = visibleTexts(tool).map((text, index): [string, string] => [text, shown[index] ?? '']);
    return [[tool.name, local.name], [tool.description, local.description], ...inForm] as [string, string][];
  });
}

describe.each(foreign)('the catalogue in %s', (language) => {
  it('has no gap', () => {
    expect(tools.filter((tool) => !localNames(tool.slug, language)?.description).map((tool) => tool.slug)).toEqual([]);
    expect(formTexts.filter(([slug, text]) => !translateWords(slug, text, language)?.trim())).toEqual([]);
  });

  it('leaves no English standing', () => {
    const same = translations(language).filter(
      ([english, local]) => english === local && !needsNoTranslation(english) && countryName(english, 'en') === null,
    );
    expect([...new Set(same.map(([english]) => english))].toSorted()).toEqual(sameAsEnglish[language] ?? []);
    const locals = translations(language).map(([, local]) => local);
    expect(locals.filter((local) => /\b(the|and|with|your|words|credits per|which|write|e\.g)\b/i.test(local))).toEqual([]);
  });

  it('gives every figure back', () => {
    for (const [english, local] of translations(language)) {
      expect(figuresOf(local), `${english} → ${local}`).toEqual(figuresOf(english));
      if (!english.includes('#')) expect(local, english).not.toContain('#');
    }
  });

  it('holds nothing for tools and words that are gone', () => {
    const asked = new Set(formTexts.flatMap(([, text]) => [text, text.replace(/\d+(?:,\d{3})*(?:\.\d+)?/g, '#')]));
    expect(Object.keys(toolTexts[language].words).filter((english) => !asked.has(english))).toEqual([]);
    expect(Object.keys(toolTexts[language].tools).filter((slug) => findTool(slug) === null)).toEqual([]);
  });

  it('keeps what is no text: values, defaults, prompts and the example', () => {
    for (const tool of tools) {
      const local = localiseTool(tool, language);
      const { name, description, fields, steps, constraints, credits, ...rest } = tool;
      expect(local).toMatchObject(rest);
      expect(local.fields.map((field) => [field.name, field.type, field.default])).toEqual(
        fields.map((field) => [field.name, field.type, field.default]),
      );
      expect(local.steps.map((step) => step.fields)).toEqual(steps.map((step) => step.fields));
      expect(local.constraints.map((constraint) => constraint.fields)).toEqual(constraints.map((one) => one.fields));
      expect({ ...local.credits, note: '' }).toEqual({ ...credits, note: '' });
      expect([local.name, local.description]).not.toEqual([name, description]);
    }
  });
});

describe('figures', () => {
  it('get the separators of German', () => {
    expect(translateWords('text_summary', 'Up to 6,000 characters.', 'de')).toBe('Bis zu 6.000 Zeichen.');
    expect(translateWords('job_posting', 'e.g. EUR 40,000-48,000 gross', 'de')).toMatch(/40\.000\D48\.000/);
    const german = tools.flatMap((tool) => visibleTexts(localiseTool(tool, 'de')));
    expect(german.filter((text) => /\d,\d{3}(?!\d)/.test(text))).toEqual([]);
  });

  it('written without a separator stay as they are, and in their order', () => {
    for (const language of foreign) {
      const note = translateWords('seo_article', '500 words = 100, 1000 words = 200, 2000 words = 400 AI credits.', language);
      expect(note?.match(/\d+/g)).toEqual(['500', '100', '1000', '200', '2000', '400']);
    }
  });
});

it('leaves English, addresses and names of networks as they are, and owns up to a gap', () => {
  for (const tool of tools) expect(localiseTool(tool, 'en')).toBe(tool);
  expect(translateWords('blog_post', 'LinkedIn', 'fr')).toBe('LinkedIn');
  expect(translateWords('keyword_density', 'https://www.example.com/page', 'es')).toBe('https://www.example.com/page');
  expect(translateWords('blog_post', 'No such words', 'de')).toBeNull();
  expect(localNames('no_such_tool', 'it')).toBeNull();
});
