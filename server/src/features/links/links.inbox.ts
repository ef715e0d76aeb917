import type { InboxProvider } from '../../kernel/inbox.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { pageRights } from '../pages/index.ts';
import { listSharedKeywords } from './conflicts/shared-keywords.queries.ts';

/** The path of a page URL, which is short enough for a line. */
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);

/** One warning per website, for managers of its links. Ends when each keyword has one page or a decision. */
export const keywordInbox: InboxProvider = {
  name: 'shared keywords',
  list: async (db, reader) => {
    if (!can(reader, pageRights.manage)) return [];
    return (await listSharedKeywords(db, reader)).map((row) => {
      const { website_id, website, workspace_id, keywords, keyword, newest_page_id, since } = row;
      const isOne = keywords === 1;
      const [one = '', other = ''] = row.urls.split(' ').map(pathOf);
      return {
        key: `warning:keywords:${website_id}:${newest_page_id}`,
        kind: 'warning',
        subject: { website_id },
        path: `/links?website=${website_id}&tab=conflicts${isOne ? `&keyword=${encodeURIComponent(keyword)}` : ''}`,
        workspace_id,
        at: since,
        due_at: null,
        can: [],
        words: (language) =>
          isOne
            ? {
                title: message('inbox_keyword', language, { keyword }),
                reason: message('inbox_keyword_reason', language, { one, other }),
              }
            : {
                title: message('inbox_keywords', language, { website }),
                reason: message('inbox_keywords_reason', language, { count: keywords }),
              },
      };
    });
  },
};
