// The states of a component, in a `<name>.states.tsx` beside it: the style guide draws them, and the pictures of the journeys compare them.
import type { TFunction } from 'i18next';
import { createElement, type ReactNode, useState } from 'react';
import type { useText } from './use-text.ts';

/** The reader's words, for props that the product's pages fill from them. */
type Words = ReturnType<typeof useText>;

/** Draws one state, with true props. */
export type DrawState = (words: { t: TFunction; language: Words['language'] }) => ReactNode;

export interface ComponentStates {
  /** The pages of the style guide that show them, as "components/buttons". */
  page: string;
  /**
   * `flow`: beside one another. `column`: each as wide as the panel. `window`: each in a window of its own, for components over
   * the whole page.
   */
  layout?: 'flow' | 'column' | 'window';
  /** Of a window, in pixels. */
  height?: number;
  /** The least width of a state in the flow, in pixels. */
  width?: number;
  /** The content follows the product's texts or the reader's own data, so that no picture of it is kept. */
  varies?: true;
  /** Text at the right of the panel's title, in a few words. */
  note?: string;
  states: Readonly<Record<string, DrawState>>;
}

interface KeptValueProps<Value> {
  first: Value;
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

function KeptValue<Value>({ first, draw }: KeptValueProps<Value>) {
  const [value, setValue] = useState(first);
  return draw(value, setValue);
}

/** Returns a control with a value that can be changed in the guide; it begins with `first`. */
export const withValue = <Value>(first: Value, draw: KeptValueProps<Value>['draw']): ReactNode =>
  createElement(KeptValue<Value>, { first, draw });

/** Handler of a state in the guide: it does nothing, since the guide writes nothing. */
export const doNothing = (): void => undefined;
