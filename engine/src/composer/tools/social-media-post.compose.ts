// One post per network from the customer's own sentences and sources: the order, the layout and the ending differ with the
// network, the facts do not.
import type { ResultOf } from '@folio/catalogue/define-tool';
import { networkName } from '@folio/catalogue/network-names';
import type socialMediaPost from '@folio/catalogue/writer/social-media-post.tool';
import { countWords } from '@folio/contract/tool-price';
import { type MessagePhrases, messagePhrases } from '@folio/locales/phrases/message';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { withoutMarks } from '../../text/citations.ts';
import { readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import { markedSentence } from '../citation-mark.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { shorten } from '../fit-text.ts';
import { asSentence, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Channel {
  /** Characters that the network takes, hashtags included. */
  limit: number;
  hashtags: number;
  /** What is between two sentences. */
  between: string;
  emoji: string;
}

const channels: Record<string, Channel> = {
  facebook: { limit: 5000, hashtags: 2, between: ' ', emoji: '👉' },
  instagram: { limit: 2200, hashtags: 5, between: '\n\n', emoji: '✨' },
  linkedin: { limit: 3000, hashtags: 3, between: '\n\n', emoji: '💡' },
  x: { limit: 280, hashtags: 2, between: ' ', emoji: '👉' },
  threads: { limit: 500, hashtags: 1, between: '\n\n', emoji: '👉' },
  bluesky: { limit: 300, hashtags: 2, between: ' ', emoji: '👉' },
  whatsapp: { limit: 4000, hashtags: 0, between: '\n\n', emoji: '📣' },
};

const linkLength = 23;

/** Characters as X counts them: every link is 23 long; marks of sources do not show. */
export function charactersOf(text: string, network: string): number {
  const visible = withoutMarks(text);
  return [...(network === 'x' ? visible.replace(/https?:\/\/\S+/g, 'x'.repeat(linkLength)) : visible)].length;
}

/** "organic coffee" as "#OrganicCoffee"; empty where nothing of it can be in a hashtag. */
export function hashtagOf(keyword: string): string {
  const words = keyword.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const joined = words
    .map((word) => (words.length > 1 ? word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) : word))
    .join('');
  return joined === '' || /^\d+$/.test(joined) || [...joined].length > 29 ? '' : `#${joined}`;
}

/** One finished post. */
type Posted = ResultOf<typeof socialMediaPost>['posts'][number];

interface Post {
  network: string;
  /** Its position among the chosen networks, so that endings differ. */
  turn: number;
}

function endingOf(draft: DraftOf<typeof socialMediaPost>, phrases: MessagePhrases, { turn }: Post): string {
  const call = asSentence(draft.line('call_to_action'));
  if (call !== '') return call;
  const goal = draft.line('goal');
  const questions = phrases.questions(draft.isFormal);
  if (goal === 'engage') return questions[turn % questions.length] ?? '';
  return goal === 'promote' || goal === 'recruit' ? toAdd(draft.language, phrases.linkMissing) : '';
}

const leads: Record<string, (phrases: MessagePhrases) => string> = {
  announce: (phrases) => phrases.announce,
  recruit: (phrases) => phrases.recruit,
};

function compose(draft: DraftOf<typeof socialMediaPost>, sentences: readonly string[], post: Post): Posted {
  const { language } = draft;
  const phrases = messagePhrases[language];
  const channel = channels[post.network] ?? { limit: 500, hashtags: 0, between: '\n\n', emoji: '👉' };
  const tags = draft.isTrue('hashtags')
    ? draft
        .list('keywords')
        .map(hashtagOf)
        .filter((tag) => tag !== '')
        .slice(0, channel.hashtags)
    : [];
  const charactersLeft = channel.limit - (tags.length > 0 ? [...tags.join(' ')].length + 2 : 0);
  const ending = endingOf(draft, phrases, post);
  const emoji = draft.isTrue('emojis') ? `${channel.emoji} ` : '';
  // The last line is an offer to act; on Instagram and in channels the emoji opens the post instead.
  const opens = post.network === 'instagram' || post.network === 'whatsapp' || post.network === 'linkedin';
  const lastLine = ending === '' ? '' : `\n\n${opens ? '' : emoji}${ending}`;
  const lead = leads[draft.line('goal')]?.(phrases) ?? '';
  const [first = '', ...rest] = sentences;
  const firstWord = (words: string) => words.split(/[\s:]/)[0]?.toLocaleLowerCase();
  const needsLead = lead !== '' && sentences.length > 0 && firstWord(lead) !== firstWord(sentences[0] ?? '');
  const opening = `${opens ? emoji : ''}${needsLead ? `${lead} ` : ''}`;
  const isSmallAfterColon = needsLead && language !== 'en' && language !== 'de';
  const hook = isSmallAfterColon ? insideSentence(first, language) : first;
  const fits = (text: string) => charactersOf(text + lastLine, post.network) <= charactersLeft;
  const budget = draft.number('length', 60) * 1.1;
  let text = opening + hook;
  if (!fits(text))
    text =
      opening +
      shorten(withoutMarks(hook), Math.max(20, charactersLeft - charactersOf(opening + lastLine, post.network)), language);
  for (const sentence of rest) {
    const longer = text + channel.between + sentence;
    if (countWords(withoutMarks(longer)) + countWords(ending) > budget || !fits(longer)) break;
    text = longer;
  }
  const whole = text + lastLine;
  return { network: networkName(post.network), text: whole, hashtags: tags, characters: charactersOf(whole, post.network) };
}

/** Sentences to post from: the customer's own, then the sources' about the topic, or the sources' most telling ones alone. */
function sentencesOf(draft: DraftOf<typeof socialMediaPost>): string[] {
  const { language } = draft;
  const own = splitSentences(draft.text('topic'), language);
  const { passages } = readMaterial(draft.context.sources, language);
  if (passages.length === 0) return own;
  const about = [draft.line('topic'), ...draft.list('keywords')].join(' ');
  return [...own, ...passagesAbout(passages, about, draft.number('length', 60) * 1.5, language).map(markedSentence)];
}

/** Composes one post per chosen network. */
export function composeSocialPosts(draft: DraftOf<typeof socialMediaPost>): ResultOf<typeof socialMediaPost> {
  const sentences = sentencesOf(draft);
  const networks = draft.list('networks');
  return {
    posts: networks.map((network, turn) => {
      draft.announce(turn + 1, networks.length, networkName(network));
      return compose(draft, sentences, { network, turn });
    }),
  };
}

export default { compose: composeSocialPosts } satisfies Composer<typeof socialMediaPost>;
