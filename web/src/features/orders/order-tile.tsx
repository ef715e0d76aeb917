import type { OrderRow } from '@folio/contract/document-shapes';
import { useState } from 'react';
import { ToolTile } from '../../ui/tool-tile.tsx';
import classes from './order-list.module.css';

/** A thumbnail of the order's image, or the tool's icon without one. Decorative: the title is beside it. */
export function OrderTile({ order }: { order: OrderRow }) {
  const [missing, setMissing] = useState<string | null>(null);
  const { thumbnail } = order;
  if (thumbnail === null || thumbnail === missing) return <ToolTile icon={order.icon} category={order.macrocategory} />;
  return (
    <img
      className={classes.thumbnail}
      src={thumbnail}
      alt=""
      width={42}
      height={42}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(thumbnail)}
    />
  );
}
