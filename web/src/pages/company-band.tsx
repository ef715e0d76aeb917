import classes from './company-band.module.css';

/** A band in the company's chrome above the dashboard, where the company has a large logo. */
export function CompanyBand({ company, logo }: { company: string; logo: string | null }) {
  if (!logo) return null;
  return (
    <div className={classes.band}>
      <img src={logo} alt="" className={classes.logo} />
      <p className={classes.name}>{company}</p>
    </div>
  );
}
