// A dependency of a feature on one above it, which it cannot import: it declares a port, and the one above provides it.
import type { Kernel } from './kernel.ts';

export interface Port<Value> {
  readonly name: string;
  /** The provided implementation. */
  of: (kernel: Pick<Kernel, 'ports'>) => Value;
}

/** A port with its value. */
export interface Provided {
  readonly name: string;
  readonly value: unknown;
}

/** Declares a port, in the feature that needs it. */
export const definePort = <Value>(name: string): Port<Value> => ({
  name,
  of: ({ ports }) => {
    if (!ports.has(name)) throw new Error(`Nothing provides ${name}`);
    return ports.get(name) as Value;
  },
});

/** Provides the value of a port, in the feature that has it. */
export const provide = <Value>({ name }: Port<Value>, value: Value): Provided => ({ name, value });
