// A press release as an inverted pyramid of the given facts: the news, the next facts in their order, words as supplied, background.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type pressRelease from '@folio/catalogue/writer/press-release.tool';
import { countWords } from '@folio/contract/tool-price';
import { type PressPhrases, pressPhrases } from '@folio/locales/phrases/press';
import { formatDay } from '@folio/locales/writing/formats';
import { readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import { markedSentence } from '../citation-mark.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asParagraphs, asSentence, capitalised, splitSentences, tidy } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Quote {
  text: string;
  attribution: string;
}

const inMarks = /["“”„«»]\s?([^"“”„«»]{3,}?)\s?["“”„«»]/gu;

/** One line of quotation with its speaker: words in marks, or "Name, role: words". */
function readQuote(line: string, draft: DraftOf<typeof pressRelease>, phrases: PressPhrases): Quote | null {
  const words = [...line.matchAll(inMarks)].map((match) => (match[1] ?? '').trim());
  const missing = toAdd(draft.language, phrases.attributionMissing);
  if (words.length > 0) {
    const about = line
      .replace(inMarks, ' ')
      .replace(phrases.saying, ' ')
      .replace(/^[\s,.:;–—-]+|[\s,.:;–—-]+$/gu, '');
    return {
      text: words.map((part) => part.replace(/[,\s]+$/u, '')).join(' '),
      attribution: about === '' ? missing : tidy(about),
    };
  }
  const spoken = /^([^:]{3,120}):\s+(.{3,})$/su.exec(line) ?? null;
  if (spoken) return { text: tidy(spoken[2] ?? ''), attribution: tidy(spoken[1] ?? '') };
  const signed = /^(.{3,}?)\s+[–—-]\s+(\p{Lu}.{2,118})$/su.exec(line);
  if (signed) return { text: tidy(signed[1] ?? ''), attribution: tidy(signed[2] ?? '') };
  return line === '' ? null : { text: tidy(line), attribution: missing };
}

function quotesOf(draft: DraftOf<typeof pressRelease>, phrases: PressPhrases): Quote[] {
  const lines = draft
    .text('quotes')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .flatMap((line) => readQuote(line, draft, phrases) ?? [])
    .slice(0, 3)
    .map(({ text, attribution }) => ({ text: asSentence(text), attribution: shorten(attribution, 160, draft.language) }));
}

/** News and first facts in at most 400 characters and about 45 words. */
function leadOf(news: string, facts: readonly string[], draft: DraftOf<typeof pressRelease>): { lead: string; taken: number } {
  let lead = shorten(news, 400, draft.language);
  let taken = 0;
  for (const fact of facts.slice(0, 2)) {
    const longer = `${lead} ${fact}`;
    if (countWords(longer) > 45 || lengthOf(longer) > 400) break;
    lead = longer;
    taken += 1;
  }
  return { lead, taken };
}

/** Composes a press release. */
export function composePressRelease(draft: DraftOf<typeof pressRelease>): ResultOf<typeof pressRelease> {
  const { language } = draft;
  const phrases = pressPhrases[language];
  const company = draft.line('company');
  const news = asSentence(draft.line('announcement'));
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const plain = capitalised(news.replace(/\.$/, ''));
  const named = plain.toLocaleLowerCase().includes(company.toLocaleLowerCase()) ? plain : company + colon + plain;
  const facts = splitSentences(draft.text('facts'), language);
  const { lead, taken } = leadOf(news, facts, draft);
  const { passages } = readMaterial(draft.context.sources, language);
  const wordsLeft = draft.number('length', 400) - countWords([news, ...facts].join(' '));
  const about = [draft.line('announcement'), company].join(' ');
  const background =
    passages.length > 0 && wordsLeft > 40
      ? passagesAbout(passages, about, Math.min(wordsLeft, 120), language).map(markedSentence)
      : [];
  const rest = facts.slice(taken);
  const second = rest[1];
  const body = [...asParagraphs(rest, 3).split('\n\n'), ...asParagraphs(background, 3).split('\n\n')].filter(
    (text) => text !== '',
  );
  const boilerplate = splitSentences(draft.text('boilerplate'), language).join(' ');
  const date = draft.line('release_date');
  const day = date === '' ? `[${toAdd(language, phrases.dateMissing)}]` : formatDay(date, language);
  return {
    headline: shorten(lengthOf(named) <= 100 ? named : plain, 100, language),
    // A second headline needs a second fact, and a third one that is left for the text.
    ...(second !== undefined && rest.length > 2 && lengthOf(second) <= 160 ? { subheadline: second.replace(/\.$/, '') } : {}),
    dateline: shorten(`${draft.line('place')}, ${day}`, 120, language),
    lead,
    body: (body.length > 0 ? body : [toAdd(language, phrases.factsMissing)]).slice(0, 12),
    quotes: quotesOf(draft, phrases),
    boilerplate: boilerplate === '' ? toAdd(language, phrases.boilerplateMissing) : shorten(boilerplate, 1000, language),
    contact: `${draft.text('press_contact').replace(/\n\s*\n/g, '\n')}\n\n###`,
  };
}

export default { compose: composePressRelease } satisfies Composer<typeof pressRelease>;
