// Search result preview of a page: title and description cut by their width in pixels, the URL as a trail.

import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import type serpPreviewTool from '@folio/catalogue/seo/serp-preview.tool';
import { escapeHtml, escapePattern } from '@folio/contract/escape';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { byLanguage } from '@folio/locales/by-language';
import { cutToWidth } from '../text/cut-to-width.ts';
import { sayRemark } from './remark.ts';

const remarks = byLanguage(({ remarks }) => remarks.serpPreview);

type Input = Partial<InputOf<typeof serpPreviewTool>>;
type Result = ResultOf<typeof serpPreviewTool>;

/** Widest description that mobile results show whole, in pixels; source: the catalogue's brief of the tool. */
export const mobileDescriptionPixelLimit = 680;
/** Widest trail, in pixels of 14 px Arial: it never runs past the title. */
const trailPixelLimit = 580;

const textOf = (input: Input, name: keyof Input) =>
  typeof input[name] === 'string' ? input[name].replace(/\s+/gu, ' ').trim() : '';

const lengthOf = (text: string) => Array.from(text).length;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** "https://www.example.com › blog › tea"; on mobile without scheme and "www.". */
function trailOf(address: string, isMobile: boolean): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const host = isMobile ? url.host.replace(/^www\./, '') : `${url.protocol}//${url.host}`;
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  return cutToWidth([host, ...segments.map(decoded)].join(' › '), trailPixelLimit, descriptionPixels).text;
}

function dateShown(date: string, language: InterfaceLanguage): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return date === '' ? '' : `${format.format(new Date(`${date}T00:00:00Z`))} — `;
}

const keywordPattern = (keyword: string) => {
  const escaped = escapePattern(keyword).replace(/ /g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])`, 'giu');
};

/** Escaped text with the keyword in bold. */
function highlighted(text: string, keyword: string): string {
  if (keyword === '') return escapeHtml(text);
  let html = '';
  let end = 0;
  for (const match of text.matchAll(keywordPattern(keyword))) {
    html += `${escapeHtml(text.slice(end, match.index))}<strong>${escapeHtml(match[0])}</strong>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

interface Snippet {
  title: string;
  description: string;
  breadcrumb: string;
  title_cut: boolean;
  description_cut: boolean;
}

function snippetOf(input: Input, language: InterfaceLanguage, isMobile: boolean): Snippet {
  const title = cutToWidth(textOf(input, 'meta_title'), titlePixelLimit, titlePixels);
  const limit = isMobile ? mobileDescriptionPixelLimit : descriptionPixelLimit;
  // The date takes room from the description.
  const whole = dateShown(textOf(input, 'date'), language) + textOf(input, 'meta_description');
  const description = cutToWidth(whole, limit, descriptionPixels);
  return {
    title: title.text,
    description: description.text,
    breadcrumb: trailOf(textOf(input, 'page_url'), isMobile),
    title_cut: title.isCut,
    description_cut: description.isCut,
  };
}

function drawn(snippet: Snippet, label: string, input: Input): string {
  const site = textOf(input, 'site_name');
  const address = escapeHtml(textOf(input, 'page_url'));
  const trail = `<p>${site === '' ? '' : `<strong>${escapeHtml(site)}</strong><br>`}${escapeHtml(snippet.breadcrumb)}</p>`;
  const title = `<h3><a href="${address}">${escapeHtml(snippet.title)}</a></h3>`;
  const description = `<p>${highlighted(snippet.description, textOf(input, 'primary_kw'))}</p>`;
  return `<h2>${escapeHtml(label)}</h2>${trail}${title}${description}`;
}

function warningsFor(input: Input, desktop: Snippet, mobile: Snippet, language: InterfaceLanguage): string[] {
  const [title, description, keyword] = [
    textOf(input, 'meta_title'),
    textOf(input, 'meta_description'),
    textOf(input, 'primary_kw'),
  ];
  const lacks = (text: string) => keyword !== '' && !keywordPattern(keyword).test(text);
  const say = (remark: keyof (typeof remarks)['en'], values = {}) => sayRemark(remarks[language][remark], language, values);
  return [
    ...(desktop.title_cut ? [say('title_cut', { is: titlePixels(title), limit: titlePixelLimit })] : []),
    ...(desktop.description_cut
      ? [say('description_cut', { is: descriptionPixels(description), limit: descriptionPixelLimit })]
      : []),
    ...(mobile.description_cut ? [say('description_cut_mobile', { limit: mobileDescriptionPixelLimit })] : []),
    ...(lacks(title) ? [say('keyword_not_in_title', { keyword })] : []),
    ...(lacks(description) ? [say('keyword_not_in_description', { keyword })] : []),
    say('may_rewrite'),
  ];
}

/** Returns the result on desktop and mobile as text and image, its widths in pixels, and remarks. */
export function serpPreview(input: Input, language: string): Result {
  const local = toInterfaceLanguage(language);
  const desktop = snippetOf(input, local, false);
  const mobile = snippetOf(input, local, true);
  const [title, description] = [textOf(input, 'meta_title'), textOf(input, 'meta_description')];
  return {
    desktop,
    mobile,
    title_pixels: titlePixels(title),
    title_characters: lengthOf(title),
    description_pixels: descriptionPixels(description),
    description_characters: lengthOf(description),
    html: drawn(desktop, documentWord('on_desktop', local), input) + drawn(mobile, documentWord('on_mobile', local), input),
    warnings: warningsFor(input, desktop, mobile, local),
  };
}
