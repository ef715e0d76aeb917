// True if a user changed a field in a part of the page, whatever component keeps its value.
import { type FormEvent, useRef } from 'react';

/** A search is not input that could be lost. */
const fieldSelector = 'input:not([type="search"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

function valueOf(field: Field): string {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return String(field.checked);
  return 'value' in field ? field.value : field.innerHTML;
}

/** Spread its result, without `forget` and `hasChanges`, over the part's outermost element. */
export function useChangedFields() {
  const root = useRef<HTMLDivElement>(null);
  /** Values before the first change; null where it is not known. */
  const before = useRef(new Map<Field, string | null>());
  /** Every change by a user begins with one of these; values that are loaded later are no changes. */
  const remember = () => {
    for (const field of root.current?.querySelectorAll<Field>(fieldSelector) ?? [])
      if (!before.current.has(field)) before.current.set(field, valueOf(field));
  };
  return {
    ref: root,
    onKeyDownCapture: remember,
    onPointerDownCapture: remember,
    onPasteCapture: remember,
    onDragEnterCapture: remember,
    onInput: ({ target }: FormEvent) => {
      if (target instanceof HTMLElement && target.matches(fieldSelector) && !before.current.has(target))
        before.current.set(target, null);
    },
    /** Earlier input is saved; later changes count. */
    forget: () => before.current.clear(),
    /** A field that is gone was submitted or removed on purpose. */
    hasChanges: () => [...before.current].some(([field, value]) => root.current?.contains(field) && valueOf(field) !== value),
  };
}
