// The built-in writer: drafts from the user's own fields and sources, without a model, a key or a network.
// It never invents a fact: what is missing appears as "To add: …", what the sources do not say is said to be missing.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import { baseOf, interfaceLanguages } from '@folio/contract/languages';
import type { ToolStep } from '@folio/contract/tool-definition';
import { needsModelFor, type ToolInput } from '@folio/contract/tool-values';
import { type ComposerLanguage, type EngineContext, EngineFailure, type Proposal } from '../engine-types.ts';
import { withoutMarksDeep } from '../text/citations.ts';
import { type Delivery, Draft } from './draft.ts';
import { composeAppListing } from './tools/app-store-listing.compose.ts';
import { composeConclusions } from './tools/article-conclusion.compose.ts';
import { composeIntroductions } from './tools/article-introduction.compose.ts';
import { composeOutline } from './tools/article-outline.compose.ts';
import { composeBiography } from './tools/biography-generator.compose.ts';
import { composeBlogPost, proposeBlogPost } from './tools/blog-post.compose.ts';
import { composeStyleGuide } from './tools/brand-style-guide.compose.ts';
import { composeBulletPoints } from './tools/bullet-point-generator.compose.ts';
import { composeCampaignKit, proposeConcept } from './tools/campaign-kit.compose.ts';
import { composeCatalogueRows } from './tools/catalogue-enrichment.compose.ts';
import { composeCategoryCards } from './tools/category-cards.compose.ts';
import { composeCategoryPage } from './tools/category-page.compose.ts';
import { composeColdOutreach } from './tools/cold-outreach-email.compose.ts';
import { composeBrief } from './tools/content-brief.compose.ts';
import { composeDirectEmail } from './tools/dem-generator.compose.ts';
import { composeEditorialPlan, proposePillars } from './tools/editorial-plan.compose.ts';
import { composeEmail } from './tools/email-generator.compose.ts';
import { composeEventPage } from './tools/event-page.compose.ts';
import { composeFacebookPosts } from './tools/facebook-post.compose.ts';
import { composeFaq } from './tools/faq-generator.compose.ts';
import { composeSearchAds } from './tools/google-search-ads.compose.ts';
import { composeHotelDescription } from './tools/hotel-description.compose.ts';
import { composeInstagramCaptions } from './tools/instagram-caption.compose.ts';
import { composeInterview } from './tools/interview-questions.compose.ts';
import { composeJobPosting } from './tools/job-posting.compose.ts';
import { composeLinkedInAds } from './tools/linkedin-ads.compose.ts';
import { composeLinkedInPosts } from './tools/linkedin-post.compose.ts';
import { composeManagedPage } from './tools/managed-page-content.compose.ts';
import { composeMarketplaceListing } from './tools/marketplace-listing.compose.ts';
import { composeMetaAds } from './tools/meta-ads.compose.ts';
import { composeMetaData } from './tools/meta-title-description.compose.ts';
import { composeNewsletter } from './tools/newsletter.compose.ts';
import { composePins } from './tools/pinterest-pin.compose.ts';
import { composePitch } from './tools/pitch-generator.compose.ts';
import { composeEpisode } from './tools/podcast-script.compose.ts';
import { composeLandingPage } from './tools/ppc-landing-page.compose.ts';
import { composePracticeArea } from './tools/practice-area.compose.ts';
import { composePressRelease } from './tools/press-release.compose.ts';
import { composeProductDescription } from './tools/product-description-generator.compose.ts';
import { composeRealEstateAd } from './tools/real-estate-ad.compose.ts';
import { composeMenu } from './tools/restaurant-menu.compose.ts';
import { composeReviewResponse } from './tools/review-response.compose.ts';
import { composeSeoArticle, proposeArticle } from './tools/seo-article.compose.ts';
import { composeSocialPosts } from './tools/social-media-post.compose.ts';
import { composeStorePages } from './tools/store-pages.compose.ts';
import { composeShorterText } from './tools/text-shortener.compose.ts';
import { composeSimplerText } from './tools/text-simplifier.compose.ts';
import { composeTextSummary } from './tools/text-summary.compose.ts';
import { composeShortVideo } from './tools/tiktok-script.compose.ts';
import { composeItinerary } from './tools/travel-itinerary.compose.ts';
import { composeWebArticle, proposeWebArticle } from './tools/web-article.compose.ts';
import { composeThread } from './tools/x-thread.compose.ts';
import { composeVideoTexts } from './tools/youtube-metadata.compose.ts';
import { composeVideoScript } from './tools/youtube-script.compose.ts';

export interface Composition {
  result: ToolResult;
  /** The same result with citation marks ("[S3]") in its plain texts; in the document they become `data-source`. */
  marked: ToolResult;
  /** Ids of the sources that sentences were taken from, in the order of their first sentence. */
  sourcesUsed: number[];
  delivery: Delivery;
}

