// Anchor links from keyword rules below the field of an order; nothing without a website.
import type { ToolField } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import { useQuery } from '@tanstack/react-query';
import { useWorkspaceId } from '../base/workspace.ts';
import { AnchorLinks } from '../features/links/order/anchor-links.tsx';
import { websiteListQuery } from '../features/websites/websites.queries.ts';

interface AnchorLinksOfOrderProps {
  field: ToolField;
  values: ToolInput;
  onChange: (value: string) => void;
}

/** Fields that state the subject of the text. */
const telling = ['main_title', 'paragraphs_headings', 'topic', 'focus_keywords', 'keywords'];
const maxCharacters = 20_000;

export function AnchorLinksOfOrder({ field, values, onChange }: AnchorLinksOfOrderProps) {
  const websites = useQuery(websiteListQuery(useWorkspaceId(), '', 1, 100)).data?.websites ?? [];
  if (websites.length === 0) return null;
  const words = telling
    .flatMap((name): unknown => values[name] ?? [])
    .filter((one): one is string => typeof one === 'string' && one !== '');
  const value = values[field.name];
  return (
    <AnchorLinks
      websites={websites}
      text={words.join('\n\n').slice(0, maxCharacters)}
      value={typeof value === 'string' ? value : ''}
      maxLength={'maxLength' in field ? (field.maxLength ?? maxCharacters) : maxCharacters}
      onChange={onChange}
    />
  );
}
