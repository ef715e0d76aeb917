// Polls that accept an age: what is answered from memory, and to whom.
const file = 'server/src/app/unchanged-answers.ts';
const tests = ['server/src/app/unchanged-answers.test.ts'];

export const unchangedMutations = [
  {
    area: 'unchanged',
    rule: 'what was read while something changed is kept',
    file,
    from: 'if (caller.changes !== seen) return;',
    to: '',
    tests,
  },
  {
    area: 'unchanged',
    rule: 'a write forgets nothing',
    file,
    from: 'writes.give(scopesOf(actor))',
    to: 'void actor',
    tests,
  },
  {
    area: 'unchanged',
    rule: 'a change of another process forgets nothing',
    file,
    from: 'changes.follow(scopes, onChange)',
    to: 'changes.follow(scopes, () => undefined)',
    tests,
  },
  {
    area: 'unchanged',
    rule: 'every caller is the same one',
    file,
    from: "`${headers.authorization ?? ''}\\n${headers.cookie ?? ''}`",
    to: "`${headers.host ?? ''}`",
    tests,
  },
  {
    area: 'unchanged',
    rule: 'what is known is never too old',
    file,
    from: 'if (age > accepted) return false;',
    to: '',
    tests,
  },
  {
    area: 'unchanged',
    rule: 'who says nothing of an age is answered from memory',
    file,
    from: 'Number(acceptedAge.exec(said)?.[1] ?? 0)',
    to: 'Number(acceptedAge.exec(said)?.[1] ?? 9)',
    tests,
  },
];
