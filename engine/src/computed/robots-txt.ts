// A robots.txt in RFC 9309 syntax, and the effect of its rules on given URLs.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type robotsTxtGeneratorTool from '@folio/catalogue/seo/robots-txt-generator.tool';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { byLanguage } from '@folio/locales/by-language';
import { decidingRule, matchesPath, type RobotsRule, rulePath } from '../text/robots-rules.ts';
import { sayRemark } from './remark.ts';

const remarks = byLanguage(({ remarks }) => remarks.robotsTxt);

type Input = Partial<InputOf<typeof robotsTxtGeneratorTool>>;
type Result = ResultOf<typeof robotsTxtGeneratorTool>;

/** Files without which a page cannot be drawn, where sites usually keep them. */
const styleSamples =
  '/style.css /main.js /css/style.css /js/main.js /assets/main.css /assets/main.js /static/main.js /scripts/main.js /styles/main.css /wp-includes/js/main.js /wp-content/themes/main.css /_next/static/main.js'.split(
    ' ',
  );

const listOf = (input: Input, name: keyof Input): string[] => {
  const value = input[name];
  return Array.isArray(value) ? value.map(String) : [];
};

const pathsOf = (input: Input, name: keyof Input) => [
  ...new Set(
    listOf(input, name)
      .map(rulePath)
      .filter((path) => path !== ''),
  ),
];

/** The rules of the group for all robots, blocked paths first. */
function rulesOf(input: Input): RobotsRule[] {
  const allow = pathsOf(input, 'allow').map((path) => ({ isAllowed: true, path }));
  if (input['default_access'] === 'disallow') return [{ isAllowed: false, path: '/' }, ...allow];
  return [...pathsOf(input, 'disallow').map((path) => ({ isAllowed: false, path })), ...allow];
}

const written = (rule: RobotsRule) => `${rule.isAllowed ? 'Allow' : 'Disallow'}: ${rule.path}`;

function fileOf(input: Input, rules: readonly RobotsRule[]): string {
  const bots = listOf(input, 'blocked_bots');
  const delay = input['crawl_delay'];
  const everybody = [
    'User-agent: *',
    ...(rules.some((rule) => !rule.isAllowed) ? [] : ['Disallow:']),
    ...rules.map(written),
    ...(typeof delay === 'number' ? [`Crawl-delay: ${delay}`] : []),
  ];
  const blocked = bots.length === 0 ? [] : [[...bots.map((bot) => `User-agent: ${bot}`), 'Disallow: /']];
  const sitemaps = listOf(input, 'sitemaps').map((url) => `Sitemap: ${url.replace(/\s/gu, '')}`);
  const groups = [everybody, ...blocked, ...(sitemaps.length > 0 ? [sitemaps] : [])];
  return `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function testsOf(input: Input, rules: readonly RobotsRule[]): Result['tests'] {
  return listOf(input, 'test_urls').map((url) => {
    const path = rulePath(url) || '/';
    const rule = decidingRule(rules, path);
    return { url, user_agent: '*', allowed: rule?.isAllowed ?? true, ...(rule && { rule: written(rule) }) };
  });
}

function warningsFor(input: Input, rules: readonly RobotsRule[], language: InterfaceLanguage): string[] {
  const isClosed = input['default_access'] === 'disallow';
  const blocked = rules.filter((rule) => !rule.isAllowed);
  const allowed = new Set(rules.filter((rule) => rule.isAllowed).map((rule) => rule.path));
  const hidesStyle = (rule: RobotsRule) =>
    /\.(?:css|js)\b/i.test(rule.path) ||
    styleSamples.some((sample) => matchesPath(rule.path, sample) && decidingRule(rules, sample) === rule);
  const style = isClosed ? [] : blocked.filter(hidesStyle).map(written);
  const both = blocked.filter((rule) => allowed.has(rule.path)).map((rule) => rule.path);
  const cased = [...new Set(rules.map((rule) => rule.path))].filter((path) => /[A-Z]/.test(path.replace(/%[0-9A-F]{2}/g, '')));
  const bots = listOf(input, 'blocked_bots');
  const say = (remark: keyof (typeof remarks)['en'], list: readonly string[] = []) =>
    sayRemark(remarks[language][remark], language, { list: list.slice(0, 10).join(', ') });
  return [
    ...(isClosed ? [say('all_blocked')] : []),
    ...(style.length > 0 ? [say('style_blocked', style)] : []),
    ...(both.length > 0 ? [say('both', both)] : []),
    ...(cased.length > 0 ? [say('case_matters', cased)] : []),
    ...(bots.length > 0 ? [say('own_group', bots)] : []),
    ...(typeof input['crawl_delay'] === 'number' ? [say('crawl_delay')] : []),
    say('not_indexing'),
  ];
}

/** Returns the file, each test URL with the deciding rule for robots without a group of their own, and remarks. */
export function robotsTxt(input: Input, language: string): Result {
  const rules = rulesOf(input);
  return {
    robots_txt: fileOf(input, rules),
    tests: testsOf(input, rules),
    warnings: warningsFor(input, rules, toInterfaceLanguage(language)),
  };
}
