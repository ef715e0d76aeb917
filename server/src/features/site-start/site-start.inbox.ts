// Websites that were read and wait for a person's confirmation.
import { hostOf } from '@folio/contract/page-address';
import type { InboxProvider } from '../../kernel/inbox.ts';
import { message } from '../../kernel/messages/messages.ts';
import { isInReach } from '../../kernel/policy.ts';
import { listRead } from './site-start.queries.ts';
import { canStart } from './site-start.rights.ts';

/** One item a website and place: the newest run there, unless it was confirmed. Ends with the setup, or when the person may set up nothing there any more. */
export const startInbox: InboxProvider = {
  name: 'unconfirmed starts',
  list: async (db, reader) => {
    if (!canStart(reader)) return [];
    const starts = (await listRead(db, reader.id)).filter((start) => isInReach(reader, start));
    const placeOf = ({ url, workspace_id }: (typeof starts)[number]) => `${hostOf(url)} ${workspace_id}`;
    const newest = [...new Map(starts.toReversed().map((start) => [placeOf(start), start])).values()];
    return newest
      .filter(({ state }) => state !== 'finished')
      .map(({ id, workspace_id, url, ended_at, created_at }) => ({
        key: `setup:${id}`,
        kind: 'setup',
        subject: {},
        path: `/start?run=${id}`,
        workspace_id,
        at: ended_at ?? created_at,
        due_at: null,
        can: [],
        words: (language) => ({
          title: message('inbox_setup', language, { host: hostOf(url) }),
          reason: message('inbox_setup_reason', language),
        }),
      }));
  },
};
