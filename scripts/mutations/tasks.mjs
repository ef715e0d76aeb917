// Approvals: bound to the content that was seen, by people other than its authors, asked again before anything goes out.
const decide = 'server/src/features/tasks/review/decide.ts';
const progress = 'server/src/features/tasks/review/step-progress.ts';
const parts = 'server/src/features/tasks/review/package-parts.ts';
const review = ['server/src/features/tasks/review/review.test.ts'];
const rights = ['server/src/features/tasks/tasks.test.ts'];
const publishing = ['server/src/features/tasks/publishing/publishing.test.ts'];
const assignments = ['server/src/features/task-assignments/task-assignments.test.ts'];
const followed = 'server/src/features/tasks/review/follow-documents.ts';
const translations = 'server/src/features/translation-desk/translations.queries.ts';
const translated = ['server/src/features/tasks/review/translated-package.test.ts'];

export const taskMutations = [
  {
    area: 'tasks',
    rule: 'a decision counts for another content than the person saw',
    file: decide,
    from: '|| now.content.hash !== call.package_hash) throw',
    to: ') throw',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'authors approve their own work',
    file: decide,
    from: "if (mayNotDecide(actor, excluded)) throw forbidden('self_approval');",
    to: '',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'authors approve by another account that they act as',
    file: 'server/src/features/tasks/review/possible-reviewers.ts',
    from: 'excluded.includes(actor.id) || (actor.impersonator !== null && excluded.includes(actor.impersonator.id));',
    to: 'excluded.includes(actor.id);',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'a task says that its author may decide',
    file: 'server/src/features/tasks/tasks.present.ts',
    from: 'const isRefused = abilities.decide && mayNotDecide(reader, excluded.get(task.id) ?? []);',
    to: 'const isRefused = false;',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'a decision is taken at a step that is not active',
    file: decide,
    from: "if (task.status === 'ready' && activeStep?.id !== call.step_id) throw conflict('task_step_over');",
    to: '',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'an approval holds whatever the content is now',
    file: progress,
    from: 'decision.step_id === step.id && decision.scope_hash === scope',
    to: 'decision.step_id === step.id',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'one approval is enough where two are asked for',
    file: progress,
    from: 'if (isOpen && approvals >= step.required_approvals)',
    to: 'if (isOpen && approvals >= 1)',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'links are no part of what goes out',
    file: parts,
    from: 'links: sha256(JSON.stringify(lines.links)),',
    to: "links: sha256(''),",
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'the title is no part of what goes out',
    file: parts,
    from: "JSON.stringify([title.normalize('NFC').trim(), ...textTokens(html)])",
    to: 'JSON.stringify(textTokens(html))',
    tests: review,
  },
  {
    area: 'tasks',
    rule: 'a task that is not approved is published',
    file: followed,
    from: 'if (!isApproved || !now || !(await passesAllSteps(tx, task, now.content)))',
    to: 'if (!now)',
    tests: publishing,
  },
  {
    area: 'tasks',
    rule: 'approvals are not asked for again before a document is sent',
    file: 'server/src/features/publishing/publish.jobs.ts',
    from: 'await dispatch(kernel, tx, documentGoesOut, { orderDetailId: detailId });',
    to: '',
    tests: publishing,
  },
  {
    area: 'tasks',
    rule: 'a document that a task needs is deleted',
    file: 'server/src/features/documents/delete-documents.ts',
    from: 'await dispatch(kernel, tx, documentsLeaving, { orderDetailIds });',
    to: '',
    tests: rights,
  },
  {
    area: 'tasks',
    rule: 'the optimized pair goes out although the switch is off',
    file: 'server/src/features/tasks/metadata/metadata-now.ts',
    from: 'row.switch_input\n    ? {',
    to: 'row.optimized_at\n    ? {',
    tests: assignments,
  },
  {
    area: 'tasks',
    rule: 'changed meta data leaves approvals as they are',
    file: 'server/src/features/task-assignments/change-metadata.ts',
    from: 'await taskParts.followContent(tx, after, author, actor);',
    to: '',
    tests: assignments,
  },
  {
    area: 'tasks',
    rule: 'anyone who reads a task changes its meta data',
    file: 'server/src/features/task-assignments/change-metadata.ts',
    from: 'if (!taskParts.mayChangeMetadata(actor, task)) throw forbidden();',
    to: '',
    tests: assignments,
  },
  {
    area: 'tasks',
    rule: 'a page URL publishes a task that is not approved',
    file: 'server/src/features/task-assignments/set-page-url.ts',
    from: "task.status === 'approved' && page_url !== ''",
    to: "page_url !== ''",
    tests: assignments,
  },
  {
    area: 'tasks',
    rule: 'an optimized pair costs nothing',
    file: 'server/src/features/task-assignments/optimize-metadata.ts',
    from: 'await reserveCredits(tx, { ...credits, workspaceId: task.workspace_id, amount: optimizationPrice });',
    to: '',
    tests: ['server/src/features/task-assignments/optimize-metadata.test.ts'],
  },
  {
    area: 'tasks',
    rule: 'an approved translation does not reopen its task',
    file: 'server/src/features/tasks/tasks.handlers.ts',
    from: 'onEvent(translationsAccepted, (_kernel, tx, { orderDetailIds }) => followDocuments(tx, orderDetailIds)),',
    to: '',
    tests: translated,
  },
  {
    area: 'tasks',
    rule: 'edits of a translation are not followed',
    file: followed,
    from: 'lockTasksOfDocuments(tx, [...orderDetailIds, ...(await findTranslatedDocuments(tx, orderDetailIds))]);',
    to: 'lockTasksOfDocuments(tx, orderDetailIds);',
    tests: translated,
  },
  {
    area: 'tasks',
    rule: 'a translation elsewhere is shown in the package',
    file: translations,
    from: "and d.status = 'accepted' and d.workspace_id is not distinct from s.workspace_id",
    to: "and d.status = 'accepted'",
    tests: translated,
  },
];
