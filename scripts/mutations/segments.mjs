// Segments of jobs: divided and joined without loss, replaced only as they were seen.
const divide = 'server/src/features/translation-desk/segments/split-segments.ts';
const texts = 'contract/src/bilingual/split-text.ts';
const replacing = 'server/src/features/translation-desk/segments/replace-in-job.ts';
const split = ['server/src/features/translation-desk/segments/split.test.ts'];
const replace = ['server/src/features/translation-desk/segments/replace.test.ts'];
const ignored = ['server/src/features/translation-desk/segments/ignored-faults.test.ts'];

export const segmentMutations = [
  {
    area: 'segments',
    rule: 'the second half of a target is lost when a segment is divided',
    file: divide,
    from: 'segment_id: rightId, target: right, initial: after',
    to: "segment_id: rightId, target: '', initial: after",
    tests: split,
  },
  {
    area: 'segments',
    rule: 'the second target is lost when segments are joined',
    file: texts,
    from: "left === '' || right === '' ? left + right : left + space + right;",
    to: 'left;',
    tests: split,
  },
  {
    area: 'segments',
    rule: 'a segment is divided that was changed since it was seen',
    file: divide,
    from: "if (own.revision !== revision) throw conflict('segment_changed');",
    to: '',
    tests: split,
  },
  {
    area: 'segments',
    rule: 'a locked segment is divided',
    file: divide,
    from: "if (own.status === 'locked') throw conflict('segment_locked');",
    to: '',
    tests: split,
  },
  {
    area: 'segments',
    rule: 'a source is divided within a pair of marks',
    file: texts,
    from: '} else if (open.size === 0) for',
    to: '} else for',
    tests: ['contract/src/bilingual/split-text.test.ts'],
  },
  {
    area: 'segments',
    rule: 'a locked segment is replaced',
    file: replacing,
    from: "if (row.status === 'locked') plan.locked += 1;",
    to: "if (row.status === ('never' as string)) plan.locked += 1;",
    tests: replace,
  },
  {
    area: 'segments',
    rule: 'a segment is replaced that was changed since it was seen',
    file: replacing,
    from: 'row.revision === seen.get(row.id);',
    to: 'seen.has(row.id);',
    tests: replace,
  },
  {
    area: 'segments',
    rule: 'an error is ignored',
    file: 'server/src/features/translation-desk/segments/ignore-fault.ts',
    from: "severity === 'warning' && code === call.code",
    to: 'severity !== null && code === call.code',
    tests: ignored,
  },
];
