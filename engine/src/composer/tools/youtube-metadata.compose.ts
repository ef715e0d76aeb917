// Titles, description, chapters and tags of a video from its summary; chapters only where the summary gives times.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type youtubeMetadata from '@folio/catalogue/writer/youtube-metadata.tool';
import { searchPhrases } from '@folio/locales/phrases/search';
import { keyPhrasesOf } from '../articles/key-phrases.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asItem, capitalised, splitSentences, tidy } from '../split-input.ts';
import { hashtagOf } from './social-media-post.compose.ts';

const limits = { title: 100, description: 5000, chapter: 60, chapters: 20, tag: 30, tags: 500, thumbnail: 30 };
const timeLine = /^\s*\(?((?:\d{1,2}:)?\d{1,2}:\d{2})\)?\s*[-–—:]?\s+(\S.*)$/u;

interface Chapter {
  time: string;
  title: string;
}

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The chapters, or none where they do not begin at zero, are fewer than three or shorter than ten seconds, as the platform asks. */
function chaptersOf(lines: readonly string[], draft: DraftOf<typeof youtubeMetadata>): Chapter[] {
  const found = lines.flatMap((line): Chapter[] => {
    const [, time, title] = timeLine.exec(line) ?? [];
    return time === undefined || title === undefined
      ? []
      : [
          {
            time: time.length === 4 ? `0${time}` : time,
            title: shorten(capitalised(tidy(title)), limits.chapter, draft.language),
          },
        ];
  });
  const starts = found.map(({ time }) => secondsOf(time));
  const isValid = starts[0] === 0 && starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) >= 10);
  return isValid && found.length >= 3 ? found.slice(0, limits.chapters) : [];
}

function tagsOf(draft: DraftOf<typeof youtubeMetadata>, texts: readonly string[], keyword: string): string[] {
  const terms = [keyword, ...keyPhrasesOf(texts, draft.language, 15), draft.line('channel_name')];
  const tags = [...new Set(terms.map((term) => term.toLocaleLowerCase()))].filter(
    (tag) => tag !== '' && lengthOf(tag) <= limits.tag,
  );
  let length = 0;
  return tags.filter((tag) => (length += lengthOf(tag) + 1) <= limits.tags).slice(0, 20);
}

/** Composes the texts of a video. */
export function composeVideoTexts(draft: DraftOf<typeof youtubeMetadata>): ResultOf<typeof youtubeMetadata> {
  const { language } = draft;
  const lines = draft.text('video_summary').split(/\r?\n/u);
  const chapters = chaptersOf(lines, draft);
  const prose = lines.filter((line) => !timeLine.test(line)).join('\n');
  const sentences = splitSentences(prose === '' ? lines.join('\n') : prose, language);
  const first = asItem(sentences[0] ?? '').replace(/[.!]+$/u, '');
  const keyword = capitalised(draft.line('focus_keyword'));
  const patterns = keyword === '' ? [] : searchPhrases[language].titles.article.map((title) => title(keyword));
  const channel = draft.line('channel_name');
  const branded = keyword !== '' && channel !== '' ? [`${keyword} | ${channel}`] : [];
  const titles = [shorten(first, limits.title, language), ...patterns, ...branded, keyword];
  const links = draft.list('links').filter((link) => lengthOf(link) <= 400);
  const below = [chapters.map(({ time, title }) => `${time} ${title}`).join('\n'), links.join('\n'), channel];
  const tail = below.filter((part) => part !== '').join('\n\n');
  const shorts = [keyword, ...chapters.map(({ title }) => title), first].filter(
    (text) => text !== '' && lengthOf(text) <= limits.thumbnail,
  );
  return {
    titles: [...new Set(titles)]
      .filter((title) => title !== '' && lengthOf(title) <= limits.title)
      .slice(0, draft.number('title_count', 5)),
    description: [joinToFit(sentences, limits.description - lengthOf(tail) - 2, language), tail]
      .filter((part) => part !== '')
      .join('\n\n'),
    chapters,
    tags: tagsOf(draft, sentences, keyword),
    hashtags: [keyword, channel].map(hashtagOf).filter((tag) => tag !== ''),
    thumbnail_text: [...new Set(shorts)].slice(0, 3),
  };
}

export default { compose: composeVideoTexts } satisfies Composer<typeof youtubeMetadata>;
