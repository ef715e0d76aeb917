// The note of a decision, which only an approval goes without. What was written and not sent survives a reload.
import { type ChangeEvent, useRef, useState } from 'react';
import { useKeptText } from './use-kept-text.ts';

/** `name` names the decision for this tab; `missing` says for changes and for a rejection that the note is missing. */
export function useDecisionNote(name: string, missing: Record<'changes' | 'reject', string>) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useKeptText(name);
  const [error, setError] = useState<string | null>(null);
  return {
    note,
    forget: () => setNote(''),
    /** False if the note is missing: the field says so and is focused. */
    isEnoughFor: (verdict: 'approve' | 'changes' | 'reject'): boolean => {
      if (verdict === 'approve' || note.trim() !== '') return true;
      setError(missing[verdict]);
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
