import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './breadcrumbs.module.css';
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
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, link }) => (
          <li key={label} className={classes.crumb}>
            {link ? (
              <Link {...link} activeOptions={{ exact: true }} className={classes.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={classes.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
