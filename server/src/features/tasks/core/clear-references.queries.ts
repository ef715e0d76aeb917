// A brand voice, source or website that is deleted is named by no task and no template of tasks any more.
import type { Db } from '../../../kernel/db/database.ts';

/** By the deleted object ($2): the condition that a task names it, and the values written then. No task names a briefing. */
const ofTask = {
  brand_voice: { isNamed: 't.brand_voice_id = $2', set: 'brand_voice_id = null' },
  source: {
    // As its index says it.
    isNamed: `t.additional_source_ids @> array[$2::int] and t.additional_source_ids <> '{}'`,
    set: 'additional_source_ids = array_remove(additional_source_ids, $2::int)',
  },
  website: { isNamed: 't.website_id = $2', set: 'website_id = null' },
} as const;

/** The same of templates, which keep their fields as JSON. */
const ofTemplate = {
  brand_voice: {
    isNamed: `t.fields #> '{fields,brand_voice_id}' = to_jsonb($2::int)`,
    set: `fields = jsonb_set(fields, '{fields,brand_voice_id}', 'null')`,
  },
  source: {
    isNamed: `t.fields #> '{fields,additional_source_ids}' @> to_jsonb($2::int)`,
    set: `fields = jsonb_set(fields, '{fields,additional_source_ids}', coalesce((select jsonb_agg(id order by nth)
      from jsonb_array_elements(fields #> '{fields,additional_source_ids}') with ordinality named (id, nth)
      where id <> to_jsonb($2::int)), '[]'))`,
  },
  website: {
    isNamed: `t.fields #> '{fields,website_id}' = to_jsonb($2::int)`,
    set: `fields = jsonb_set(fields, '{fields,website_id}', 'null')`,
  },
} as const;

export type TaskReference = keyof typeof ofTask;

const clear = async (
  tx: Db,
  table: 'tasks' | 'task_templates',
  { isNamed, set }: { isNamed: string; set: string },
  { workspaces, value, id }: { workspaces: string; value: number; id: number },
) => {
  await tx.client.query(
    `with named as (select t.id from ${table} t where t.workspace_id = any(${workspaces}) and ${isNamed} order by t.id for no key update)
     update ${table} set ${set} where id in (select id from named)`,
    [value, id],
  );
};

/**
 * Clears it in the tasks and templates of a workspace, or of all workspaces of an account. Who names it locks it first; rows are locked
 * in the order of their ids. Revisions stay: a form that is open meanwhile may be saved.
 */
export async function clearInTasks(
  tx: Db,
  kind: TaskReference,
  where: { accountId: number } | { workspaceId: number },
  id: number,
): Promise<void> {
  const rows =
    'accountId' in where
      ? { workspaces: 'array(select w.id from workspaces w where w.account_id = $1)', value: where.accountId, id }
      : { workspaces: 'array[$1::int]', value: where.workspaceId, id };
  await clear(tx, 'tasks', ofTask[kind], rows);
  await clear(tx, 'task_templates', ofTemplate[kind], rows);
}
