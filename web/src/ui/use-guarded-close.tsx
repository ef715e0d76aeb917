// Closing of elements with input: if the user typed or selected anything, a confirmation comes first.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useChangedFields } from './use-changed-fields.ts';
import { useText } from './use-text.ts';

interface GuardedClose {
  /** To be spread over the outermost element; it holds its `ref` too. */
  watched: Omit<ReturnType<typeof useChangedFields>, 'forget' | 'hasChanges'>;
  hasChanges: () => boolean;
  /** Closes, or asks first. */
  close: () => void;
  /** Drawn inside the outermost element. */
  question: ReactNode;
}

/** `submissions`: the number of submissions that stayed open; input entered before the last one needs no confirmation. */
export function useGuardedClose(title: string, onClose: () => void, submissions = 0): GuardedClose {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const { forget, hasChanges, ...watched } = useChangedFields();
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsking) focused.current?.focus();
  }, [isAsking]);
  const forgetEntered = useEffectEvent(forget);
  useEffect(() => {
    if (submissions > 0) forgetEntered();
  }, [submissions]);
  const ask = () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setAsking(true);
  };
  return {
    watched,
    hasChanges,
    close: () => (hasChanges() ? ask() : onClose()),
    question: isAsking ? (
      <ConfirmDialog
        loss={t('confirm.unsaved', { title })}
        verb={t('confirm.discard')}
        onConfirm={onClose}
        onKeep={() => setAsking(false)}
      />
    ) : null,
  };
}
