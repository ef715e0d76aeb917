// The company's strip over one sheet: for pages outside the shell that are no forms.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keptBranding } from '../base/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import classes from './plain-frame.module.css';

/** `aside` stands at the right of the strip. */
export function PlainFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const brand = keptBranding();
  return (
    <div className={classes.page}>
      <header className={classes.strip}>
        <Link to="/" className={classes.brand}>
          <BrandMark logo={brand.logo} />
          {brand.name}
        </Link>
        {aside}
      </header>
      <main className={classes.sheet}>{children}</main>
    </div>
  );
}
