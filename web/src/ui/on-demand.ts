// Code loaded on first use, once for all users of it.
import { loadChunk } from './load-chunk.ts';

export interface OnDemand<Module> {
  /** The code, once it is there. */
  now: () => Module | null;
  /** Loads it; rejects as `loadChunk` does, and can be called once more then. */
  load: () => Promise<Module>;
  /** Loads it ahead of need; a failure is shown when it is needed. */
  prefetch: () => void;
}

/** One for each piece of code, outside of components. */
export function onDemand<Module>(importCode: () => Promise<Module>): OnDemand<Module> {
  let loaded: Module | null = null;
  let loading: Promise<Module> | null = null;
  const load = () => {
    loading ??= loadChunk(importCode).then(
      (module) => {
        loaded = module;
        return module;
      },
      (problem) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  };
  return { now: () => loaded, load, prefetch: () => void load().catch(() => undefined) };
}
