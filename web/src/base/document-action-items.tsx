// The actions of one document as items of a menu.
import type { OrderRow } from '@folio/contract/document-shapes';
import { Menu } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Kbd } from '../ui/kbd.tsx';
import { MenuLink } from '../ui/link-controls.tsx';
import { DeleteItem } from '../ui/more-menu.tsx';
import { useText } from '../ui/use-text.ts';
import { type ActionId, type ActionSurface, actionsFor } from './document-actions.ts';
import { documentLink, duplicateLink } from './document-links.ts';

interface DocumentActionItemsProps {
  order: Pick<OrderRow, 'can' | 'status' | 'tool' | 'order_detail_id'>;
  place: ActionSurface;
  /** What an action does here; one that neither runs nor links is left out. */
  run: Partial<Record<ActionId, (() => void) | undefined>>;
  /** Whether the form of the tool can be opened. */
  canDuplicate: boolean;
  /** The formats to download in, under their label; left out where downloading has a button of its own. */
  formats?: ReactNode;
}

/** What deletes stands apart, at the end. */
export function DocumentActionItems({ order, place, run, canDuplicate, formats }: DocumentActionItemsProps) {
  const { t } = useText();
  const shown = actionsFor(place, [order]).filter(({ id }) => {
    if (id === 'duplicate') return canDuplicate;
    return id === 'open' || id === 'download' ? true : run[id] !== undefined;
  });
  return shown.map(({ id, icon: Icon, label, shortcut }, index) => {
    const icon = <Icon size={16} stroke={1.7} aria-hidden="true" />;
    const text = label(t, place, order);
    if (id === 'open' || id === 'duplicate') {
      return (
        <MenuLink key={id} {...(id === 'open' ? documentLink(order.order_detail_id) : duplicateLink(order))} leftSection={icon}>
          {text}
        </MenuLink>
      );
    }
    if (id === 'download') {
      return (
        <Fragment key={id}>
          <Menu.Divider />
          <Menu.Label>{text}</Menu.Label>
          {formats}
        </Fragment>
      );
    }
    if (id === 'delete') {
      return (
        <Fragment key={id}>
          {index > 0 ? <Menu.Divider /> : null}
          <DeleteItem onClick={() => run.delete?.()}>{text}</DeleteItem>
        </Fragment>
      );
    }
    return (
      <Menu.Item
        key={id}
        leftSection={icon}
        rightSection={shortcut ? <Kbd keys={shortcut} /> : undefined}
        onClick={() => run[id]?.()}
      >
        {text}
      </Menu.Item>
    );
  });
}
