import type { DocumentText } from '../../../base/document-session.ts';

/** All that the score is made from: plain data, so that it can be sent to a worker. */
export interface ScoreSubject {
  title: string;
  text: DocumentText;
  words: number;
  /** The main keyword first. */
  keywords: string[];
  metaTitle: string;
  metaDescription: string;
  metaTitlePixels: number;
  metaDescriptionPixels: number;
  /** Language of the text. */
  language: string;
  /** Host names of the own websites, without `www.`; empty where none is known. */
  hosts: string[];
}

/** Where a remark can be seen: a line of the text, or a field beside it. */
export type ScorePosition = { line: string; words: string } | { field: 'metaTitle' | 'metaDescription' };

const checkNames = [
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
  /** How far it holds, 0 to 1; 1 needs nothing. */
  share: number;
  positions: ScorePosition[];
  /** Figures that its sentence names. */
  figures: Record<string, number>;
}

export const groupNames = ['keywords', 'headings', 'readability', 'length', 'meta', 'links', 'images'] as const;
export type ScoreGroupName = (typeof groupNames)[number];

export interface ScoreGroup {
  name: ScoreGroupName;
  /** Points reached, and those there are; whole numbers. */
  points: number;
  most: number;
  checks: ScoreCheck[];
}

export interface ContentScore {
  /** 0 to 100. */
  score: number;
  groups: ScoreGroup[];
  /** How easily the text reads; null for a language without a formula or a text too short to tell. */
  readability: { formula: string; value: number } | null;
}
