// Parts of a feature. Each declares them in `<feature>.feature.ts`; `app/features.ts` lists them from the bottom up, and router,
// workers, queues, event handlers and rights are made from that list.
import type { AccessKind } from './access.ts';
import type { FeatureConfig } from './config.ts';
import type { Job } from './define-job.ts';
import type { EventSubscriber } from './events.ts';
import type { InboxProvider } from './inbox.ts';
import type { EventHandler, Kernel } from './kernel.ts';
import type { Right } from './policy.ts';
import type { Provided } from './port.ts';

export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Group names and descriptions of calls in the API reference. */
  readonly tags?: Readonly<Record<string, readonly [name: string, description: string]>>;
  /** Its calls, by their names in the contract. */
  readonly routes?: (kernel: Kernel) => object;
  /** Work in the background, each in the lane that it names. */
  readonly jobs?: readonly Job[];
  /** Work that is done again and again (`defineSweep`). */
  readonly sweeps?: readonly Job<object>[];
  /** Access credentials that the feature gives to people or programs. */
  readonly access?: readonly AccessKind[];
  /** Its handlers in the transactions of features below it. */
  readonly handlers?: readonly EventHandler[];
  /** Its subscribers to events after their transaction, in a worker. */
  readonly subscribers?: readonly ((kernel: Kernel) => EventSubscriber)[];
  /** Its inbox items. */
  readonly inbox?: readonly InboxProvider[];
  /** Its environment variables, also named in `app/read-config.ts`. */
  readonly config?: FeatureConfig;
  /** Rights that depend on the role alone. */
  readonly rights?: Readonly<Record<string, Right>>;
  /** Its ports for features below it. */
  readonly provides?: readonly Provided[];
  /** Its start handlers, run before the first request. */
  readonly onStart?: (kernel: Kernel) => Promise<void>;
}

/** Declares a feature. */
export const defineFeature = <const Declared extends Feature>(feature: Declared): Declared => feature;
