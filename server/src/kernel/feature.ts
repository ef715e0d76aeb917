// What a feature gives to the product. Each declares it in `<feature>.feature.ts`; `app/features.ts` lists them from the bottom up, and router,
// workers, queues, event handlers and rights are made from that list.
import type { AccessKind } from './access.ts';
import type { FeatureConfig } from './config.ts';
import type { Job } from './define-job.ts';
import type { EventSubscriber } from './events.ts';
import type { EventHandler, Kernel } from './kernel.ts';
import type { Right } from './policy.ts';
import type { Provided } from './port.ts';

export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** How the reference of the API names its groups of calls, and what they are for. */
  readonly tags?: Readonly<Record<string, readonly [name: string, description: string]>>;
  /** Its calls, by their names in the contract. */
  readonly routes?: (kernel: Kernel) => object;
  /** Work in the background, each in the lane that it names. */
  readonly jobs?: readonly Job[];
  /** Work that is done again and again (`defineSweep`). */
  readonly sweeps?: readonly Job<object>[];
  /** What gives access to people or programs through it. */
  readonly access?: readonly AccessKind[];
  /** What it does in the transactions of features below it. */
  readonly handlers?: readonly EventHandler[];
  /** Who gets events after their transaction, in a worker. */
  readonly subscribers?: readonly ((kernel: Kernel) => EventSubscriber)[];
  /** What it reads of the environment, also named in `app/read-config.ts`. */
  readonly config?: FeatureConfig;
  /** Rights that depend on the role alone. */
  readonly rights?: Readonly<Record<string, Right>>;
  /** What features below it need of it. */
  readonly provides?: readonly Provided[];
  /** What it does when the product starts, before anybody is served. */
  readonly onStart?: (kernel: Kernel) => Promise<void>;
}

/** Declares a feature. */
export const defineFeature = <const Declared extends Feature>(feature: Declared): Declared => feature;
