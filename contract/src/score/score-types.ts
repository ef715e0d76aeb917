import type { DocumentText } from './document-text.ts';
import type { TopicTerm } from './topic-terms.ts';

/** Reference data of the text. */
export interface ScoreTopic {
  /** At least one. */
  terms: TopicTerm[];
}

/** The body of a document and the facts for its score. */
export interface ScoreSubject {
  title: string;
  /** True if it is read as a page of a website; else only its content and its readability count. */
  isPage: boolean;
  /** Headings and body text alone (`body-text.ts`). */
  text: DocumentText;
  /** Of the body text. */
  words: number;
  /** The main keyword first. */
  keywords: string[];
  metaTitle: string;
  metaDescription: string;
  /** Language of the text. */
  language: string;
  /** Host names of the own websites, without `www.`; empty where none is known. */
  hosts: string[];
  /** Null where there are neither sources nor competitors' pages to compare with. */
  topic: ScoreTopic | null;
}

/** Location of a remark: a line of the text, or a field beside it. */
export type ScorePosition = { line: string; words: string } | { field: 'metaTitle' | 'metaDescription' };

export const checkNames = [
  'topicTerms',
  'keywordInTitle',
  'keywordEarly',
  'keywordInHeading',
  'keywordInMeta',
  'keywordOften',
  'allKeywords',
  'oneTitle',
  'subheadings',
  'headingOrder',
  'headingLength',
  'readability',
  'longSentences',
  'longParagraphs',
  'length',
  'metaTitle',
  'metaDescription',
  'link',
  'internalLink',
  'externalLink',
  'linkText',
  'altText',
] as const;

/** One thing that was looked at. */
export interface ScoreCheck {
  name: (typeof checkNames)[number];
  /** Score of the check, from 0 to 1; 1 needs nothing. */
  share: number;
  positions: ScorePosition[];
  /** Figures that its sentence names. */
  figures: Record<string, number>;
  /** Terms that the text lacks; at most eight. */
  missing?: string[];
}

export const groupNames = ['topic', 'readability', 'keywords', 'headings', 'meta', 'links', 'images', 'length'] as const;
export type ScoreGroupName = (typeof groupNames)[number];

export interface ScoreGroup {
  name: ScoreGroupName;
  /** Points reached, and those there are; whole numbers. Null of 0 where it is not known: there is nothing to judge it by. */
  points: number | null;
  most: number;
  checks: ScoreCheck[];
}

export interface ContentScore {
  /** 0 to 100. */
  score: number;
  groups: ScoreGroup[];
  /** Readability of the text; null for a language without a formula or a text too short to judge. */
  readability: { formula: string; value: number } | null;
}
