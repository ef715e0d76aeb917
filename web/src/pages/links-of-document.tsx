// Suggested links of a document, with the websites of its workspace.
import { useQuery } from '@tanstack/react-query';
import { DocumentLinks } from '../features/links/document/document-links.tsx';
import { websiteListQuery } from '../features/websites/websites.queries.ts';

interface LinksOfDocumentProps {
  orderDetailId: number;
  workspaceId: number | null;
  /** The website that comes first; the first of the list where it is null. */
  websiteId?: number | null;
  onBefore?: () => Promise<unknown>;
}

export function LinksOfDocument({ orderDetailId, workspaceId, websiteId = null, onBefore }: LinksOfDocumentProps) {
  const websites = useQuery(websiteListQuery(workspaceId, '', 1, 100)).data?.websites;
  const ordered = websites?.toSorted((a, b) => Number(b.id === websiteId) - Number(a.id === websiteId));
  return <DocumentLinks orderDetailId={orderDetailId} websites={ordered} {...(onBefore ? { onBefore } : {})} />;
}
