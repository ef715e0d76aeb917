// The points that a script, an episode or an outline has to tell: "Name: what to say" is a title with its text.

import { readMaterial } from './articles/passages.ts';
import { passagesAbout } from './articles/plan-sections.ts';
import { markedSentence } from './citation-mark.ts';
import type { DraftSetting } from './draft.ts';
import { shorten } from './fit-text.ts';
import { asItem, labelledFact, splitItems, splitSentences, tidy } from './split-input.ts';

export interface SpokenPoint {
  title: string;
  sentences: string[];
}

const withoutEnd = (text: string) => text.replace(/[.!?\s]+$/u, '');

function pointOf(item: string, draft: DraftSetting, longest: number): SpokenPoint {
  const fact = labelledFact(tidy(item).split(/(?<=[.!?])\s/u)[0] ?? '');
  const said = fact ? tidy(item).replace(/^[^:]*:\s*/u, '') : item;
  const sentences = splitSentences(said, draft.language);
  const title = fact ? fact.name : withoutEnd(asItem(sentences[0] ?? item));
  return { title: shorten(title, longest, draft.language), sentences };
}

/** At most `most` of the told points, then of the sources about the topic, titles within `longest` characters. */
export function spokenPoints(draft: DraftSetting, text: string, topic: string, most: number, longest = 80): SpokenPoint[] {
  const { language } = draft;
  const own = splitItems(text, language).map((item) => pointOf(item, draft, longest));
  const { passages } = readMaterial(draft.context.sources, language);
  const about = passages.length > 0 ? passagesAbout(passages, topic, 240, language) : [];
  const found = about.map((passage) => ({
    title: shorten(withoutEnd(passage.text), longest, language),
    sentences: [markedSentence(passage)],
  }));
  return [...own, ...found].slice(0, most);
}
