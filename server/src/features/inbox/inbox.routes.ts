import { maxSnoozeDays } from '@folio/contract/inbox';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { saveStates } from './inbox.queries.ts';
import { countInbox, listInbox, presentItem } from './list-inbox.ts';

const dayMs = 86_400_000;

export function inboxRoutes(kernel: Kernel) {
  const { database, clock } = kernel;
  /** Throws 422 unless a snooze ends later, within a year. */
  const readUntil = (action: string, until: string | undefined): Date | null => {
    if (action !== 'snooze') return null;
    if (until === undefined) throw invalidField('until', 'required');
    const moment = new Date(until);
    const ahead = moment.getTime() - clock.now().getTime();
    if (ahead <= 0 || ahead > maxSnoozeDays * dayMs) throw invalidField('until', 'snooze_time', { max: maxSnoozeDays });
    return moment;
  };
  const countsOf = async (actor: Actor) => countInbox(await listInbox(kernel, actor));
  return {
    show: rpc.inbox.show.handler(async ({ context: { actor, reader, tagWith }, input }) => {
      const { state, kind, page, per_page: perPage, workspace_id: workspaceId } = input;
      if (workspaceId) scopeOf(actor, workspaceId);
      const entries = await listInbox(kernel, actor);
      const inPlace = entries.filter(({ reason }) => workspaceId === undefined || reason.workspace_id === workspaceId);
      const found = inPlace.filter((entry) => entry.state === state && (!kind || entry.reason.kind === kind));
      const items = found.slice((page - 1) * perPage, page * perPage).map((entry) => presentItem(entry, reader.language));
      const counts = countInbox(entries);
      tagWith([items, counts, inPlace.length, found.length, reader.language]);
      return { items, counts, recordsTotal: inPlace.length, recordsFiltered: found.length };
    }),
    update: rpc.inbox.update.handler(async ({ context: { actor }, input }) => {
      const { action } = input;
      const until = readUntil(action, input.until);
      const entries = await listInbox(kernel, actor);
      const waiting = new Set(entries.map(({ reason }) => reason.key));
      const keys = [...new Set(input.keys)].filter((key) => waiting.has(key));
      // Items that an impersonating user opens stay unread.
      if (action !== 'read' || actor.impersonator === null)
        await saveStates(database, actor.id, keys, { action, until, now: clock.now() });
      return { counts: await countsOf(actor) };
    }),
  };
}
