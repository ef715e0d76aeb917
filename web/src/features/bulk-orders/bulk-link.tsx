// The quiet link between the form of one order and the form of many, in the head of a tool.
import { ButtonLink } from '../../ui/button-link.tsx';
import { useText } from '../../ui/use-text.ts';
import type { OrderType } from './order-type.ts';

interface BulkLinkProps {
  slug: string;
  /** Order type of the page. */
  type: OrderType;
  /** The tool has a page of its own for many. */
  hasCards?: boolean;
}

export function BulkLink({ slug, type, hasCards = false }: BulkLinkProps) {
  const { t } = useText();
  const search = type === 'batch' ? {} : hasCards ? { cards: 'batch' as const } : { order: 'batch' as const };
  return (
    <ButtonLink to="/tools/$slug" params={{ slug }} search={search} replace variant="subtle">
      {t(type === 'batch' ? 'orders.singleOrder' : 'orders.bulkOrder')}
    </ButtonLink>
  );
}
