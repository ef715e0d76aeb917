/** URL parameters of `/chat`: the tool of a new conversation. */
export interface ChatSearch {
  tool?: string;
}

export const readChatSearch = (search: Record<string, unknown>): ChatSearch =>
  typeof search['tool'] === 'string' && /^\w{1,80}$/.test(search['tool']) ? { tool: search['tool'] } : {};
