import type { PageIssue } from '@folio/contract/page-words';

/** A page of the link map, or those of a section that are gathered. */
export interface MapNode {
  key: string;
  page_id: number | null;
  title: string;
  path: string;
  group: string;
  links_in: number;
  links_out: number;
  issue: PageIssue | null;
  pages: number;
  x: number;
  y: number;
}
