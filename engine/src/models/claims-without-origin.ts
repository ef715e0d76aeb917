// What a model's answer claims and nobody gave: links and names that stand in no input, source, briefing or voice.
import type { ToolResult } from '@folio/catalogue/define-tool';
import { baseOf } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { textOfHtml } from '../document/plain-text.ts';
import type { EngineContext } from '../engine-types.ts';

const maxNamed = 8;

/** Each text of the result on its own; markup stays, since links are in it. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** In lower case, with plain apostrophes and single spaces. */
export const plainText = (text: string) => text.toLocaleLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ');

/** All that was given, in lower case. */
export function givenText(input: ToolInput, { sources, briefing, brandVoice, brand }: EngineContext): string {
  return plainText(
    [
      JSON.stringify(input),
      ...sources.map(({ title, text, url }) => `${title} ${text} ${url ?? ''}`),
      briefing ?? '',
      JSON.stringify(brandVoice ?? ''),
      brand?.name ?? '',
    ].join(' '),
  );
}

/** Empty for what is no address. */
export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '');
const addresses = /https?:\/\/[^\s"'<>)\]]+/giu;
export const addressesIn = (text: string): string[] => text.match(addresses) ?? [];

/** Addresses whose host nobody named. */
export function linksWithoutOrigin(result: ToolResult, input: ToolInput, context: EngineContext): string[] {
  const given = givenText(input, context);
  const found = textsIn(result).flatMap(addressesIn);
  return [...new Set(found)].filter((url) => !given.includes(hostOf(url))).slice(0, maxNamed);
}

// Two or more words with capitals in the middle of a sentence: "the Alpine Safety Institute", "says Dr Marie Keller". A name ends with its line.
const nameInSentence =
  /(?<=\p{Ll}[,;]?[^\S\n])(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?:[^\S\n](?:(?:of|de|la|du|von|van|di|der|dos|das|y|e)[^\S\n])?(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.))+/gu;

/** German writes every noun with a capital: its names cannot be known by theirs. */
function isInGerman(input: ToolInput, { language }: EngineContext): boolean {
  const targets = input['target_languages'];
  return [language, ...(Array.isArray(targets) ? targets : [])].some((code) => baseOf(String(code)) === 'de');
}

/** Names that nobody gave. Headings are left out: in English their words have capitals anyway. */
export function namesWithoutOrigin(result: ToolResult, input: ToolInput, context: EngineContext): string[] {
  if (isInGerman(input, context)) return [];
  const given = givenText(input, context);
  const texts = textsIn(result).map((text) => textOfHtml(text.replace(/<h[1-6]\b[\s\S]*?<\/h[1-6]>/giu, '\n')));
  const found = texts.flatMap((text) => (text.match(/[.!?]/u) ? (text.match(nameInSentence) ?? []) : []));
  const isKnown = (name: string) => {
    const words = plainText(name)
      .split(' ')
      .filter((word) => word.length > 2);
    return given.includes(plainText(name)) || words.every((word) => given.includes(word));
  };
  return [...new Set(found)].filter((name) => !isKnown(name)).slice(0, maxNamed);
}
