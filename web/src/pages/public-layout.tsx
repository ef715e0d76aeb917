// The door: the company's chrome around one sheet with a form on it.
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keptBranding } from '../base/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { LanguageSwitcher } from '../ui/language-switcher.tsx';
import { Row } from '../ui/row.tsx';
import { Text } from '../ui/text.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './public-layout.module.css';

const year = new Date().getFullYear();

/** Around every page that needs nobody signed in; `children` in the place of the address's page. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const { t } = useText();
  const brand = keptBranding();
  return (
    <div className={classes.door}>
      <aside className={classes.chrome}>
        <Row as="span" size="2xl" weight="semibold" gap={12}>
          <BrandMark logo={brand.logo} size={28} />
          {brand.name}
        </Row>
        <div className={classes.desk} data-only="desktop" aria-hidden="true">
          <span className={classes.sheet} />
          <span className={classes.sheet} />
          <span className={classes.sheet}>
            {[46, 100, 92, 97, 64, 0, 38, 100, 94, 71].map((width, line) => (
              <i key={`${line}-${width}`} style={{ width: `${width}%` }} />
            ))}
          </span>
        </div>
        <Text size="6xl" family="display" className={classes.motto} data-only="desktop">
          {t('session.motto')}
        </Text>
      </aside>
      <main id="content" tabIndex={-1} className={classes.paper}>
        <div className={classes.form}>{children ?? <Outlet />}</div>
        <Row as="footer" size="xs" tone="quiet" gap={12} justify="between" wrap>
          <span>
            © {year} {brand.name} <span className={classes.version}>v2.0</span>
          </span>
          <LanguageSwitcher />
        </Row>
      </main>
    </div>
  );
}
