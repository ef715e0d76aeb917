import type { DocumentDetail } from '@folio/contract/document-shapes';
import { documentActionsFor } from '../../base/document-actions.ts';
import { duplicateLink } from '../../base/document-links.ts';
import { ActionItems } from '../../ui/action-items.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';

interface DocumentMenuProps {
  order: DocumentDetail;
  title: string;
  /** Left out where there is nothing to save. */
  onSaveVersion?: () => void;
  /** Left out where the form of the tool cannot be opened. */
  canDuplicate?: boolean;
  /** Left out where nothing can be published. */
  onPublish?: () => void;
  /** Left out where people cannot proofread it. */
  onProofread?: (() => void) | undefined;
  onDelete: () => void;
}

/** What is done with a document now and then; the command palette offers the same. */
export function DocumentMenu({
  order,
  title,
  canDuplicate = false,
  onSaveVersion,
  onPublish,
  onProofread,
  onDelete,
}: DocumentMenuProps) {
  const { t } = useText();
  const runs = (run: (() => void) | undefined) => (run ? () => ({ run }) : undefined);
  const actions = documentActionsFor('page', [order], t, {
    saveVersion: runs(onSaveVersion),
    publish: runs(onPublish),
    proofread: runs(onProofread),
    duplicate: canDuplicate ? () => ({ link: duplicateLink(order) }) : undefined,
    delete: runs(onDelete),
  });
  usePageActions(title, actions);
  return (
    <MoreMenu name={title} width={220}>
      <ActionItems actions={actions} />
    </MoreMenu>
  );
}
