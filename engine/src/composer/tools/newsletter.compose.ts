// A newsletter issue from its news: one block per item, the editor's own opening asked for, a plain-text version of the same.
import type { ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import type newsletter from '@folio/catalogue/writer/newsletter.tool';
import { messagePhrases } from '@folio/locales/phrases/message';
import { escapeHtml, paragraphsOf } from '../../document/markup.ts';
import type { SourceText } from '../../engine-types.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { type Passage, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, capitalised, labelledFact, splitSentences, tidy } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Block {
  title: string;
  html: string;
  text: string;
  url: string;
}

const maxBlocks = 10;
const withoutEnd = (text: string) => text.replace(/[.!\s]+$/u, '');

/** "What happened. More of it. | https://…" as a block: the first sentence, or what is before a colon, is its title. */
function blockOf(line: string, draft: DraftOf<typeof newsletter>): Block {
  const { language } = draft;
  const [, said = line, url = ''] = /^(.*?)\s*\|\s*(https?:\/\/\S+)\s*$/u.exec(line) ?? [];
  const fact = labelledFact(tidy(said).split(/(?<=[.!?])\s/u)[0] ?? '');
  const [first = '', ...others] = splitSentences(said, language);
  const rest = fact ? [asSentence(fact.value), ...others] : others;
  const title = shorten(withoutEnd(fact ? fact.name : asItem(first)), 70, language);
  // One short sentence alone is the title, and says what else readers will want to know.
  const isWhole = title === withoutEnd(asItem(first));
  const text = rest.length > 0 ? rest.join(' ') : isWhole ? toAdd(language, messagePhrases[language].newsMissing) : first;
  return { title, text, html: paragraphsOf(text), url };
}

function pageBlock(source: SourceText, passages: readonly Passage[], draft: DraftOf<typeof newsletter>): Block[] {
  const own = passages.filter((passage) => passage.source.id === source.id);
  const chosen = passagesAbout(own, source.title, 60, draft.language);
  if (chosen.length === 0) return [];
  const [first] = chosen;
  const title = source.title === '' ? withoutEnd(first?.text ?? '') : tidy(source.title);
  const html = passagesHtml(chosen, new LinkPlacer([]));
  const text = chosen.map((passage) => passage.text).join(' ');
  return [{ title: shorten(title, 70, draft.language), text, html, url: source.url ?? '' }];
}

function subjectsOf(draft: DraftOf<typeof newsletter>, blocks: readonly Block[]): string[] {
  const theme = capitalised(draft.line('theme'));
  const name = draft.line('newsletter_name');
  const colon = draft.language === 'fr' ? '\u00a0: ' : ': ';
  const named = theme === '' ? `${name}${colon}${blocks[0]?.title ?? ''}` : `${name}${colon}${theme}`;
  const texts = [theme, ...blocks.map(({ title }) => title), named].filter((text) => text !== '' && lengthOf(text) <= 60);
  return [...new Set([...texts, shorten(named, 60, draft.language)])].slice(0, 3);
}

/** Composes an issue. */
export function composeNewsletter(draft: DraftOf<typeof newsletter>): ResultOf<typeof newsletter> {
  const { language, context } = draft;
  const phrases = messagePhrases[language];
  const lines = draft
    .text('news_items')
    .split(/\r?\n/u)
    .map((line) => tidy(line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, '')));
  const { passages } = readMaterial(context.sources, language);
  const blocks = [
    ...lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).map((line) => blockOf(line, draft)),
    ...context.sources.flatMap((source) => pageBlock(source, passages, draft)),
  ].slice(0, maxBlocks);
  const linkText = documentWord('read_more', language);
  const opening = toAdd(language, phrases.editorialMissing);
  const titles = blocks.map(({ title }) => `- ${title}`).join('\n');
  const call = capitalised(draft.line('call_to_action'));
  const closing = call === '' ? toAdd(language, phrases.callMissing) : asSentence(call);
  const theme = capitalised(draft.line('theme'));
  const title = [draft.line('newsletter_name'), theme].filter((part) => part !== '').join(' – ');
  const subjects = subjectsOf(draft, blocks);
  const others = blocks.map((block) => block.title).filter((one) => one !== subjects[0]);
  const plain = blocks.map((block) =>
    [block.title.toLocaleUpperCase(language), block.text, block.url].filter((part) => part !== '').join('\n'),
  );
  return {
    title,
    subject_lines: subjects,
    preheader: shorten(others.slice(0, 2).join(' · ') || title, 90, language),
    editorial: paragraphsOf(`${opening}\n\n${phrases.inThisIssue}\n${titles}`),
    blocks: blocks.map((block) => ({
      title: block.title,
      html: `${block.html}${block.url === '' ? '' : `<p><a href="${escapeHtml(block.url)}">${escapeHtml(linkText)}</a></p>`}`,
      link_text: linkText,
      ...(block.url === '' ? {} : { url: block.url }),
    })),
    closing: paragraphsOf(closing),
    plain_text: [title, opening, ...plain, closing].join('\n\n'),
  };
}

export default { compose: composeNewsletter } satisfies Composer<typeof newsletter>;
