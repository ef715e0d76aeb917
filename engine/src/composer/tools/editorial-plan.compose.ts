// A calendar of content from pillars, goals and given days: every fifth piece speaks of the offer, the others are useful; an idea
// goes through more than one channel before the next. Titles promise nothing that the business did not say.
import type editorialPlan from '@folio/catalogue/custom/editorial-plan.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { networkName } from '@folio/catalogue/network-names';
import { articlePhrases } from '@folio/locales/phrases/article';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { type CustomPhrases, customPhrases } from '@folio/locales/phrases/custom';
import type { Proposal } from '../../engine-types.ts';
import { keyPhrasesOf } from '../articles/key-phrases.ts';
import { meaningfulStems, readMaterial } from '../articles/passages.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, capitalised, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { readDates } from './given-dates.ts';
import { planSlots, type Slot } from './plan-slots.ts';

const limits = { pillars: 6, pillar: 60, reason: 200, title: 100, angle: 200, goal: 60, keyword: 80, call: 80, measure: 160 };

/** One piece in so many speaks of the offer. */
const offerEvery = 5;

type Kind = 'article' | 'post' | 'video' | 'newsletter';
type Format = keyof CustomPhrases['plan']['formats'];

const channels: Record<string, { name: string; kind: Kind; format: Format; tool: string }> = {
  blog: { name: 'Blog', kind: 'article', format: 'article', tool: 'blog_post' },
  linkedin: { name: networkName('linkedin'), kind: 'post', format: 'post', tool: 'linkedin_post' },
  instagram: { name: networkName('instagram'), kind: 'post', format: 'picture', tool: 'social_media_post' },
  facebook: { name: networkName('facebook'), kind: 'post', format: 'post', tool: 'facebook_post' },
  x: { name: networkName('x'), kind: 'post', format: 'post', tool: 'social_media_post' },
  tiktok: { name: 'TikTok', kind: 'video', format: 'video', tool: 'tiktok_script' },
  youtube: { name: 'YouTube', kind: 'video', format: 'video', tool: 'youtube_script' },
  newsletter: { name: 'Newsletter', kind: 'newsletter', format: 'newsletter', tool: 'newsletter' },
};
const channelOf = (value: string) =>
  channels[value] ?? { name: value, kind: 'post' as const, format: 'post' as const, tool: 'social_media_post' };

/** One row of the calendar. */
type Piece = ResultOf<typeof editorialPlan>['calendar'][number];

interface Plan {
  draft: DraftOf<typeof editorialPlan>;
  phrases: CustomPhrases['plan'];
  pillars: string[];
  goals: string[];
  keywords: string[];
  business: string;
  /** How many pieces in a row tell the same idea. */
  run: number;
  /** How often a subject's patterns have made a title. */
  titled: Map<string, number>;
}

const withoutEnd = (text: string) => text.replace(/[.!?\s]+$/u, '');
const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((stem) => other.has(stem));

/** Keywords, then what the sources speak of, then themes that suit every business: three to five, none sharing a word with another. */
function themesOf(draft: DraftOf<typeof editorialPlan>): string[] {
  const { language } = draft;
  const texts = readMaterial(draft.context.sources, language).passages.map(({ text }) => text);
  const own = [...draft.list('keywords'), ...keyPhrasesOf(texts, language, 4)];
  const chosen: string[] = [];
  for (const theme of own.map(capitalised)) {
    const isNew = chosen.every((other) => !shares(meaningfulStems(theme, language), meaningfulStems(other, language)));
    if (isNew && chosen.length < 3 && lengthOf(theme) <= limits.pillar) chosen.push(theme);
  }
  const enough = Math.max(3, chosen.length + 1);
  return [...chosen, ...customPhrases[language].plan.pillars].slice(0, enough);
}

const isOfferAt = ({ event }: Slot, index: number) => event === null && index % offerEvery === offerEvery - 1;

