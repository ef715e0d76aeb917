// The head of a document: back link, title, secondary line, status and actions.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { ReactNode } from 'react';
import { BarHead } from '../../ui/bar-head.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useShownHeight } from '../../ui/use-shown-height.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './document-bar.module.css';
import { TitleField } from './title-field.tsx';

interface DocumentBarProps {
  order: DocumentDetail;
  title: string;
  /** Left out where the title cannot be changed. */
  onTitle?: (title: string) => void;
  second: ReactNode;
  children: ReactNode;
}

/** `children` are the actions, the primary one last. */
export function DocumentBar({ order, title, onTitle, second, children }: DocumentBarProps) {
  const { t } = useText();
  const measured = useShownHeight('--bar-height');
  return (
    <BarHead
      ref={measured}
      back={{ to: '/orders' }}
      backLabel={t('orders.backToList')}
      title={
        <>
          <h1 className={onTitle ? 'visually-hidden' : classes.title}>{title}</h1>
          {onTitle ? <TitleField title={title} onTitle={onTitle} /> : null}
        </>
      }
      starTitle={title}
      second={second}
      state={<StatusBadge status={order.status} isCancelled={order.is_cancelled} />}
    >
      {children}
    </BarHead>
  );
}
