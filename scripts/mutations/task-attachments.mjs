// Files of tasks: their number, their permissions, and their place in the content under review.
const keep = 'server/src/features/tasks/attachments/edit-attachments.ts';
const parts = 'server/src/features/tasks/core/package-parts.ts';
const policy = 'server/src/features/tasks/core/tasks.policy.ts';
const tests = ['server/src/features/tasks/attachments/task-attachments.test.ts'];

export const taskAttachmentMutations = [
  {
    area: 'task-attachments',
    rule: 'a task has more than ten files',
    file: keep,
    from: '.length >= taskAttachmentLimits.files)',
    to: '.length >= 1000)',
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'files are counted before the task is locked',
    file: keep,
    from: "      const locked = await lockTaskWithDocument(tx, actor, { id: call.id, ability: 'attach' });\n      requireAbility(actor, locked, 'attach');\n      const { task } = locked;",
    to: '      const task = seen;',
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'files are no part of what is approved',
    file: parts,
    from: 'JSON.stringify([...media, ...files])',
    to: 'JSON.stringify(media)',
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'an approval stays when a file is added',
    file: keep,
    from: '  return followContent(tx, task, { userId: actor.id, impersonatorId: actor.impersonator?.id ?? null }, actor);',
    to: '  return task;',
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'members delete files of others',
    file: policy,
    from: '|| attachment.user_id === actor.id);',
    to: '|| true);',
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'members attach files to tasks of others',
    file: policy,
    from: "attach: status !== 'completed' && (manages || isAssignee || isCreator),",
    to: "attach: status !== 'completed' && sees,",
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'the last file goes and leaves an approval of nothing',
    file: keep,
    from: "if (isHandedIn && !(await contentNow(tx, task))) throw conflict('task_without_document');",
    to: '',
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'a file is read by people out of the workspace',
    file: keep,
    from: 'return { attachment, task: await getVisibleTask(kernel.database, actor, attachment.task_id) };',
    to: 'return { attachment, task: { id: attachment.task_id } as TaskRow };',
    tests,
  },
  {
    area: 'task-attachments',
    rule: 'a guest reads files of other tasks',
    file: keep,
    from: 'if (attachment?.task_id !== task.id) throw',
    to: 'if (!attachment) throw',
    tests: ['server/src/features/guest-review/guest-review.test.ts'],
  },
];