/** The title, and what a piece under it shows where its pattern says so. */
function titleOf(plan: Plan, slot: Slot, index: number): { title: string; shows?: string } {
  const { draft, phrases, pillars, keywords, business, run, titled } = plan;
  const { language } = draft;
  const { kind } = channelOf(slot.channel);
  const isOffer = isOfferAt(slot, index);
  const subject = isOffer ? shorten(business, 60, language) : (pillars[Math.floor(index / run) % pillars.length] ?? business);
  const cut = (text: string) => shorten(text, limits.title, language);
  if (slot.event !== null) return { title: cut(capitalised(slot.event)) };
  const { headings, titles } = articlePhrases[language];
  const { offers, posts, newsletters } = phrases;
  const patternsOf = { offer: offers, post: posts, newsletter: newsletters, article: [...titles, ...headings] };
  const style = isOffer ? 'offer' : kind === 'video' ? 'article' : kind;
  const patterns = patternsOf[style];
  const key = `${style} ${subject}`;
  const turn = titled.get(key) ?? 0;
  titled.set(key, turn + 1);
  // Once every pattern of a pillar was used, a keyword says what the next round is about.
  const round = Math.floor(turn / patterns.length);
  const stems = meaningfulStems(subject, language);
  const others = keywords.filter((keyword) => !shares(stems, meaningfulStems(keyword, language)));
  const keyword = round === 0 ? undefined : others[(round - 1) % Math.max(1, others.length)];
  const pattern = patterns[turn % patterns.length];
  const title = cut(pattern?.(keyword === undefined ? subject : `${subject} (${keyword})`) ?? subject);
  const shows = style === 'post' || style === 'newsletter' ? phrases.angles[style][turn % patterns.length] : undefined;
  return shows === undefined ? { title } : { title, shows };
}

function pieceOf(plan: Plan, slot: Slot, index: number, before: Slot | undefined): Piece {
  const { draft, phrases, pillars, goals, keywords, run } = plan;
  const { language } = draft;
  const { name, kind, format, tool } = channelOf(slot.channel);
  const idea = Math.floor(index / run);
  const isOffer = isOfferAt(slot, index);
  const goal = goals[idea % Math.max(1, goals.length)] ?? '';
  const { questions } = articlePhrases[language];
  const question = questions[idea % questions.length] ?? '';
  const isRepeated = index % run > 0 && before !== undefined && before.event === null && !isOfferAt(before, index - 1);
  const audience = commercePhrases[language].forAudience(withoutEnd(draft.line('audience')));
  const { title, shows } = titleOf(plan, slot, index);
  const angle = slot.event === null ? (shows ?? question) : phrases.dateAngle;
  const said = isOffer && goal !== '' ? phrases.offerAngle(goal) : angle;
  const whole = `${said} ${isRepeated && !isOffer ? phrases.sameIdea(channelOf(before.channel).name) : audience}`;
  const keyword = keywords[idea % Math.max(1, keywords.length)];
  const call = isOffer ? toAdd(language, phrases.offerLinkMissing) : phrases.calls[kind === 'video' ? 'post' : kind];
  return {
    date: slot.date,
    channel: name,
    pillar: shorten(pillars[idea % pillars.length] ?? '', limits.pillar, language),
    title,
    angle: lengthOf(whole) <= limits.angle ? whole : shorten(said, limits.angle, language),
    format: phrases.formats[format],
    goal: shorten(goal, limits.goal, language),
    ...(keyword === undefined || slot.event !== null ? {} : { keyword: shorten(keyword, limits.keyword, language) }),
    call_to_action: shorten(call, limits.call, language),
    tool_slug: tool,
  };
}

/** Titles that come back in a long plan count themselves. */
function withoutRepeats(calendar: readonly Piece[], draft: DraftOf<typeof editorialPlan>): Piece[] {
  const seen = new Map<string, number>();
  return calendar.map((piece) => {
    const { title } = piece;
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    if (times === 1) return piece;
    return { ...piece, title: `${shorten(title, limits.title - 5, draft.language)} (${times})` };
  });
}

