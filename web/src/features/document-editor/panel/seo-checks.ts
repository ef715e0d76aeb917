// What a search engine and a reader would want of this text, as checks that each hold or do not. A check that makes no sense
// for the text (no keyword was given) is left out, so that the share that holds is honest.
import { countKeyword } from './count-keywords.ts';
import { type DocumentText, wholeText } from './document-text.ts';

/** Widest title and description that desktop results show whole, in pixels (Arial 20 px and 14 px). */
export const titleLimit = 580;
export const descriptionLimit = 920;

/** Fewer words than this rarely answer a question. */
const fewestWords = 300;

const seoCheckNames = [
  'keywordInTitle',
  'keywordEarly',
  'allKeywords',
  'oneTitle',
  'subheadings',
  'headingOrder',
  'length',
  'metaTitle',
  'metaDescription',
  'link',
] as const;

export interface SeoCheck {
  name: (typeof seoCheckNames)[number];
  isMet: boolean;
}

export interface SeoSubject {
  title: string;
  text: DocumentText;
  words: number;
  keywords: string[];
  metaTitle: string;
  metaDescription: string;
  metaTitlePixels: number;
  metaDescriptionPixels: number;
}

const headingsOf = ({ blocks }: DocumentText) => blocks.filter((block) => block.level > 0);

/** True where no heading goes down by more than one level. */
export function areHeadingsInOrder(text: DocumentText): boolean {
  const levels = headingsOf(text).map((heading) => heading.level);
  return levels.every((level, index) => level <= (levels[index - 1] ?? Math.max(1, level - 1)) + 1);
}

function keywordChecks({ title, text, keywords }: SeoSubject): SeoCheck[] {
  const [main] = keywords;
  if (!main) return [];
  const heads = [title, ...text.blocks.filter((block) => block.level === 1).map((block) => block.text)].join('\n');
  const first = text.blocks.find((block) => block.level === 0 && block.text.trim() !== '')?.text ?? '';
  const all = wholeText(text);
  const checks: SeoCheck[] = [
    { name: 'keywordInTitle', isMet: countKeyword(heads, main) > 0 },
    { name: 'keywordEarly', isMet: countKeyword(first, main) > 0 },
  ];
  if (keywords.length > 1)
    checks.push({ name: 'allKeywords', isMet: keywords.every((keyword) => countKeyword(all, keyword) > 0) });
  return checks;
}

/** The checks that make sense for this text, in the order they are listed. */
export function checkSeo(subject: SeoSubject): SeoCheck[] {
  const { text, words } = subject;
  const headings = headingsOf(text);
  const fits = (pixels: number, limit: number) => pixels > 0 && pixels <= limit;
  return [
    ...keywordChecks(subject),
    { name: 'oneTitle', isMet: headings.filter((heading) => heading.level === 1).length === 1 },
    { name: 'subheadings', isMet: headings.some((heading) => heading.level === 2) },
    { name: 'headingOrder', isMet: areHeadingsInOrder(text) },
    { name: 'length', isMet: words >= fewestWords },
    { name: 'metaTitle', isMet: fits(subject.metaTitlePixels, titleLimit) },
    { name: 'metaDescription', isMet: fits(subject.metaDescriptionPixels, descriptionLimit) },
    { name: 'link', isMet: text.links > 0 },
  ];
}

/** The share of checks that hold, 0 to 100. */
export const scoreOf = (checks: SeoCheck[]): number =>
  checks.length === 0 ? 0 : Math.round((checks.filter((check) => check.isMet).length / checks.length) * 100);
