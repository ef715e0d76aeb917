// Links: forbidden positions, suggestions that never return, and limits of a link run.
const rules = 'engine/src/links/element-rules.ts';
const set = 'engine/src/links/set-links.ts';
const suggest = 'server/src/features/links/suggestions/suggest-links.ts';
const edit = 'server/src/features/links/runs/edit-run.ts';
const page = 'server/src/features/links/runs/write-page.ts';
const document = 'server/src/features/links/runs/write-document.ts';
const policy = 'server/src/features/links/core/links.policy.ts';
const runRows = 'server/src/features/links/runs/runs.queries.ts';
const runJob = 'server/src/features/links/runs/run.jobs.ts';
const subjects = 'server/src/features/links/core/text-subjects.queries.ts';
const engineTests = ['engine/src/links/links.test.ts'];
const runTests = ['server/src/features/links/runs.test.ts', 'server/src/features/links/live-runs.test.ts'];
const suggestionTests = ['server/src/features/links/suggestions.test.ts'];

export const linkMutations = [
  {
    area: 'links',
    rule: 'a link is set in a heading',
    file: rules,
    from: "['heading', tags('h1 h2 h3 h4 h5 h6 hgroup th title dt')],",
    to: '',
    tests: engineTests,
  },
  {
    area: 'links',
    rule: 'a link is set in a quotation',
    file: rules,
    from: "['quotation', tags('blockquote q cite')],",
    to: '',
    tests: engineTests,
  },
  {
    area: 'links',
    rule: 'undo takes out a link that somebody changed',
    file: set,
    from: 'link.anchor === anchor && tags.includes(html.slice(link.start, link.anchorStart))',
    to: 'tags.includes(html.slice(link.start, link.anchorStart))',
    tests: [...engineTests, ...runTests],
  },
  {
    area: 'links',
    rule: 'a rejected suggestion returns',
    file: suggest,
    from: 'isRejected: keys.some((key) => rejected.has(key))',
    to: 'isRejected: false',
    tests: suggestionTests,
  },
  {
    area: 'links',
    rule: 'a document of another scope is read',
    file: subjects,
    // The list and the reader each check the scope: either alone is enough.
    from: '    inScope({ workspaceId: website.workspace_id, userId: website.user_id }, orderDetails),\n',
    to: '',
    tests: suggestionTests,
  },
  {
    area: 'links',
    rule: 'a stale preview is applied',
    file: edit,
    from: 'if (subject?.hash === target.hash_before) continue;',
    to: 'if (subject) continue;',
    tests: runTests,
  },
  {
    area: 'links',
    rule: 'all suggestions are applied without their number',
    file: edit,
    from: "if (run.mode === 'all' && confirmed !== count)",
    to: "if (run.mode === 'all' && confirmed === -1)",
    tests: runTests,
  },
  {
    area: 'links',
    rule: 'two applies at once both win',
    file: edit,
    from: "if (!states.includes(run.state)) throw conflict('run_state');",
    to: '',
    tests: runTests,
  },
  {
    area: 'links',
    rule: 'a live page that somebody changed is overwritten',
    file: page,
    from: 'hashOf(content) === target.hash_before && plan',
    to: 'plan',
    tests: runTests,
  },
  {
    area: 'links',
    rule: 'what a worker wrote that died is written again',
    file: page,
    from: 'if (content === plan.html) return null;',
    to: '',
    tests: runTests,
  },
  {
    area: 'links',
    rule: 'undo puts the old text over later edits',
    file: document,
    from: 'const isUntouched = subject.hash === target.hash_after;',
    to: 'const isUntouched = true;',
    tests: runTests,
  },
  {
    area: 'links',
    rule: 'everybody who sees a website changes its links',
    file: policy,
    from: '  authorize(actor, pageRights.manage);\n',
    to: '',
    tests: ['server/src/features/links/core/links.policy.test.ts'],
  },
  {
    area: 'links',
    rule: 'a run goes on for someone who lost the right',
    file: runJob,
    from: 'if (!(await isStillAllowed(database, userId, website))) {',
    to: 'if (userId === 0) {',
    tests: runTests,
  },
  {
    area: 'links',
    rule: 'a link is set to a page that is not live',
    file: runRows,
    from: "(p.id is null or (p.state = 'active' and coalesce(p.http_state, 200) = 200 and p.indexable = 'yes'))",
    to: 'true',
    tests: runTests,
  },
];
