// Requests and responses, kept until the end of the run: the invariants compare them with the database.

export const kinds = [
  'order',
  'bulk order',
  'folder',
  'task',
  'source',
  'comment',
  'picture',
  'grant',
  'save',
  'opinion',
  'rewrite',
  'question',
  'answer',
] as const;
export type Kind = (typeof kinds)[number];

export interface Asked {
  kind: Kind;
  /** Words of this call alone, which the row that it makes carries. */
  marker: string;
  /** `unknown`: no answer, or one that does not say whether it was done. */
  outcome: 'unknown' | 'acknowledged' | 'refused';
  /** Created ids in the response. */
  id: number | null;
  /** The document that it is on. */
  detailId: number | null;
}

interface Violation {
  rule: string;
  /** With ids. */
  found: string;
}

export interface Records {
  asked: Asked[];
  violations: Violation[];
  /** Response counts by request and status: `list 200`. */
  counts: Map<string, number>;
  /** Documents of which deletion was asked, and whether it was acknowledged. */
  deletions: Map<number, boolean>;
  ask: (kind: Kind, detailId?: number) => Asked;
  count: (name: string) => void;
  violate: (rule: string, found: string) => void;
}

export function createRecords(): Records {
  const asked: Asked[] = [];
  const violations: Violation[] = [];
  const counts = new Map<string, number>();
  return {
    asked,
    violations,
    counts,
    deletions: new Map(),
    ask: (kind, detailId) => {
      const one: Asked = { kind, marker: `chaos-${asked.length}-end`, outcome: 'unknown', id: null, detailId: detailId ?? null };
      asked.push(one);
      return one;
    },
    count: (name) => counts.set(name, (counts.get(name) ?? 0) + 1),
    violate: (rule, found) => violations.push({ rule, found }),
  };
}
