export default {
  defaults: 'It is the default of {{list}}.',
  named: 'It is named in {{tasks}}.',
  both: 'It is the default of {{list}} and named in {{tasks}}.',
  unknown: 'What uses it could not be loaded.',
  folders_one: '{{number}} folder',
  folders_other: '{{number}} folders',
  workspaces_one: '{{number}} workspace',
  workspaces_other: '{{number}} workspaces',
  tasks_one: '{{number}} open task',
  tasks_other: '{{number}} open tasks',
};
