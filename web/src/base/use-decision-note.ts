// The note of a decision, which only an approval goes without. What was written and not sent survives a reload.
import { type ChangeEvent, useRef, useState } from 'react';
import { useKeptText } from './use-kept-text.ts';

/** `name` names the decision for this tab; `missing` is what the field says where a decision needs a note. */
export function useDecisionNote(name: string, missing: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useKeptText(name);
  const [error, setError] = useState<string | null>(null);
  return {
    note,
    forget: () => setNote(''),
    /** Where the note is missing, false: the field says so and is focused. */
    isEnoughFor: (verdict: 'approve' | 'changes' | 'reject'): boolean => {
      if (verdict === 'approve' || note.trim() !== '') return true;
      setError(missing);
      // On a phone the buttons are far from the field.
      ref.current?.focus();
      return false;
    },
    field: {
      ref,
      value: note,
      error,
      maxLength: 3000,
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
        setNote(currentTarget.value);
        setError(null);
      },
    },
  };
}
