import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './breadcrumbs.module.css';
import { Row } from './row.tsx';
import { Text } from './text.tsx';
import { useText } from './use-text.ts';

interface Crumb {
  label: string;
  link?: LinkProps;
}

/** The way from the dashboard to here; the last crumb is the page itself and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useText();
  return (
    <nav aria-label={t('shell.breadcrumbs')}>
      <Row as="ol" size="sm" tone="quiet" align="stretch" wrap>
        {crumbs.map(({ label, link }) => (
          <Text as="li" key={label} breaks flex="shrink" className={classes.crumb}>
            {link ? (
              <Link {...link} activeOptions={{ exact: true }} className={classes.link}>
                {label}
              </Link>
            ) : (
              <Text as="span" aria-current="page" tone="strong" weight="medium">
                {label}
              </Text>
            )}
          </Text>
        ))}
      </Row>
    </nav>
  );
}
