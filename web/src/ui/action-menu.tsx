// The menu of one thing: its list of actions behind three dots, and the question before it is deleted.
import { type ReactNode, useState } from 'react';
import { ActionItems } from './action-items.tsx';
import type { Action } from './actions.ts';
import { AskBeforeDeletion, type Deletion } from './ask-first.tsx';
import { MoreMenu } from './more-menu.tsx';

interface ActionMenuProps {
  /** Of the thing, for those who use a screen reader. */
  name: string;
  /** In pixels. */
  width?: number;
  isBusy?: boolean;
  actions: Action[];
  /** Dialogs that the actions open. */
  children?: ReactNode;
}

/** Nothing where nothing can be done. */
export function ActionMenu({ actions, children, ...menu }: ActionMenuProps) {
  if (actions.length === 0) return null;
  return (
    <>
      <MoreMenu {...menu}>
        <ActionItems actions={actions} />
      </MoreMenu>
      {children}
    </>
  );
}

/** `ask` is what a deleting action runs, also from the command palette; `question` must be drawn for the dialog to show. */
export function useDeletionQuestion(deletion: Deletion): { ask: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    question: <AskBeforeDeletion {...deletion} isAsking={isAsking} onEnd={() => setAsking(false)} />,
  };
}
