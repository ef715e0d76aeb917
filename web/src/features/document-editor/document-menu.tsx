import type { DocumentDetail } from '@folio/contract/document-shapes';
import { DocumentActionItems } from '../../base/document-action-items.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';

interface DocumentMenuProps {
  order: DocumentDetail;
  title: string;
  /** Left out where there is nothing to save. */
  onSaveVersion?: () => void;
  /** Left out where the form of the tool cannot be opened. */
  canDuplicate?: boolean;
  /** Left out where nothing can be published. */
  onPublish?: () => void;
  onDelete: () => void;
}

/** What is done with a document now and then. */
export function DocumentMenu({ order, title, canDuplicate = false, onSaveVersion, onPublish, onDelete }: DocumentMenuProps) {
  return (
    <MoreMenu name={title} width={220}>
      <DocumentActionItems
        order={order}
        place="page"
        canDuplicate={canDuplicate}
        run={{ saveVersion: onSaveVersion, publish: onPublish, delete: onDelete }}
      />
    </MoreMenu>
  );
}
