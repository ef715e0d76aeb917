// The box above the form of a tool that can be filled in from a website's pages; nothing without a website.
import type { PageTool } from '@folio/contract/page-words';
import { useQuery } from '@tanstack/react-query';
import { useWorkspaceId } from '../base/workspace.ts';
import { PagesForTool } from '../features/pages/pages-for-tool.tsx';
import { websiteListQuery } from '../features/websites/websites.queries.ts';

interface FormFromPagesProps {
  tool: PageTool;
  onFill: (fields: Record<string, string>) => void;
}

export function FormFromPages({ tool, onFill }: FormFromPagesProps) {
  const websites = useQuery(websiteListQuery(useWorkspaceId(), '', 1, 100)).data?.websites ?? [];
  return websites.length > 0 ? <PagesForTool tool={tool} websites={websites} onFill={onFill} /> : null;
}
