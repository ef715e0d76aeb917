// Mistakes that a few words in a row give away, by the rules of each language.
import type { ErrorKind } from '@folio/locales/en/lexicon/proofreading';
import { proofreadingLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';
import type { Finding } from './finding.ts';

interface Rule {
  pattern: RegExp;
  replace: string;
  kind: ErrorKind;
  reason: string;
  isCertain: boolean;
}

const word = "[\\p{L}’'-]+";

/** Whole words in any case. What a rule looks ahead to is whole words too. */
function compile(find: string): RegExp {
  const ahead = find.lastIndexOf('(?=');
  const isOpen = ahead >= 0 && find.endsWith(')');
  const isWhole = !isOpen || /[\p{L}\d~]\)*$/u.test(find);
  const boundary = isOpen ? '(?!\\p{L})' : '(?![\\p{L}\\p{N}])';
  const source = isOpen && isWhole ? `${find.slice(0, ahead)}(?=(?:${find.slice(ahead + 3, -1)})${boundary})` : find;
  const end = isOpen ? '' : boundary;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replaceAll('~', word)})${end}`, 'giu');
}

const rules = new Map<ComposerLanguage, Rule[]>();

function rulesOf(language: ComposerLanguage): Rule[] {
  const known = rules.get(language);
  if (known) return known;
  const { rules: certain, doubts } = proofreadingLexicon[language];
  const made = [
    ...certain.map(([find, replace, kind, reason]) => ({ pattern: compile(find), replace, kind, reason, isCertain: true })),
    ...doubts.map(([find, replace, reason]) => ({
      pattern: compile(find),
      replace,
      kind: 'grammar' as const,
      reason,
      isCertain: false,
    })),
  ];
  rules.set(language, made);
  return made;
}

const capital = (text: string) => text.replace(/^\P{L}*\p{L}/u, (head) => head.toLocaleUpperCase());
const small = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);

function replacementOf(match: RegExpExecArray, replace: string): string {
  const group = (number: string) => match[Number(number)] ?? '';
  const text = replace
    .replaceAll('$&', () => match[0])
    .replace(/~\$(\d)/g, (_, number: string) => small(group(number)))
    .replace(/\^\$(\d)/g, (_, number: string) => capital(group(number)))
    .replace(/\$(\d)/g, (_, number: string) => group(number));
  return /^\p{Lu}/u.test(match[0]) ? capital(text) : text;
}

/** Findings of the language's rules; a rule that leaves the text unchanged found nothing. */
export function findByRules(text: string, language: ComposerLanguage): Finding[] {
  return rulesOf(language).flatMap(({ pattern, replace, kind, reason, isCertain }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const replacement = replacementOf(match, replace);
      if (replacement === match[0]) return [];
      const trailing = /\s$/.test(match[0]) ? 1 : 0;
      return {
        start: match.index,
        end: match.index + match[0].length - trailing,
        replacement: isCertain ? replacement.slice(0, replacement.length - trailing) : null,
        suggestions: isCertain || replacement === '' ? [] : [replacement.trim()],
        kind,
        reason,
      };
    }),
  );
}
