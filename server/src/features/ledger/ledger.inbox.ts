import { isOwner } from '../../kernel/actor.ts';
import type { InboxProvider } from '../../kernel/inbox.ts';
import { message } from '../../kernel/messages/messages.ts';
import { listNearCaps } from './near-caps.queries.ts';
import { warnAt } from './reserve-credits.ts';

/** Nearly used monthly limits, for owners: they can raise them. Reaching the limit makes it a new warning, as does the next month. */
export const capInbox: InboxProvider = {
  name: 'credit limits',
  list: async (db, reader) => {
    if (!isOwner(reader)) return [];
    return (await listNearCaps(db, reader.accountId, warnAt)).map(({ id, name, monthly, used, since }) => ({
      key: `warning:cap:${id}:${since.toISOString().slice(0, 7)}:${used >= monthly ? 'reached' : 'near'}`,
      kind: 'warning',
      subject: {},
      path: '/control-panel/credits',
      workspace_id: null,
      at: since,
      due_at: null,
      can: [],
      words: (language) => ({
        title: message(used >= monthly ? 'inbox_cap_reached' : 'inbox_cap_near', language, { name }),
        reason: message('inbox_cap_reason', language, { used, monthly }),
      }),
    }));
  },
};
