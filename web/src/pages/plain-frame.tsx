// The company's strip over one sheet: for pages outside the shell that are no forms.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keptBranding } from '../base/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Row } from '../ui/row.tsx';
import classes from './plain-frame.module.css';

interface PlainFrameProps {
  /** At the right of the strip. */
  aside?: ReactNode;
  /** Another company than the one that this browser keeps, null until it is known; its mark leads nowhere. */
  company?: { name: string; logo: string | null } | null;
  children: ReactNode;
}

export function PlainFrame({ aside, company, children }: PlainFrameProps) {
  const brand = company === undefined ? keptBranding() : company;
  const mark = (
    <>
      <BrandMark logo={brand?.logo} />
      {brand?.name}
    </>
  );
  return (
    <div className={classes.page}>
      <Row as="header" gap={16} justify="between" className={classes.strip}>
        {company === undefined ? (
          <Link to="/" className={classes.brand}>
            {mark}
          </Link>
        ) : (
          <span className={classes.brand}>{mark}</span>
        )}
        {aside}
      </Row>
      <main id="content" className={classes.sheet}>
        {children}
      </main>
    </div>
  );
}
