// Reports: the scope of their data, and unknown values.
const sums = 'server/src/features/reports/report-sums.queries.ts';
const policy = 'server/src/features/reports/reports.policy.ts';
const values = 'server/src/features/reports/report-values.ts';
const calls = 'server/src/features/model-calls/model-calls.queries.ts';
const tests = ['server/src/features/reports/reports.test.ts'];

export const reportMutations = [
  {
    area: 'reports',
    rule: 'figures of another account are summed',
    file: sums,
    from: 'const where = `account_id = $1 and day',
    to: 'const where = `account_id > $1 - 1000 and day',
    tests,
  },
  {
    area: 'reports',
    rule: 'a user sees the work of others',
    file: policy,
    from: 'userId: can(actor, reportRights.sums) ? null : id };',
    to: 'userId: null };',
    tests,
  },
  {
    area: 'reports',
    rule: 'managers see what a provider costs',
    file: policy,
    from: '  see_cost: isOwner(actor),',
    to: '  see_cost: can(actor, reportRights.sums),',
    tests,
  },
  {
    area: 'reports',
    rule: 'a manager sees the rows of other people',
    file: policy,
    from: '(isOwner(actor) ? null : actor.id)',
    to: 'null',
    tests,
  },
  {
    area: 'reports',
    rule: 'an unknown cost is shown as nothing',
    file: values,
    from: 'calls > 0 && unknown === calls ? null : ',
    to: '',
    tests,
  },
  {
    area: 'reports',
    rule: 'a call without a price costs nothing',
    file: calls,
    from: 'case when bool_or(u.amount > 0 and p.micros is null) then null else round(sum(u.amount * coalesce(p.micros, 0))) end',
    to: 'round(sum(u.amount * coalesce(p.micros, 0)))',
    tests: ['server/src/features/models/model-prices.test.ts'],
  },
];
