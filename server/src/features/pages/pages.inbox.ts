import type { InboxProvider } from '../../kernel/inbox.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { listBroken } from './broken-pages.queries.ts';
import { pageRights } from './pages.rights.ts';

/** One warning per website, for managers of its pages. A page that breaks later makes it a new one. */
export const brokenPageInbox: InboxProvider = {
  name: 'broken pages',
  list: async (db, reader) => {
    if (!can(reader, pageRights.manage)) return [];
    return (await listBroken(db, reader)).map(({ website_id, website, workspace_id, pages, since }) => ({
      key: `warning:broken:${website_id}:${since.getTime()}`,
      kind: 'warning',
      subject: { website_id },
      path: `/links?website=${website_id}&tab=pages&issue=broken`,
      workspace_id,
      at: since,
      due_at: null,
      can: [],
      words: (language) => ({
        title: message('inbox_broken', language, { website }),
        reason: message(pages === 1 ? 'inbox_broken_reason' : 'inbox_broken_reason_many', language, { count: pages }),
      }),
    }));
  },
};
