// Figures of this process in the text format of Prometheus (GET /metrics). Labels have few values: never an id, a path or a name of people.

type Labels = Readonly<Record<string, string>>;

const escapedLabel = (value: string) => value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"');

const labelled = (name: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapedLabel(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
};

const head = (name: string, kind: 'counter' | 'gauge' | 'histogram', help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
];

export interface Sample {
  labels: Labels;
  value: number;
}

/** Lines of a figure that is read when it is asked for. */
export const describeGauge = (name: string, help: string, samples: readonly Sample[]): string[] => [
  ...head(name, 'gauge', help),
  ...samples.map(({ labels, value }) => `${labelled(name, labels)} ${value}`),
];

/** Lines of a sum that the system keeps. */
export const describeCounter = (name: string, help: string, samples: readonly Sample[]): string[] => [
  ...head(name, 'counter', help),
  ...samples.map(({ labels, value }) => `${labelled(name, labels)} ${value}`),
];

/** A sum that only grows, by labels. */
class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #samples = new Map<string, Sample>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Labels, value = 1): void {
    const key = JSON.stringify(Object.values(labels));
    const sample = this.#samples.get(key);
    if (sample) sample.value += value;
    else this.#samples.set(key, { labels, value });
  }

  describe = (): string[] => describeCounter(this.#name, this.#help, [...this.#samples.values()]);
}

interface Distribution {
  labels: Labels;
  /** How many were at most as long as each bound, and longer than the one before. */
  counts: number[];
  count: number;
  sum: number;
}

/** How long something took, in seconds, by labels. */
class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #distributions = new Map<string, Distribution>();

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, seconds: number): void {
    const key = JSON.stringify(Object.values(labels));
    let found = this.#distributions.get(key);
    if (!found) {
      found = { labels, counts: this.#bounds.map(() => 0), count: 0, sum: 0 };
      this.#distributions.set(key, found);
    }
    const at = this.#bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) found.counts[at] = (found.counts[at] ?? 0) + 1;
    found.count += 1;
    found.sum += seconds;
  }

  describe = (): string[] => [
    ...head(this.#name, 'histogram', this.#help),
    ...[...this.#distributions.values()].flatMap(({ labels, counts, count, sum }) => {
      let below = 0;
      const buckets = this.#bounds.map((bound, at) => {
        below += counts[at] ?? 0;
        return `${labelled(`${this.#name}_bucket`, { ...labels, le: String(bound) })} ${below}`;
      });
      return [
        ...buckets,
        `${labelled(`${this.#name}_bucket`, { ...labels, le: '+Inf' })} ${count}`,
        `${labelled(`${this.#name}_sum`, labels)} ${sum}`,
        `${labelled(`${this.#name}_count`, labels)} ${count}`,
      ];
    }),
  ];
}

/** Answered requests: method, pattern of the route and class of the status (`2xx`). */
export const requestSeconds = new Histogram(
  'folio_http_request_duration_seconds',
  'Duration of answered requests.',
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
);

/** Runs of jobs by queue, and how they ended: `completed`, `failed` or `timed_out`. */
export const jobSeconds = new Histogram(
  'folio_job_duration_seconds',
  'Duration of runs of jobs by queue and outcome; a failed run may be tried again.',
  [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
);

export const modelCallSeconds = new Histogram(
  'folio_model_call_duration_seconds',
  'Duration of calls of models by provider, capability and outcome.',
  [0.25, 1, 2.5, 5, 10, 30, 60, 120, 300],
);

export const creditsSpent = new Counter('folio_credits_spent_total', 'Credits that were settled by this process.');

export const rowsRemoved = new Counter(
  'folio_rows_removed_total',
  'Rows that this process removed since they were older than they are kept, and entries of the audit log that it archived.',
);

/** Requests that a replica may answer, by which server did, and why the primary where it did. */
export const replicaReads = new Counter(
  'folio_reads_total',
  'Requests that a read replica may answer, by the server that did; reason says why it was the primary.',
);

/** Lines of everything that this process counts. */
export const describeCounted = (): string[] =>
  [requestSeconds, jobSeconds, modelCallSeconds, creditsSpent, rowsRemoved, replicaReads].flatMap((metric) => metric.describe());
