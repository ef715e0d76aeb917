// Queries for conversations. A reply in progress streams (use-conversation.ts) into the same cache.

import type { Chat, ChatMessage } from '@folio/contract/chats';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { chatKeys } from '../../base/query-keys.ts';

const perPage = 30;
const whileWritten = 2000;

/** One's own conversations of a place, a page after the other. */
export const chatListQuery = (workspaceId: number | null, search: string) =>
  infiniteQueryOptions({
    queryKey: [...chatKeys.lists, workspaceId, search],
    queryFn: ({ signal, pageParam }) =>
      api.chats.list(
        {
          page: pageParam,
          per_page: perPage,
          ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
          ...(search ? { search } : {}),
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ recordsFiltered }, _pages, page) => (page * perPage < recordsFiltered ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    // One that is written elsewhere, in another tab, ends without a word to this one.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ chats }) => chats.some((chat) => chat.is_writing)) ? whileWritten : false,
  });

export interface Conversation {
  chat: Chat;
  messages: ChatMessage[];
}

/** One conversation with the messages of its chosen branch. */
export const chatQuery = (id: number) =>
  queryOptions({
    queryKey: chatKeys.one(id),
    queryFn: async ({ signal }): Promise<Conversation> => {
      const { chat, messages } = await api.chats.show({ chat_id: id }, { signal });
      return { chat, messages };
    },
  });
