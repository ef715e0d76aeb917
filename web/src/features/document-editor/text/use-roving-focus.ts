// One stop of the Tab key for a whole toolbar: arrows, Home and End move inside it, and it remembers where one was.
import { type KeyboardEvent, useEffect, useRef } from 'react';

const toolsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('[data-tool]')];

function moveTo(bar: HTMLElement, target: HTMLElement | undefined): void {
  for (const tool of toolsOf(bar)) tool.tabIndex = tool === target ? 0 : -1;
}

/** Spread the answer on the element with `role="toolbar"`; its buttons carry `data-tool`. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (bar && !toolsOf(bar).some((tool) => tool.tabIndex === 0)) moveTo(bar, toolsOf(bar)[0]);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const bar = event.currentTarget;
    const tools = toolsOf(bar);
    const here = tools.indexOf(event.target as HTMLElement);
    if (here < 0) return;
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tools.length - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = tools.at(next % tools.length);
    moveTo(bar, target);
    target?.focus();
  };
  const onFocus = (event: { currentTarget: HTMLElement; target: EventTarget }) => {
    const target = event.target as HTMLElement;
    if (target.matches('[data-tool]')) moveTo(event.currentTarget, target);
  };
  return { ref, onKeyDown, onFocus };
}
