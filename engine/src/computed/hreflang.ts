// hreflang for a set of pages: each line judged by the ISO lists, the whole reciprocal set printed, the pages checked where asked.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type hreflangGeneratorTool from '@folio/catalogue/seo/hreflang-generator.tool';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { isHttpUrl } from '@folio/contract/tool-values';
import { byLanguage } from '@folio/locales/by-language';
import type { EngineContext } from '../core/engine-types.ts';
import { hreflangCode } from '../text/hreflang-codes.ts';
import { type Alternate, hreflangCodeOf, sitemapPages } from './hreflang-code.ts';
import { checkPages, maxPagesChecked, type PageFindings } from './hreflang-pages.ts';
import { sayRemark } from './remark.ts';

const remarks = byLanguage(({ remarks }) => remarks.hreflang);

type Input = Partial<InputOf<typeof hreflangGeneratorTool>>;
type Result = ResultOf<typeof hreflangGeneratorTool>;

/** Most lines read; source: the catalogue's result of the tool. */
const maxEntries = 200;

interface Entry {
  hreflang: string;
  url: string;
  problem: string | null;
}

/** "en-GB | https://…"; a tab or spaces part as well. */
function readLine(line: string): { code: string; url: string } {
  const [, code = '', url = ''] = /^([^|\s]*)\s*\|?\s*(.*)$/u.exec(line.trim()) ?? [];
  return { code, url: url.trim().slice(0, 2048) };
}

function judge(line: string, used: Set<string>, language: InterfaceLanguage): Entry {
  const { code: given, url } = readLine(line);
  const judged = hreflangCode(given);
  if ('problem' in judged) {
    const hint = judged.meant === null ? '' : ` ${sayRemark(remarks[language].meant, language, { meant: judged.meant })}`;
    const problem = sayRemark(remarks[language][judged.problem], language, { part: judged.part }) + hint;
    return { hreflang: given.slice(0, 40), url, problem };
  }
  const { code } = judged;
  if (!isHttpUrl(url)) return { hreflang: code, url, problem: sayRemark(remarks[language].not_absolute, language) };
  if (used.has(code)) return { hreflang: code, url, problem: sayRemark(remarks[language].duplicate, language) };
  used.add(code);
  return { hreflang: code, url, problem: null };
}

function readEntries(input: Input, language: InterfaceLanguage): { entries: Entry[]; isTooMany: boolean } {
  const text = typeof input['pages'] === 'string' ? input['pages'] : '';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const standard =
    typeof input['x_default'] === 'string' && input['x_default'] !== '' ? [`x-default | ${input['x_default']}`] : [];
  const used = new Set<string>();
  const read = [...lines.slice(0, maxEntries - standard.length), ...standard];
  return { entries: read.map((line) => judge(line, used, language)), isTooMany: lines.length + standard.length > maxEntries };
}

/** Conflict of a page with an entry, in one text; null if there is none. */
function problemOf(found: PageFindings, isHtml: boolean, language: InterfaceLanguage): string | null {
  if (found.status === null) return sayRemark(remarks[language].unreadable, language);
  const problems = [
    ...(found.status < 200 || found.status > 299
      ? [sayRemark(remarks[language].status, language, { status: String(found.status) })]
      : []),
    ...(found.redirectedTo === null ? [] : [sayRemark(remarks[language].redirected, language, { url: found.redirectedTo })]),
    ...(found.canonical === null ? [] : [sayRemark(remarks[language].other_canonical, language, { url: found.canonical })]),
    ...(isHtml && found.missing.length > 0
      ? [sayRemark(remarks[language].no_return, language, { list: found.missing.slice(0, 20).join(', ') })]
      : []),
  ];
  return problems.length > 0 ? problems.join(' ') : null;
}

function warningsFor(entries: readonly Entry[], alternates: readonly Alternate[], language: InterfaceLanguage): string[] {
  const codes = new Set(alternates.map(({ code }) => code));
  const spoken = [...codes].filter((code) => code !== 'x-default');
  const byLanguage = Map.groupBy(spoken, (code) => code.split('-')[0] ?? code);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const ungeneric = [...byLanguage].filter(([base, all]) => all.length > 1 && !codes.has(base)).map(([base]) => base);
  const faulty = entries.filter((entry) => entry.problem !== null).length;
  const schemes = new Set(alternates.map(({ url }) => new URL(url).protocol));
  return [
    ...(faulty > 0 ? [sayRemark(remarks[language].left_out, language, { count: faulty })] : []),
    ...(spoken.length === 1 ? [sayRemark(remarks[language].one_page, language)] : []),
    ...(codes.has('x-default') ? [] : [sayRemark(remarks[language].no_default, language)]),
    ...ungeneric
      .slice(0, 10)
      .map((base) => sayRemark(remarks[language].no_generic, language, { language: names.of(base) ?? base })),
    ...(schemes.size > 1 ? [sayRemark(remarks[language].not_https, language)] : []),
    ...(alternates.length > 1 ? [sayRemark(remarks[language].every_page, language)] : []),
  ];
}

/** Returns the code to copy without the faulty lines, every line with its error, and remarks. */
export async function hreflang(input: Input, context: EngineContext): Promise<Result> {
  const language = toInterfaceLanguage(context.language);
  const { entries, isTooMany } = readEntries(input, language);
  const alternates = entries.filter((entry) => entry.problem === null).map(({ hreflang: code, url }) => ({ code, url }));
  const isHtml = input['format'] !== 'http' && input['format'] !== 'sitemap';
  const isChecked = input['check_pages'] === true && context.fetchPage !== undefined;
  if (isChecked) context.onProgress({ stage: 'reading' });
  const found =
    isChecked && context.fetchPage ? await checkPages(alternates, context.fetchPage) : new Map<string, PageFindings>();
  const pages = new Set(alternates.map(({ url }) => url)).size;
  const printed = sitemapPages(alternates.length);
  return {
    code: hreflangCodeOf(alternates, input['format']),
    entries: entries.map((entry) => {
      const findings = entry.problem === null ? found.get(entry.url) : undefined;
      const problem = entry.problem ?? (findings ? problemOf(findings, isHtml, language) : null);
      return { hreflang: entry.hreflang, url: entry.url, valid: problem === null, ...(problem !== null && { problem }) };
    }),
    warnings: [
      ...(isTooMany ? [sayRemark(remarks[language].too_many, language, { limit: maxEntries })] : []),
      ...warningsFor(entries, alternates, language),
      ...(input['format'] === 'sitemap' && pages > printed
        ? [sayRemark(remarks[language].sitemap_part, language, { count: printed })]
        : []),
      ...(isChecked && pages > maxPagesChecked
        ? [sayRemark(remarks[language].checked_part, language, { count: maxPagesChecked })]
        : []),
      ...(isChecked && !isHtml ? [sayRemark(remarks[language].header_not_checked, language)] : []),
    ],
  };
}
