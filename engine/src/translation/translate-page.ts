// A web page translated in its markup: tags, links, scripts and elements marked translate="no" stay unchanged.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { decodeText } from '../sources/decode-text.ts';
import { transliterate } from '../text/transliterate.ts';
import { refuseTooLong } from './given-files.ts';
import { wordsToTranslate } from './protected-parts.ts';
import { translateSegments } from './translate-segments.ts';
import { translationWish } from './translation-wish.ts';

const limits = { title: 60, description: 155, slug: 75 };

/** The page as it is given or read at its address. Throws `EngineFailure`. */
export async function markupOf(input: ToolInput, context: Pick<EngineContext, 'fetchPage'>): Promise<string> {
  const code = typeof input['html_code'] === 'string' ? input['html_code'].trim() : '';
  if (code !== '') return code;
  const url = typeof input['page_url'] === 'string' ? input['page_url'].trim() : '';
  if (url === '' || !context.fetchPage) throw new EngineFailure('NOTHING_TO_TRANSLATE');
  const page = await context.fetchPage(url);
  if (page.status >= 400) throw new EngineFailure('PAGE_UNREADABLE', { detail: url });
  return decodeText(page.bytes);
}

/** A line cut between words to its limit. */
function within(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const cut = [...text].slice(0, most).join('');
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:–-]+$/u, '');
}

const slugOf = (title: string, language: string) =>
  transliterate(title, language)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, limits.slug)
    .replace(/-[^-]*$/, (rest) => (rest.length > 12 ? '' : rest));

const isSelector = (entry: string) => /^[.#[]|[>[\]]/.test(entry);
const leftAlone = (input: ToolInput): string[] =>
  (Array.isArray(input['do_not_translate']) ? input['do_not_translate'] : []).map((entry) => String(entry).trim());

/** Which places of the page the order wants translated. */
export const slotsWanted = (input: ToolInput): { seo: boolean; left: string[] } => ({
  seo: input['seo_elements'] !== false,
  left: leftAlone(input).filter(isSelector),
});

/** Makes the page. Throws `EngineFailure`. */
export async function translatePage(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  context.onProgress({ stage: 'reading' });
  const { openHtml, writeHtml } = await import('./marked-html.ts');
  const html = await markupOf(input, context);
  const left = leftAlone(input);
  const opened = openHtml(html, slotsWanted(input));
  const texts = opened.slots.map(({ text }) => text);
  const words = texts.filter(hasWords).join(' ');
  const url = typeof input['page_url'] === 'string' ? input['page_url'] : '';
  const code = typeof input['html_code'] === 'string' ? input['html_code'].trim() : '';
  if (code === '') refuseTooLong(wordsToTranslate(texts), url, context);
  const about =
    'The segments are the visible texts and meta texts of one web page. A title keeps to 60 characters, a meta description to 155.';
  const wish = await translationWish(input, words.replace(/<[^>]*>/g, ' '), tool.translation, about);
  const kept = left.filter((entry) => entry !== '' && !isSelector(entry)).map((entry) => ({ source: entry, target: entry }));
  const made = await translateSegments(texts, { ...wish, glossary: [...kept, ...wish.glossary] }, context);
  opened.slots.forEach((slot, index) => slot.put(made.texts[index] ?? slot.text));
  const written = writeHtml(opened, wish.target);
  const one = (selector: string) => [...opened.page.querySelectorAll(selector)][0];
  const title = one('head > title')?.textContent?.trim() ?? '';
  const description = one('meta[name="description"]')?.getAttribute('content')?.trim() ?? '';
  const heading = one('h1')?.textContent?.trim() ?? '';
  const slug = input['slugs'] === true ? slugOf(heading || title, wish.target) : '';
  const language = toInterfaceLanguage(context.language);
  return {
    result: {
      html: written,
      ...(title === '' ? {} : { meta_title: within(title, limits.title) }),
      ...(description === '' ? {} : { meta_description: within(description, limits.description) }),
      ...(slug === '' ? {} : { slug }),
      hreflang:
        url !== '' && wish.source !== null
          ? [`<link rel="alternate" hreflang="${wish.source}" href="${encodeURI(decodeURI(url))}">`]
          : [],
      segments: texts.filter(hasWords).length,
      words: wordsToTranslate(texts),
      warnings: made.doubtful.slice(0, 20).map((text) => `${documentWord('to_be_checked', language)} ${text.slice(0, 120)}`),
    },
    files: [{ key: 'page', name: `page.${wish.target}.html`, mediaType: 'text/html', bytes: Buffer.from(written) }],
    engine: made.engine,
  };
}
