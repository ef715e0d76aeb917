import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { documentActionsFor } from '../../base/document-actions.ts';
import { type DocumentFrame, useFillFrame } from '../../base/document-frame.ts';
import { duplicateLink } from '../../base/document-links.ts';
import { ActionItems } from '../../ui/action-items.tsx';
import type { Action } from '../../ui/actions.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';

interface DocumentActionsInput {
  order: DocumentDetail;
  title: string;
  /** Left out where a button opens it. */
  onHistory?: (() => void) | undefined;
  /** Left out where there is nothing to save. */
  onSaveVersion?: () => void;
  /** Left out where the form of the tool cannot be opened. */
  canDuplicate?: boolean;
  /** Left out where nothing can be published. */
  onPublish?: () => void;
  /** Left out where people cannot proofread it. */
  onProofread?: (() => void) | undefined;
  /** Left out where a button downloads it. */
  onDownload?: (() => void) | undefined;
  /** Left out unless the order waits. */
  onCancel?: (() => void) | undefined;
  onDelete: () => void;
}

/** Rare actions on a document. The command palette offers the same. */
function useDocumentActions({
  order,
  title,
  onHistory,
  canDuplicate = false,
  onSaveVersion,
  onPublish,
  onProofread,
  onDownload,
  onCancel,
  onDelete,
}: DocumentActionsInput): Action[] {
  const { t } = useText();
  const runs = (run: (() => void) | undefined) => (run ? () => ({ run }) : undefined);
  const actions = documentActionsFor('page', [order], t, {
    history: runs(onHistory),
    saveVersion: runs(onSaveVersion),
    publish: runs(onPublish),
    proofread: runs(onProofread),
    duplicate: canDuplicate ? () => ({ link: duplicateLink(order) }) : undefined,
    download: runs(onDownload),
    cancel: runs(onCancel),
    delete: runs(onDelete),
  });
  usePageActions(title, actions);
  return actions;
}

export function DocumentMenu(input: DocumentActionsInput) {
  const actions = useDocumentActions(input);
  return (
    <MoreMenu name={input.title} width={240}>
      <ActionItems actions={actions} />
    </MoreMenu>
  );
}

interface FramedDocumentProps extends DocumentActionsInput {
  frame: DocumentFrame;
  /** Save state, for the head of the page. */
  children?: ReactNode;
}

/** The same in a menu that is not the document's own. */
export function FramedDocument({ frame, children, ...input }: FramedDocumentProps) {
  useFillFrame(frame.actions, useDocumentActions(input));
  return frame.kind === 'page' && frame.line ? createPortal(children, frame.line) : null;
}
