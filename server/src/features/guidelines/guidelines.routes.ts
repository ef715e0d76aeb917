import type { Guideline } from '@folio/contract/guidelines';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can, isInReach, scopeOf } from '../../kernel/policy.ts';
import { checkRevision } from '../../kernel/revisions.ts';
import { rpc } from '../../kernel/rpc.ts';
import { lockPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { countWorkspaceUses } from '../workspaces/index.ts';
import { guidelineDeleted } from './guideline-events.ts';
import { listTemplates } from './guideline-templates.ts';
import { guidelineAbilities } from './guidelines.policy.ts';
import {
  deleteGuideline,
  findDefaultGuidelineIdHere,
  findGuideline,
  type GuidelineRow,
  insertGuideline,
  listGuidelines,
  lockGuideline,
  updateGuideline,
} from './guidelines.queries.ts';
import { guidelineRights } from './guidelines.rights.ts';

function present({ guideline, userName }: { guideline: GuidelineRow; userName: string }, actor: Actor): Guideline {
  const { account_id: _account, user_id: userId, created_at, updated_at, ...fields } = guideline;
  return {
    ...fields,
    guideline_id: guideline.id,
    user: { id: userId, name: userName },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    can: guidelineAbilities(actor, guideline),
  };
}

export function guidelineRoutes(kernel: Kernel) {
  const { database } = kernel;
  const getVisible = async (actor: Actor, id: number) => {
    const row = await findGuideline(database, id);
    if (!row || !isInReach(actor, row.guideline)) throw notFound();
    return row;
  };
  return {
    show: rpc.guidelines.show.handler(async ({ context: { actor, reader }, input }) => {
      const { workspace_id: workspaceId, search, page, per_page: perPage } = input;
      const scope = scopeOf(actor, workspaceId);
      const { rows, total, filtered } = await listGuidelines(database, scope, { search, page, perPage });
      return {
        guidelines: rows.map((row) => present(row, actor)),
        templates: listTemplates(reader.language),
        default_id: await findDefaultGuidelineIdHere(database, scope),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: { create: can(actor, guidelineRights.manage) },
      };
    }),
    showUses: rpc.guidelines.showUses.handler(async ({ context: { actor }, input }) => {
      const { guideline } = await getVisible(actor, input.guideline_id);
      if (!guidelineAbilities(actor, guideline).delete) throw forbidden();
      return { uses: await countWorkspaceUses(database, actor, 'guideline', guideline.id) };
    }),
    create: rpc.guidelines.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'guidelines.create', body: input },
        async (keep: Keep<number>) => {
          const { actor } = context;
          const { workspaceId } = scopeOf(actor, input.workspace_id);
          const { title, overall_goal, platform, competitors, structure, tone_of_voice } = input;
          return database.transaction(async (tx) => {
            await lockPerson(tx, actor.id);
            const made = await insertGuideline(tx, {
              title,
              overall_goal,
              platform,
              competitors,
              structure,
              tone_of_voice,
              account_id: actor.accountId,
              user_id: actor.id,
              workspace_id: workspaceId,
            });
            await recordAudit(tx, actor, { action: 'briefing.created', subjectId: made, subjectName: title, workspaceId });
            await keep(tx, made);
            return made;
          });
        },
        async (id) => {
          const { actor, reader } = context;
          const guideline = present(await getVisible(actor, id), actor);
          return { message: message('briefing_saved', reader.language), guideline };
        },
      ),
    ),
    edit: rpc.guidelines.edit.handler(async ({ context: { actor, reader }, input }) => {
      const { guideline: before } = await getVisible(actor, input.guideline_id);
      if (!guidelineAbilities(actor, before).edit) throw forbidden();
      const { title, overall_goal, platform, competitors, structure, tone_of_voice } = input;
      const changes = Object.fromEntries(
        Object.entries({ title, overall_goal, platform, competitors, structure, tone_of_voice }).filter(
          ([, value]) => value !== undefined,
        ),
      );
      await database.transaction(async (tx) => {
        const locked = await lockGuideline(tx, before.id);
        if (!locked) throw notFound();
        checkRevision(locked, input.revision);
        await updateGuideline(tx, before.id, changes);
        await recordAudit(tx, actor, {
          action: 'briefing.changed',
          subjectId: before.id,
          subjectName: title ?? locked.title,
          workspaceId: before.workspace_id,
        });
      });
      const guideline = present(await getVisible(actor, before.id), actor);
      return { message: message('briefing_saved', reader.language), guideline };
    }),
    remove: rpc.guidelines.remove.handler(async ({ context: { actor, reader }, input }) => {
      const { guideline } = await getVisible(actor, input.guideline_id);
      if (!guidelineAbilities(actor, guideline).delete) throw forbidden();
      const { id, account_id: accountId, user_id: userId, title: subjectName, workspace_id: workspaceId } = guideline;
      const removeIn = async (tx: Db) => {
        if (!(await lockGuideline(tx, id))) throw notFound();
        await dispatch(kernel, tx, guidelineDeleted, { guidelineId: id, accountId, userId });
        await deleteGuideline(tx, accountId, id);
        await recordAudit(tx, actor, { action: 'briefing.deleted', subjectId: id, subjectName, workspaceId });
      };
      await database.transaction(removeIn);
      return { message: message('briefing_deleted', reader.language) };
    }),
  };
}