/** Shares in whole percent that add up to 100. */
function percentagesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => (count * 100) / Math.max(1, total));
  const floors = exact.map(Math.floor);
  const rest = total === 0 ? 0 : 100 - floors.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((share, index) => ({ index, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest);
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return floors.map((share, index) => share + (raised.has(index) ? 1 : 0));
}

/** The goal that shares a word with the pillar, else the goals in turn. */
function reasonFor({ draft, phrases, goals }: Plan, pillar: string, index: number): string {
  const stems = meaningfulStems(pillar, draft.language);
  const goal =
    goals.find((one) => shares(stems, meaningfulStems(one, draft.language))) ?? goals[index % Math.max(1, goals.length)];
  return goal === undefined ? '' : shorten(phrases.serves(goal), limits.reason, draft.language);
}

function measuresOf({ phrases, goals, draft }: Plan, left: readonly string[]): string[] {
  const { language } = draft;
  const kinds = [...new Set(draft.list('channels').map((channel) => channelOf(channel).kind))];
  const byKind = kinds.map((kind) => phrases.measures[kind]);
  const byGoal = goals.slice(0, 3).map((goal) => phrases.measures.goal(shorten(goal, 80, language)));
  const notes = left.length > 0 ? [phrases.notInCalendar(left.join('; '))] : [];
  return [...byGoal, ...byKind, ...notes].slice(0, 8).map((text) => shorten(text, limits.measure, language));
}

/** Composes the plan: exactly the asked pieces in each of the asked weeks. */
export function composeEditorialPlan(draft: DraftOf<typeof editorialPlan>): ResultOf<typeof editorialPlan> {
  const { language, context } = draft;
  const start = draft.line('start_date') || context.now.toISOString().slice(0, 10);
  const given = draft.list('pillars');
  const pillars = (given.length > 0 ? given.map(capitalised) : themesOf(draft)).slice(0, limits.pillars);
  const asked = draft.list('channels');
  const pieces = draft.number('pieces_per_week', 4);
  const weeks = draft.number('weeks', 4);
  const dates = readDates(draft.text('dates'), start, language);
  const { slots, left } = planSlots({ start, weeks, pieces, channels: asked.length > 0 ? asked : ['blog'] }, dates);
  const plan: Plan = {
    draft,
    titled: new Map(),
    phrases: customPhrases[language].plan,
    pillars,
    goals: splitItems(draft.text('goals'), language).map((goal) => withoutEnd(asItem(goal))),
    keywords: draft.list('keywords'),
    business: withoutEnd(capitalised(draft.line('business'))),
    // Every pillar has its turn, and every idea as many channels as that leaves.
    run: Math.min(Math.max(1, asked.length), Math.max(1, Math.floor(slots.length / pillars.length))),
  };
  const calendar = withoutRepeats(
    slots.map((slot, index) => pieceOf(plan, slot, index, slots[index - 1])),
    draft,
  );
  const used = pillars.map(
    (_, index) => slots.filter((_slot, piece) => Math.floor(piece / plan.run) % pillars.length === index).length,
  );
  const percentages = percentagesOf(used);
  return {
    pillars: pillars.map((pillar, index) => ({
      name: shorten(pillar, limits.pillar, language),
      reason: reasonFor(plan, pillar, index) || shorten(asSentence(plan.business), limits.reason, language),
      share_percent: percentages[index] ?? 0,
    })),
    calendar,
    measures: measuresOf(
      plan,
      left.map(({ line }) => line.replace(/[.;]+$/u, '')),
    ),
  };
}

/** Pillars to confirm: from keywords and sources, filled up with themes that suit every business. */
export const proposePillars = (draft: DraftOf<typeof editorialPlan>): Proposal => ({
  pillars: themesOf(draft).map((theme) => shorten(theme, limits.pillar, draft.language)),
});

export default { compose: composeEditorialPlan, propose: proposePillars } satisfies Composer<typeof editorialPlan>;
