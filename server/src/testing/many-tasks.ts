// Many tasks in review, each with its own document: for measurements of the board and of bulk decisions.

/** Runs SQL of a test or a benchmark. */
type Run = (text: string, values: unknown[]) => Promise<unknown>;

const html = `'<h1>Trail shoes ' || n || '</h1>' || repeat('<p>Grip comes from the outsole, and <a href="https://shoes.example/a">lugs</a> hold in mud.</p>', 20)`;

/** Puts `count` tasks into a workspace: four of five in review with `reviewerId` at their step, the others spread over the other states. */
export async function seedManyTasks(
  run: Run,
  { workspaceId, makerId, reviewerId, count }: { workspaceId: number; makerId: number; reviewerId: number; count: number },
): Promise<void> {
  const maker = 'users u cross join generate_series(1, $2::int) n where u.id = $1';
  await run(
    `insert into orders (account_id, user_id, tool_slug, title, fields, workspace_id)
     select u.account_id, u.id, 'job_posting', 'Many ' || n, '{}', $3 from ${maker}`,
    [makerId, count, workspaceId],
  );
  await run(
    `insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, words, workspace_id, version_count)
     select id, account_id, user_id, tool_slug, title, 'en', 'accepted', 60, 240, workspace_id, 1 from orders where workspace_id = $1 and title like 'Many %'`,
    [workspaceId],
  );
  await run(
    `insert into document_versions (order_detail_id, number, title, html, words, origin)
     select d.id, 1, d.title, ${html}, 240, 'engine' from order_details d cross join lateral (select d.id as n) numbered
     where d.workspace_id = $1 and d.title like 'Many %'`,
    [workspaceId],
  );
  await run(
    `update order_details d set current_version_id = v.id from document_versions v where v.order_detail_id = d.id and d.workspace_id = $1 and d.title like 'Many %'`,
    [workspaceId],
  );
  await run(
    `insert into tasks (account_id, creator_id, workspace_id, title, order_detail_id, assignee_id, submitter_id, due_date, status)
     select d.account_id, d.user_id, d.workspace_id, d.title, d.id, d.user_id, d.user_id, date '2026-11-01' + (d.id % 60)::int,
       case when d.id % 5 > 0 then 'ready' else (array['waiting', 'on_going', 'approved', 'published', 'completed'])[1 + (d.id / 5) % 5] end
     from order_details d where d.workspace_id = $1 and d.title like 'Many %'`,
    [workspaceId],
  );
  await run(
    `insert into task_steps (task_id, position, name, reviewer_ids, state)
     select id, 0, 'Editor', array[$2::int], case when status = 'ready' then 'active' else 'pending' end from tasks where workspace_id = $1`,
    [workspaceId, reviewerId],
  );
}
