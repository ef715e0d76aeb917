// The head of every page inside the shell: a title, one true sentence, and at most one primary action.
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageStar } from './page-star.ts';
import { Row } from './row.tsx';
import { Text } from './text.tsx';

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  /** Before the title. */
  tile?: ReactNode;
  /** After the title, instead of the star of the page. */
  star?: ReactNode;
  actions?: ReactNode;
}

/** Holds the page's only `h1`. */
export function PageHeader({ title, lead, tile, star, actions }: PageHeaderProps) {
  const pageStar = usePageStar();
  return (
    <Row as="header" mb={24} gap={20} align="end" wrap className={classes.header}>
      <div className={classes.words}>
        <Row gap={14}>
          {tile}
          <Text as="h1" size="5xl" family="display" className={classes.title}>
            {title}
          </Text>
          {star ?? pageStar(title)}
        </Row>
        {lead ? (
          <Text size="lg" tone="quiet" mt={6}>
            {lead}
          </Text>
        ) : null}
      </div>
      {actions ? (
        <Row gap={8} wrap className={classes.actions}>
          {actions}
        </Row>
      ) : null}
    </Row>
  );
}
