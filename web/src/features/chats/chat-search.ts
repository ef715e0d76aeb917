/** What the address of `/chat` may say: the tool that a new conversation begins with. */
export interface ChatSearch {
  tool?: string;
}

export const readChatSearch = (search: Record<string, unknown>): ChatSearch =>
  typeof search['tool'] === 'string' && /^\w{1,80}$/.test(search['tool']) ? { tool: search['tool'] } : {};
