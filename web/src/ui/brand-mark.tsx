import classes from './brand-mark.module.css';

/** The product's mark, in the company's secondary colour; a company's own logo takes its place. */
export function BrandMark({ logo, size = 26 }: { logo?: string | null | undefined; size?: number }) {
  if (logo) return <img src={logo} alt="" className={classes.logo} style={{ height: size }} />;
  return (
    <svg viewBox="0 0 24 28" height={size} aria-hidden="true">
      <path d="M2 5.5A4.5 4.5 0 0 1 6.5 1H22v9H11.5v12A4.5 4.5 0 0 1 7 26.5H2z" className={classes.body} />
      <path d="M13 11.5h9v1.8a4.2 4.2 0 0 1-4.2 4.2H13z" className={classes.fold} />
    </svg>
  );
}
