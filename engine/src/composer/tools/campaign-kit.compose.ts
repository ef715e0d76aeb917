// One brief carried through every channel: the composers of the single tools write the pieces from the same offer, each piece
// opening with another point of it. The calendar gives every piece its day.
import type campaignKit from '@folio/catalogue/custom/campaign-kit.tool';
import type { InputOf, ResultOf, Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { networkName } from '@folio/catalogue/network-names';
import emailGenerator from '@folio/catalogue/writer/email-generator.tool';
import googleSearchAds from '@folio/catalogue/writer/google-search-ads.tool';
import linkedinPost from '@folio/catalogue/writer/linkedin-post.tool';
import metaAds from '@folio/catalogue/writer/meta-ads.tool';
import ppcLandingPage from '@folio/catalogue/writer/ppc-landing-page.tool';
import pressRelease from '@folio/catalogue/writer/press-release.tool';
import socialMediaPost from '@folio/catalogue/writer/social-media-post.tool';
import { campaignPhrases } from '@folio/locales/phrases/campaign';
import { customPhrases } from '@folio/locales/phrases/custom';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { paragraphsOf } from '../../document/markup.ts';
import type { Proposal } from '../../engine-types.ts';
import { leansOnPrevious } from '../articles/dangling.ts';
import type { Composer } from '../composer-types.ts';
import { Draft, type DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, capitalised, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { type Piece, planPieces } from './campaign-calendar.ts';
import { landingPageHtml, missingForPress, pressReleaseText } from './campaign-pages.ts';
import { composeEmail } from './email-generator.compose.ts';
import { composeSearchAds } from './google-search-ads.compose.ts';
import { composeLinkedInPosts } from './linkedin-post.compose.ts';
import { composeMetaAds } from './meta-ads.compose.ts';
import { composeSocialPosts } from './social-media-post.compose.ts';

const limits = {
  idea: 300,
  tagline: 60,
  message: 160,
  description: 90,
  subject: 50,
  preheader: 90,
  metaDescription: 30,
  item: 160,
  linkedin: 3000,
};
const networks = ['facebook', 'instagram', 'x', 'threads'] as const;
const withoutEnd = (text: string) => text.replace(/[.!\s]+$/u, '');

type Kit = ResultOf<typeof campaignKit>;

interface Campaign {
  draft: DraftOf<typeof campaignKit>;
  name: string;
  keyMessage: string;
  idea: string;
  tagline: string;
  /** What the brief tells readers, each point whole. */
  points: string[];
}

/** The idea's own words where they are short enough, else the key message; the campaign's name only where nothing else is. */
function taglineOf(idea: string, name: string, keyMessage: string, draft: DraftOf<typeof campaignKit>): string {
  const isName = (text: string) => text.toLocaleLowerCase() === name.toLocaleLowerCase();
  const pieces = [...idea.split(/[\s\u00a0]*[:–—|]\s+|(?<=[.!?])\s+/u), keyMessage].map((piece) =>
    capitalised(withoutEnd(piece)),
  );
  const fitting = pieces.find((piece) => piece !== '' && !isName(piece) && lengthOf(piece) <= limits.tagline);
  return fitting ?? shorten(name, limits.tagline, draft.language);
}

/** The brief's points for readers. A sentence that leans on the one before it stays with it, so that every point can open a piece. */
function wholePoints(draft: DraftOf<typeof campaignKit>): string[] {
  const { goal, subjectless } = customPhrases[draft.language].campaign;
  const points: string[] = [];
  for (const sentence of splitSentences(draft.text('brief'), draft.language)) {
    if (goal.test(sentence)) continue;
    const last = points.at(-1);
    const leans = leansOnPrevious(sentence, draft.language) || subjectless?.test(sentence) === true;
    if (last !== undefined && leans) points[points.length - 1] = `${last} ${sentence}`;
    else points.push(sentence);
  }
  return points;
}

function readCampaign(draft: DraftOf<typeof campaignKit>): Campaign {
  const { language } = draft;
  const name = capitalised(withoutEnd(draft.line('campaign_name')));
  const keyMessage = asSentence(draft.line('key_message'));
  const idea = shorten(draft.line('concept') || keyMessage, limits.idea, language);
  const points = wholePoints(draft);
  return { draft, name, keyMessage, idea, tagline: taglineOf(idea, name, keyMessage, draft), points };
}

/** A draft of another tool from this campaign, in the same language, voice and tone. */
const draftOf = <T extends Tool>({ draft }: Campaign, tool: T, input: Partial<InputOf<T>>): DraftOf<T> =>
  new Draft<InputOf<T>>(tool, { tone: draft.line('tone'), ...input }, draft.language, draft.context);

const firstSentence = (text: string, { language }: DraftOf<typeof campaignKit>) => splitSentences(text, language)[0] ?? text;

/** The points, this one first and the others after it in their order. */
const openingWith = (points: readonly string[], turn: number) => [...points.slice(turn), ...points.slice(0, turn)];

function searchAdsOf(campaign: Campaign): Kit['google_ads'] {
  const { draft, name, tagline, keyMessage, points } = campaign;
  const { language } = draft;
  const benefits = [...new Set([tagline, keyMessage, ...points].map(withoutEnd))].join('\n');
  const input = { product: name, benefits, headline_count: 15, description_count: 4, keywords: [name] };
  const { headlines, descriptions } = composeSearchAds(draftOf(campaign, googleSearchAds, input));
  const lines = descriptions.filter((text) => !headlines.includes(withoutEnd(text)));
  const missing = toAdd(language, customPhrases[language].campaign.headlinesMissing);
  const isThin = headlines.length < 8;
  return { headlines, descriptions: isThin ? [...lines.slice(0, 3), shorten(missing, limits.description, language)] : lines };
}

function metaAdsOf(campaign: Campaign): Kit['meta_ads'] {
  const { name, keyMessage, points, draft } = campaign;
  const offer = [keyMessage, ...points].join('\n');
  const input = { product: name, offer, audience: draft.line('audience'), objective: 'sales', versions: 3 } as const;
  const { ads } = composeMetaAds(draftOf(campaign, metaAds, input));
  const whole = [...points, campaign.tagline, name]
    .flatMap((point) => splitSentences(point, draft.language).filter((sentence) => !leansOnPrevious(sentence, draft.language)))
    .map(withoutEnd)
    .filter((text) => lengthOf(text) <= limits.metaDescription);
  return ads.map(({ primary_text, headline }) => ({
    // The campaign's name is the headline; in the text it would only be in the way.
    primary_text: primary_text.replace(` ${asSentence(name)}`, ''),
    headline,
    // The line below the headline says something else, whole, or nothing.
    description: whole.find((text) => text !== headline && !primary_text.startsWith(text)) ?? '',
  }));
}

function linkedInOf(campaign: Campaign): string[] {
  const topic = [campaign.keyMessage, ...campaign.points].join('\n');
  const input = { topic, author_type: 'company', format: 'announcement', length: 180, versions: 2, hashtags: false } as const;
  const { posts } = composeLinkedInPosts(draftOf(campaign, linkedinPost, input));
  // In the document blank lines part one post from the next.
  return posts.map(({ hook, text }) =>
    shorten(`${hook}\n${text.replace(/\n+/gu, '\n')}`, limits.linkedin, campaign.draft.language),
  );
}

/** Each mail's own opening where it fits a subject whole, else the name or whatever no other mail has; cut only where nothing is left. */
function subjectsOf({ draft, name, tagline, keyMessage, points }: Campaign, count: number): string[] {
  const { language } = draft;
  const plain = [keyMessage, ...points].map((text) => withoutEnd(firstSentence(text, draft)));
  const fits = (text: string) => text !== '' && lengthOf(text) <= limits.subject;
  const own = Array.from({ length: count }, (_, turn) => [plain[turn] ?? ''].filter(fits)[0]);
  const spare = [name, tagline, ...plain].filter((text) => fits(text) && !own.includes(text));
  return own.map((subject, turn) => subject ?? spare.shift() ?? shorten(plain[turn] ?? name, limits.subject, language));
}

/** Each e-mail opens with another point; one that would only repeat the others asks for what is new in it. */
function emailsOf(campaign: Campaign): { subject: string; preheader: string; body: string }[] {
  const { draft, name, keyMessage, points } = campaign;
  const { language } = draft;
  const openers = [keyMessage, ...points];
  const subjects = subjectsOf(campaign, draft.number('emails_count', 2));
  return subjects.map((subject, turn) => {
    const isNew = turn < openers.length;
    const message = isNew
      ? openingWith(openers, turn).join('\n')
      : `${toAdd(language, campaignPhrases[language].followUpMissing)}\n${keyMessage}`;
    const input = { content_model: 'commercial', message } as const;
    const made = composeEmail(draftOf(campaign, emailGenerator, input));
    const text = [made.greeting, made.body, made.closing, made.signature].join('\n\n');
    const preview = [...openingWith(openers, turn % openers.length), name]
      .map((point) => withoutEnd(firstSentence(point, draft)))
      .find((point) => point !== subject && lengthOf(point) <= limits.preheader);
    return {
      subject,
      preheader: preview ?? shorten(withoutEnd(keyMessage), limits.preheader, language),
      body: paragraphsOf(text),
    };
  });
}

/** Points and networks take turns, so that no post is made twice; what goes beyond asks for another point. */
function socialPostsOf(campaign: Campaign): { network: string; text: string }[] {
  const { draft, keyMessage, points } = campaign;
  const { language } = draft;
  const openers = [keyMessage, ...points];
  return Array.from({ length: draft.number('social_posts_count', 5) }, (_, turn) => {
    const round = Math.floor(turn / openers.length);
    const network = networks[((turn % openers.length) + round) % networks.length] ?? 'facebook';
    if (round >= networks.length)
      return { network: networkName(network), text: toAdd(language, customPhrases[language].campaign.angleMissing) };
    const topic = openingWith(openers, turn % openers.length).join('\n');
    const input = { topic, networks: [network], goal: 'promote' as const, length: 45, emojis: false, hashtags: false };
    const [post] = composeSocialPosts(draftOf(campaign, socialMediaPost, input)).posts;
    return { network: networkName(network), text: shorten(post?.text ?? '', 2200, language) };
  });
}

const pieceOf = (draft: DraftOf<typeof campaignKit>, channel: string, series: Piece['series'], text: string): Piece => ({
  channel,
  series,
  item: shorten(withoutEnd(firstSentence(text.split('\n')[0] ?? '', draft)), limits.item, draft.language),
});

/** Composes the kit. */
export function composeCampaignKit(draft: DraftOf<typeof campaignKit>): ResultOf<typeof campaignKit> {
  const { language } = draft;
  const campaign = readCampaign(draft);
  const { name, keyMessage, points, idea, tagline } = campaign;
  const channels = draft.list('channels');
  const has = (channel: string) => channels.includes(channel);
  for (const [index, channel] of channels.entries()) draft.announce(index + 1, channels.length, channel);
  const search = has('google_ads') ? searchAdsOf(campaign) : { headlines: [], descriptions: [] };
  const meta = has('meta_ads') ? metaAdsOf(campaign) : [];
  const linkedin = has('linkedin') ? linkedInOf(campaign) : [];
  const emails = has('email') ? emailsOf(campaign) : [];
  const posts = has('social') ? socialPostsOf(campaign) : [];
  const offer = (points.length > 0 ? points : [keyMessage]).join('\n');
  const landing = has('landing_page')
    ? landingPageHtml(
        draftOf(campaign, ppcLandingPage, { product: name, offer, ad_headline: tagline, audience: draft.line('audience') }),
        keyMessage,
        points,
      )
    : undefined;
  const [news = keyMessage, ...facts] = points.flatMap((point) => splitSentences(point, language));
  const press = has('press')
    ? pressReleaseText(
        draftOf(campaign, pressRelease, {
          announcement: withoutEnd(news),
          facts: [...facts, keyMessage].join('\n'),
          release_date: draft.line('start_date'),
          length: 300,
          ...missingForPress(draft),
        }),
      )
    : undefined;
  const word = (key: Parameters<typeof documentWord>[0]) => documentWord(key, language);
  const pieces = [
    ...(landing === undefined ? [] : [pieceOf(draft, word('landing_page'), 'start', tagline)]),
    ...(has('google_ads') ? [pieceOf(draft, 'Google Ads', 'start', name)] : []),
    ...meta.map((ad) => pieceOf(draft, word('meta_ads'), 'start', ad.primary_text)),
    ...(press === undefined ? [] : [pieceOf(draft, word('press_release'), 'start', press)]),
    ...emails.map(({ subject }) => pieceOf(draft, word('emails'), 'email', subject)),
    ...linkedin.map((post) => pieceOf(draft, 'LinkedIn', 'linkedin', post)),
    ...posts.map(({ network, text }) => pieceOf(draft, network, 'social', text)),
  ];
  return {
    concept: {
      idea,
      tagline,
      key_messages: [...new Set([keyMessage, ...points])].slice(0, 5).map((text) => shorten(text, limits.message, language)),
    },
    google_ads: search,
    meta_ads: meta,
    linkedin,
    emails,
    social_posts: posts,
    ...(landing === undefined ? {} : { landing_page: landing }),
    ...(press === undefined ? {} : { press_release: press }),
    calendar: planPieces(pieces, draft.line('start_date'), draft.line('end_date')),
  };
}

/** The campaign's name and its key message as the idea to begin with; empty where there is nothing to say. */
export function proposeConcept(draft: DraftOf<typeof campaignKit>): Proposal {
  const { language } = draft;
  const { name, keyMessage } = readCampaign(draft);
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const said = language === 'en' || language === 'de' ? keyMessage : insideSentence(keyMessage, language);
  const whole = [name, asItem(said) === '' ? '' : said].filter((part) => part !== '').join(colon);
  return { concept: shorten(whole, limits.idea, language) };
}

export default { compose: composeCampaignKit, propose: proposeConcept } satisfies Composer<typeof campaignKit>;
