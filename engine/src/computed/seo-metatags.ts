// Head markup of a page from a form: escaped, in the order in which browsers and crawlers like to read it.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type seoMetatagGeneratorTool from '@folio/catalogue/seo/seo-metatag-generator.tool';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { type MetatagRemark, metatagRemark } from './metatag-remarks.ts';

type Input = Partial<InputOf<typeof seoMetatagGeneratorTool>>;
type Result = ResultOf<typeof seoMetatagGeneratorTool>;

/** Longest title and description in characters; source: the catalogue's brief of the tool. */
const titleCharacterLimit = 60;
const descriptionCharacterLimit = 155;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

interface HeadTag {
  name: string;
  content: string;
  markup: string;
  remark?: MetatagRemark;
}

const tag = (attribute: 'name' | 'property' | 'http-equiv', name: string, content: string, remark?: MetatagRemark): HeadTag => ({
  name,
  content,
  markup: `<meta ${attribute}="${name}" content="${escape(content)}">`,
  ...(remark && { remark }),
});

/** "de" → "de_DE", as Open Graph wants it. */
function openGraphLocale(language: string): string {
  const locale = new Intl.Locale(language).maximize();
  return `${locale.language}_${locale.region ?? ''}`.replace(/_$/, '');
}

const textOf = (input: Input, name: keyof Input): string => {
  const value = input[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : '';
};

const lengthOf = (text: string) => Array.from(text).length;

function searchTags(input: Input, language: string): HeadTag[] {
  const [title, charset] = [textOf(input, 'site_title'), textOf(input, 'content_type') || 'utf-8'];
  const keywords = Array.isArray(input['site_keywords']) ? input['site_keywords'].map(String) : [];
  const robots = `${textOf(input, 'robots_index') || 'index'}, ${textOf(input, 'robots_follow') || 'follow'}`;
  const [author, canonical, days] = [textOf(input, 'author'), textOf(input, 'canonical_url'), textOf(input, 'revisit_days')];
  return [
    { name: 'charset', content: charset, markup: `<meta charset="${escape(charset)}">` },
    { name: 'title', content: title, markup: `<title>${escape(title)}</title>` },
    tag('name', 'description', textOf(input, 'site_description')),
    ...(keywords.length > 0 ? [tag('name', 'keywords', keywords.join(', '), 'keywords_ignored')] : []),
    tag('name', 'robots', robots),
    tag('http-equiv', 'content-language', language),
    ...(days === '' ? [] : [tag('name', 'revisit-after', `${days} days`, 'revisit_ignored')]),
    ...(author === '' ? [] : [tag('name', 'author', author)]),
    ...(canonical === ''
      ? []
      : [{ name: 'canonical', content: canonical, markup: `<link rel="canonical" href="${escape(canonical)}">` }]),
  ];
}

function socialTags(input: Input, language: string): HeadTag[] {
  const [title, description] = [textOf(input, 'site_title'), textOf(input, 'site_description')];
  const [canonical, image] = [textOf(input, 'canonical_url'), textOf(input, 'image_url')];
  return [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:locale', openGraphLocale(language)),
    ...(canonical === '' ? [] : [tag('property', 'og:url', canonical)]),
    ...(image === '' ? [] : [tag('property', 'og:image', image)]),
    tag('name', 'twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    ...(image === '' ? [] : [tag('name', 'twitter:image', image)]),
  ];
}

function warningsFor(input: Input, language: InterfaceLanguage): string[] {
  const [title, description] = [textOf(input, 'site_title'), textOf(input, 'site_description')];
  const [charset, keywords] = [textOf(input, 'content_type'), input['site_keywords']];
  const found: [boolean, MetatagRemark, number, number][] = [
    [lengthOf(title) > titleCharacterLimit, 'title_long', lengthOf(title), titleCharacterLimit],
    [titlePixels(title) > titlePixelLimit, 'title_wide', titlePixels(title), titlePixelLimit],
    [lengthOf(description) > descriptionCharacterLimit, 'description_long', lengthOf(description), descriptionCharacterLimit],
    [
      descriptionPixels(description) > descriptionPixelLimit,
      'description_wide',
      descriptionPixels(description),
      descriptionPixelLimit,
    ],
    [Array.isArray(keywords) && keywords.length > 0, 'keywords_ignored', 0, 0],
    [textOf(input, 'revisit_days') !== '', 'revisit_ignored', 0, 0],
    [textOf(input, 'robots_index') === 'noindex', 'hidden', 0, 0],
    [charset !== '' && charset !== 'utf-8', 'not_utf8', 0, 0],
    [textOf(input, 'image_url') === '', 'no_image', 0, 0],
  ];
  return found.filter(([applies]) => applies).map(([, remark, is, limit]) => metatagRemark(remark, language, is, limit));
}

/** Returns the markup to copy, each tag by itself, and remarks. Remarks are in the page's language if supported. */
export function seoMetatags(input: Input, language: string): Result {
  const tags = [...searchTags(input, language), ...socialTags(input, language)];
  const interfaceLanguage = toInterfaceLanguage(language);
  return {
    html: tags.map(({ markup }) => markup).join('\n'),
    tags: tags.map(({ name, content, remark }) => ({
      name,
      content,
      ...(remark && { note: metatagRemark(remark, interfaceLanguage, 0, 0) }),
    })),
    warnings: warningsFor(input, interfaceLanguage),
    title_pixels: titlePixels(textOf(input, 'site_title')),
    description_pixels: descriptionPixels(textOf(input, 'site_description')),
  };
}