const composers: Record<string, (draft: Draft) => ToolResult> = {
  app_store_listing: composeAppListing,
  article_conclusion: composeConclusions,
  article_introduction: composeIntroductions,
  article_outline: composeOutline,
  biography_generator: composeBiography,
  blog_post: composeBlogPost,
  brand_style_guide: composeStyleGuide,
  bullet_point_generator: composeBulletPoints,
  category_cards: composeCategoryCards,
  campaign_kit: composeCampaignKit,
  catalogue_enrichment: composeCatalogueRows,
  category_page: composeCategoryPage,
  cold_outreach_email: composeColdOutreach,
  content_brief: composeBrief,
  dem_generator: composeDirectEmail,
  editorial_plan: composeEditorialPlan,
  email_generator: composeEmail,
  event_page: composeEventPage,
  facebook_post: composeFacebookPosts,
  faq_generator: composeFaq,
  google_search_ads: composeSearchAds,
  hotel_description: composeHotelDescription,
  interview_questions: composeInterview,
  job_posting: composeJobPosting,
  linkedin_ads: composeLinkedInAds,
  linkedin_post: composeLinkedInPosts,
  instagram_caption: composeInstagramCaptions,
  managed_page_content: composeManagedPage,
  marketplace_listing: composeMarketplaceListing,
  meta_ads: composeMetaAds,
  meta_title_description: composeMetaData,
  newsletter: composeNewsletter,
  pinterest_pin: composePins,
  pitch_generator: composePitch,
  podcast_script: composeEpisode,
  ppc_landing_page: composeLandingPage,
  practice_area: composePracticeArea,
  press_release: composePressRelease,
  product_description_generator: composeProductDescription,
  real_estate_ad: composeRealEstateAd,
  restaurant_menu: composeMenu,
  review_response: composeReviewResponse,
  seo_article: composeSeoArticle,
  social_media_post: composeSocialPosts,
  store_pages: composeStorePages,
  text_shortener: composeShorterText,
  text_simplifier: composeSimplerText,
  text_summary: composeTextSummary,
  tiktok_script: composeShortVideo,
  travel_itinerary: composeItinerary,
  web_article: composeWebArticle,
  x_thread: composeThread,
  youtube_metadata: composeVideoTexts,
  youtube_script: composeVideoScript,
};

const proposers: Record<string, (draft: Draft, step: string) => Proposal> = {
  blog_post: proposeBlogPost,
  campaign_kit: proposeConcept,
  editorial_plan: proposePillars,
  seo_article: proposeArticle,
  web_article: proposeWebArticle,
};

function composerLanguage(code: string): ComposerLanguage {
  const base = baseOf(code);
  const found = interfaceLanguages.find((language) => language === code || language === base);
  // European Portuguese is another written language than Brazilian; "pt" alone is taken as the one that is known.
  const language = found ?? (code.toLowerCase() === 'pt' ? 'pt-BR' : undefined);
  if (language === undefined) throw new EngineFailure('LANGUAGE_NEEDS_MODEL', { detail: code });
  return language;
}

function draftOf(tool: Tool, input: ToolInput, context: EngineContext): Draft {
  if (context.signal.aborted) throw new EngineFailure('ABORTED');
  return new Draft(tool, input, composerLanguage(context.language), context);
}

function sourcesIn(result: ToolResult): number[] {
  const marks = JSON.stringify(result).matchAll(/data-source=\\"(\d+)\\"|\[S(\d+)\]/g);
  return [...new Set([...marks].map(([, span, mark]) => Number(span ?? mark)))];
}

/** True where the built-in composer can make this tool's content. */
export const canCompose = (slug: string): boolean => Object.hasOwn(composers, slug);

/** A voice that never exclaims gets full stops instead; addresses and codes have no sentence to end. */
function withoutExclamations(result: ToolResult, { brandVoice }: EngineContext): ToolResult {
  if (brandVoice?.exclamation_marks !== 'never') return result;
  const calm = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/¡/g, '').replace(/\s?!+(?=\s|$|<|["'»”])/gu, '.');
    if (Array.isArray(value)) return value.map(calm);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, calm(item)]));
  };
  return calm(result) as ToolResult;
}

/**
 * Drafts a result from input and sources alone. Throws `EngineFailure`: NEEDS_MODEL for a tool or an order that only a model can write,
 * LANGUAGE_NEEDS_MODEL for a language other than the six, ABORTED when the order was called off.
 */
export async function compose(tool: Tool, input: ToolInput, context: EngineContext): Promise<Composition> {
  const composer = composers[tool.base ?? tool.slug];
  if (!composer || needsModelFor(tool.modelOnly ?? {}, input)) throw new EngineFailure('NEEDS_MODEL');
  const draft = draftOf(tool, input, context);
  const marked = withoutExclamations(composer(draft), context);
  const given = new Set(context.sources.map((source) => source.id));
  const result = withoutMarksDeep(marked) as ToolResult;
  return { result, marked, sourcesUsed: sourcesIn(marked).filter((id) => given.has(id)), delivery: draft.delivery };
}

/** What leaving a wizard step proposes for the next one; empty where the step proposes nothing. Throws as `compose` does. */
export async function composeProposal(tool: Tool, step: ToolStep, input: ToolInput, context: EngineContext): Promise<Proposal> {
  const proposer = proposers[tool.base ?? tool.slug];
  return step.proposes && proposer ? proposer(draftOf(tool, input, context), step.name) : {};
}
