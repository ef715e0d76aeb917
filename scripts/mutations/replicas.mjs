// Reads from replicas: never less than was committed before, and nothing that decides.
const connections = 'server/src/kernel/db/replicas/replica-connections.ts';
const routed = 'server/src/kernel/db/replicas/routed-database.ts';
const replicas = 'server/src/kernel/db/replicas/read-replicas.ts';
const reads = ['server/src/app/read-replica.full.test.ts'];
const faults = ['server/src/app/replica-faults.full.test.ts'];

export const replicaMutations = [
  {
    area: 'replicas',
    rule: 'a replica that is behind answers',
    file: connections,
    from: 'timeline === need.timeline && replayed !== null && replayed >= need.at;',
    to: 'timeline === need.timeline && replayed !== null;',
    tests: reads,
  },
  {
    area: 'replicas',
    rule: 'the position of a request is the beginning of the log',
    file: 'server/src/kernel/db/replicas/wal-position.ts',
    from: 'else pg_current_wal_flush_lsn() end as at',
    to: "else '0/0'::pg_lsn end as at",
    tests: reads,
  },
  {
    area: 'replicas',
    rule: 'a quiet primary leaves replicas behind',
    file: replicas,
    from: '    if (position.at % walPage === 0n) this.#completeRecord();\n',
    to: '',
    tests: reads,
  },
  {
    area: 'replicas',
    rule: 'what fails on a replica fails the request',
    file: replicas,
    from: '    if (one.problem !== null) return this.#fromPrimary(this.#note(call, one.problem), run);\n',
    to: '',
    tests: faults,
  },
  {
    area: 'replicas',
    rule: 'a promoted replica is read from',
    file: connections,
    from: "  if (!facts.isRecovering) throw new ReplicaRefusal('unfit', 'It is no standby server');\n",
    to: '',
    tests: faults,
  },
  {
    area: 'replicas',
    rule: 'what goes on after the answer asks the replica',
    file: routed,
    from: 'return one?.isOpen ? one : null;',
    to: 'return one ?? null;',
    tests: faults,
  },
  {
    area: 'replicas',
    rule: 'who the caller is is asked of a replica',
    file: routed,
    from: '=> tries.run(null, run);',
    to: '=> run();',
    tests: faults,
  },
  {
    area: 'replicas',
    rule: 'statements wait for a replica that is frozen',
    file: 'server/src/kernel/db/replicas/replica.ts',
    from: '      if (this.#client !== null) this.connections.drop();\n',
    to: '',
    tests: faults,
  },
  {
    area: 'replicas',
    rule: 'an export is recorded where a replica answers it',
    file: 'server/src/features/audit/audit.queries.ts',
    from: 'await onPrimary(() => db.orm.insert(auditEntries).values(entry).execute());',
    to: 'await db.orm.insert(auditEntries).values(entry);',
    tests: ['server/src/app/replica-calls.test.ts'],
  },
];
