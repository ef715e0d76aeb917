import { notificationEvents } from '@folio/contract/notifications';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import {
  deleteGroup,
  findGroup,
  insertGroup,
  listGroups,
  lockGroup,
  lockWorkspaceOf,
  setMembers,
  updateGroup,
} from './groups.queries.ts';
import { usualManner } from './notice-of-event.ts';
import { knownZone, presentGroup, presentNotice } from './notifications.present.ts';
import {
  countNotices,
  findMailPerson,
  listDeliveries,
  listNotices,
  listSettings,
  markRead,
  saveManner,
} from './notifications.queries.ts';
import { notificationRights } from './notifications.rights.ts';
import { sendLines } from './send-mails.ts';

const canEdit = (actor: Actor) => can(actor, notificationRights.manageGroups);

export function notificationRoutes(kernel: Kernel) {
  const { database } = kernel;
  const getGroup = async (actor: Actor, id: number) => {
    const group = await findGroup(database, actor.accountId, id);
    if (!group) throw notFound();
    return group;
  };
  const refuseForeignWorkspace = async (tx: Db, actor: Actor, id: number | null | undefined) => {
    if (id && !(await lockWorkspaceOf(tx, actor.accountId, id))) throw notFound();
  };
  /** The matrix in full: saved settings, and the defaults for the rest. */
  const settingsOf = async (userId: number) => {
    const own = await listSettings(database, userId);
    return notificationEvents.map((event) => {
      const { in_app, email, rhythm } = own.find((one) => one.event === event) ?? usualManner(event);
      return { event, in_app, email, rhythm };
    });
  };
  return {
    showGroups: rpc.notifications.showGroups.handler(async ({ context: { actor }, input }) => {
      if (input.workspace_id) scopeOf(actor, input.workspace_id);
      const isManager = canEdit(actor);
      const { rows, total } = await listGroups(database, {
        accountId: actor.accountId,
        workspaceId: input.workspace_id ?? undefined,
        memberId: isManager ? undefined : actor.id,
        page: input.page,
        perPage: input.per_page,
      });
      return {
        notification_groups: rows.map((row) => presentGroup(row, isManager)),
        recordsTotal: total,
        recordsFiltered: total,
        events: [...notificationEvents],
        can: { create: isManager },
      };
    }),
    showUserGroups: rpc.notifications.showUserGroups.handler(async ({ context: { actor } }) => {
      const { rows } = await listGroups(database, { accountId: actor.accountId, memberId: actor.id, page: 1, perPage: 100 });
      return {
        notification_groups: rows.map((row) => presentGroup(row, canEdit(actor))),
        preferences: await settingsOf(actor.id),
      };
    }),
    addGroup: rpc.notifications.addGroup.handler(({ context, input }) => {
      const { actor, reader } = context;
      const { name, events, in_app, email, rhythm, members } = input;
      const add = (keep: Keep<number>) =>
        database.transaction(async (tx) => {
          await refuseForeignWorkspace(tx, actor, input.workspace_id);
          const made = await insertGroup(tx, {
            name,
            events,
            in_app,
            email,
            rhythm,
            account_id: actor.accountId,
            workspace_id: input.workspace_id ?? null,
            created_by: actor.id,
          });
          if ((await setMembers(tx, actor.accountId, made, members)).length < new Set(members).size) throw notFound();
          await recordAudit(tx, actor, { action: 'notification_group.created', subjectId: made, subjectName: name });
          await keep(tx, made);
          return made;
        });
      return withIdempotencyKey(kernel, context, { call: 'notifications.addGroup', body: input }, add, async (id) => {
        const notification_group = presentGroup(await getGroup(actor, id), true);
        return { message: message('notification_group_saved', reader.language), notification_group };
      });
    }),
    editGroup: rpc.notifications.editGroup.handler(async ({ context: { actor, reader }, input }) => {
      const group = await getGroup(actor, input.id);
      const { name, events, in_app, email, rhythm, workspace_id, members } = input;
      const changes = Object.fromEntries(
        Object.entries({ name, events, in_app, email, rhythm, workspace_id }).filter(([, value]) => value !== undefined),
      );
      await database.transaction(async (tx) => {
        await refuseForeignWorkspace(tx, actor, workspace_id);
        if (!(await lockGroup(tx, group.id))) throw notFound();
        await updateGroup(tx, group.id, changes);
        if (members && (await setMembers(tx, actor.accountId, group.id, members)).length < new Set(members).size)
          throw notFound();
        await recordAudit(tx, actor, {
          action: 'notification_group.changed',
          subjectId: group.id,
          subjectName: name ?? group.name,
        });
      });
      const notification_group = presentGroup(await getGroup(actor, group.id), true);
      return { message: message('notification_group_saved', reader.language), notification_group };
    }),
    removeGroup: rpc.notifications.removeGroup.handler(async ({ context: { actor, reader }, input }) => {
      const group = await getGroup(actor, input.id);
      await database.transaction(async (tx) => {
        await deleteGroup(tx, group.id);
        await recordAudit(tx, actor, {
          action: 'notification_group.deleted',
          subjectId: group.id,
          subjectName: group.name,
        });
      });
      return { message: message('notification_group_deleted', reader.language) };
    }),
    testGroup: rpc.notifications.testGroup.handler(async ({ context: { actor, reader }, input }) => {
      const group = await getGroup(actor, input.id);
      let sent = 0;
      for (const member of group.members) {
        const person = await findMailPerson(database, member.user_id);
        if (!person) continue;
        const text = message('notice_test', reader.language, { group: group.name });
        await sendLines(kernel, person, { subject: text, lines: [text], path: '/inbox' });
        sent += 1;
      }
      return { message: message('notice_test_sent', reader.language, { count: sent }), sent };
    }),
    updatePreferences: rpc.notifications.updatePreferences.handler(async ({ context: { actor, reader }, input }) => {
      const unknown = input.preferences.findIndex(({ event }) => !notificationEvents.includes(event));
      if (unknown >= 0) throw invalidField(`preferences.${unknown}.event`, 'not_an_option');
      await database.transaction(async (tx) => {
        // In one order, so that two calls never wait for each other.
        const inOrder = input.preferences.toSorted((a, b) => a.event.localeCompare(b.event));
        for (const { event, ...manner } of inOrder) await saveManner(tx, actor.id, event, manner);
      });
      return { message: message('notice_matrix_saved', reader.language), preferences: await settingsOf(actor.id) };
    }),
    show: rpc.notifications.show.handler(async ({ context: { actor, reader, tagWith }, input }) => {
      const { page, per_page: perPage } = input;
      const rows = await listNotices(database, actor.id, { isUnread: input.unread ?? false, page, perPage });
      const { all, unread } = await countNotices(database, actor.id);
      const zone = knownZone(input.time_zone);
      tagWith([rows, all, unread, reader.language, zone]);
      return {
        notifications: rows.map((row) => presentNotice(row, reader.language, zone)),
        unread_count: unread,
        recordsTotal: all,
        recordsFiltered: input.unread ? unread : all,
      };
    }),
    markRead: rpc.notifications.markRead.handler(async ({ context: { actor }, input }) => {
      await markRead(database, actor.id, input.ids);
      return { unread_count: (await countNotices(database, actor.id)).unread };
    }),
    showDeliveries: rpc.notifications.showDeliveries.handler(async ({ context: { actor }, input }) => {
      const { state, page, per_page: perPage } = input;
      const { rows, total } = await listDeliveries(database, { accountId: actor.accountId, state, page, perPage });
      const deliveries = rows.map(({ notice, userName }) => ({
        id: notice.id,
        user: { id: notice.user_id, name: userName },
        event: notice.event,
        in_app: notice.in_app,
        email_state: notice.email_state,
        email_problem: notice.email_problem,
        created_at: notice.created_at.toISOString(),
        emailed_at: notice.emailed_at?.toISOString() ?? null,
      }));
      return { deliveries, recordsTotal: total, recordsFiltered: total };
    }),
  };
}
