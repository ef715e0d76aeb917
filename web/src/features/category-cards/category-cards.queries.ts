// Asks for keywords with their occurrences, and for category cards.
import type { CardState } from '@folio/contract/card-words';
import type { OrderedTask } from '@folio/contract/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { followChanges } from '../../base/follow-changes.ts';
import { categoryCardKeys, websiteKeys } from '../../base/query-keys.ts';

/** Rows of both lists. */
export const cardsPerPage = 20;
/** While cards are written, in milliseconds. */
const whileWritten = 1000;

interface KeywordSearch {
  keyword: string;
  isLinkedOnly: boolean;
  brandVoiceId: number | null;
  page: number;
}

const scopeOf = (workspaceId: number | null) => (workspaceId === null ? {} : { workspace_id: workspaceId });

/** Documents and pages that hold a keyword. */
export const keywordsQuery = (workspaceId: number | null, { keyword, isLinkedOnly, brandVoiceId, page }: KeywordSearch) =>
  queryOptions({
    queryKey: [...categoryCardKeys.keywords, workspaceId, { keyword, isLinkedOnly, brandVoiceId, page }],
    queryFn: ({ signal }) =>
      api.categoryCards.findKeywords(
        {
          ...scopeOf(workspaceId),
          keyword_to_search: keyword,
          search_liked_keywords_only: isLinkedOnly,
          ...(brandVoiceId === null ? {} : { brand_voice_id: brandVoiceId }),
          page,
          per_page: cardsPerPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: keyword !== '',
  });

/** Category cards of a workspace; asked again as they change while one is written, each second without a stream of changes. */
export const cardsQuery = (workspaceId: number | null, state: CardState | undefined, page: number) =>
  queryOptions({
    queryKey: [...categoryCardKeys.all, 'list', workspaceId, { state, page }],
    queryFn: ({ signal }) =>
      api.categoryCards.show({ ...scopeOf(workspaceId), ...(state ? { state } : {}), page, per_page: cardsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => {
      const isBusy = (query.state.data?.counts.writing ?? 0) > 0;
      return followChanges(query, isBusy, isBusy ? whileWritten : false);
    },
  });

/** Websites with pages for keyword targets. */
export const websiteChoicesQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...websiteKeys.all, workspaceId, 'choices'],
    queryFn: ({ signal }) => api.websites.show({ ...scopeOf(workspaceId), per_page: 100 }, { signal }),
  });

/** Price of generating the cards as they are now, with tasks where they get some: those of people cost nothing. `only` selects one card. */
export const cardPriceQuery = (cards: readonly { id: number; revision: number }[], task?: OrderedTask, only?: number) =>
  queryOptions({
    queryKey: [...categoryCardKeys.all, 'price', cards.map(({ id, revision }) => [id, revision]), task?.type, only],
    queryFn: ({ signal }) =>
      api.categoryCards.refresh(
        { ids: cards.map(({ id }) => id), ...(task ? { task } : {}), ...(only === undefined ? {} : { only }) },
        { signal },
      ),
    staleTime: 0,
  });

/** Written cards of a revision as they will be shown. */
export const cardPreviewQuery = ({ id, revision, state }: { id: number; revision: number; state: CardState }) =>
  queryOptions({
    queryKey: [...categoryCardKeys.all, 'preview', id, revision, state],
    queryFn: ({ signal }) => api.categoryCards.preview({ id }, { signal }),
    staleTime: 0,
  });
