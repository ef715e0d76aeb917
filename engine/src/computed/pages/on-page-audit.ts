// The on-page audit: one page without its scripts, rated by a fixed weighted list. The score is the reached share of all weights.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type onPageAuditTool from '@folio/catalogue/seo/on-page-audit.tool';
import { baseOf, type InterfaceLanguage, interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import { byLanguage } from '@folio/locales/by-language';
import { type EngineContext, EngineFailure } from '../../core/engine-types.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { readRobotsFile } from '../../text/robots-file.ts';
import { readabilityChecker } from '../readability-checker.ts';
import { sayRemark } from '../remark.ts';
import { type AuditKey, auditRules, type Verdict } from './audit-page.ts';
import { readPageFacts, readSiteFile } from './read-page-facts.ts';

const pageAuditRemarks = byLanguage(({ remarks }) => remarks.pageAudit);
const pageChecksRemarks = byLanguage(({ remarks }) => remarks.pageChecks);
const pageChecksOfCodeRemarks = byLanguage(({ remarks }) => remarks.pageChecksOfCode);

type Input = Partial<InputOf<typeof onPageAuditTool>>;
type Result = ResultOf<typeof onPageAuditTool>;

const checkTexts = (key: AuditKey, language: InterfaceLanguage) =>
  ({ ...pageChecksRemarks[language], ...pageChecksOfCodeRemarks[language] })[key];

/** Links that are tried out. */
const maxLinksChecked = 10;
/** Share of a rule's weight that is reached. */
const shares: Record<Verdict, number> = { pass: 1, warning: 0.5, fail: 0 };

async function isBroken(context: EngineContext, url: string): Promise<boolean> {
  try {
    const status = (await context.fetchPage?.(url))?.status ?? 200;
    return status === 404 || status === 410 || status >= 500;
  } catch (problem) {
    // A page that refuses us is not a broken one.
    if (context.signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return false;
  }
}

function readabilityOf(text: string, language: string): number | null {
  const known = interfaceLanguages.find((one) => baseOf(one) === baseOf(language));
  if (known === undefined || countWords(text) < 50) return null;
  const { index } = readabilityChecker({ text: text.slice(0, 50_000), target: 'general' }, known);
  return typeof index === 'number' ? index : null;
}

/** The audit of one page. Throws `EngineFailure` where it cannot be read. */
export async function onPageAudit(input: Input, context: EngineContext): Promise<Result> {
  const language = toInterfaceLanguage(context.language);
  context.onProgress({ stage: 'reading' });
  const asked = new URL(String(input['page_url'])).href;
  const facts = await readPageFacts(context, asked);
  const { host, origin } = new URL(facts.url);
  const robotsText = await readSiteFile(context, `${origin}/robots.txt`);
  const isInternal = (url: string) => new URL(url).host === host;
  const links = [...new Set(facts.links.map((link) => link.url))].filter((url) => url !== facts.url);
  const internal = links.filter(isInternal).length;
  const tried = [...links.filter(isInternal), ...links.filter((url) => !isInternal(url))].slice(0, maxLinksChecked);
  const broken = await Promise.all(tried.map((url) => isBroken(context, url)));
  context.onProgress({ stage: 'checking' });
  const prose = facts.text.replace(/^# /gm, '');
  const spoken = facts.language || (await detectLanguage(prose)) || 'en';
  const page = {
    facts,
    asked,
    robots: readRobotsFile(robotsText ?? '', 'googlebot'),
    keyword: typeof input['primary_kw'] === 'string' ? input['primary_kw'].trim() : '',
    language: spoken,
    words: countWords(prose),
    readability: readabilityOf(prose, spoken),
    internal,
    broken: tried.filter((_, index) => broken[index]),
    checkedLinks: tried.length,
  };
  const checks = auditRules.flatMap(([key, weight, judge]) => {
    const judgement = judge(page);
    return judgement === null ? [] : [{ key, weight, ...judgement }];
  });
  const total = checks.reduce((sum, check) => sum + check.weight, 0);
  const reached = checks.reduce((sum, check) => sum + check.weight * shares[check.verdict], 0);
  return {
    score: Math.round((reached / total) * 100),
    explained: sayRemark(pageAuditRemarks[language], language, { reached, total, count: checks.length, links: tried.length }),
    checks: checks.map(({ key, verdict, value }) => ({
      name: checkTexts(key, language).name,
      status: verdict,
      value: value.slice(0, 300),
      advice: verdict === 'pass' ? '' : checkTexts(key, language).advice,
    })),
    ...(facts.titles[0] && { title: facts.titles[0].slice(0, 300) }),
    ...(facts.description && { meta_description: facts.description.slice(0, 600) }),
    h1: facts.headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])).slice(0, 10),
    word_count: page.words,
    links: { internal, external: links.length - internal, broken: page.broken.length },
    images_without_alt: facts.imagesWithoutAlt,
    structured_data: [...new Set(facts.structuredData.flatMap(({ types }) => types))].slice(0, 20),
  };
}
