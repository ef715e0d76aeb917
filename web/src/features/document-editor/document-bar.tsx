// The head of a document: back, its title, a quiet line, its state and what can be done with it.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import words from '../../ui/bar-words.module.css';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './document-bar.module.css';
import { TitleField } from './title-field.tsx';
import { useShownHeight } from './use-shown-height.ts';

interface DocumentBarProps {
  order: DocumentDetail;
  title: string;
  /** True inside the page of something else, which has the heading and the way back. */
  isPart?: boolean;
  /** Left out where the title cannot be changed. */
  onTitle?: (title: string) => void;
  second: ReactNode;
  children: ReactNode;
}

/** `children` are the actions, the primary one last. */
export function DocumentBar({ order, title, isPart = false, onTitle, second, children }: DocumentBarProps) {
  const { t } = useText();
  const measured = useShownHeight('--bar-height');
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div ref={measured} className={classes.bar} data-part={isPart || undefined}>
      {isPart ? null : (
        <Link to="/orders" className={words.back} aria-label={t('orders.backToList')}>
          <IconArrowLeft size={18} aria-hidden="true" />
        </Link>
      )}
      <div className={classes.words}>
        <Heading className={onTitle ? 'visually-hidden' : classes.title}>{title}</Heading>
        {onTitle ? <TitleField title={title} onTitle={onTitle} /> : null}
        <p className={words.second}>{second}</p>
      </div>
      <StatusBadge status={order.status} isCancelled={order.is_cancelled} />
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
