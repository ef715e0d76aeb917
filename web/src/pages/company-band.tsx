import { Row } from '../ui/row.tsx';
import { Text } from '../ui/text.tsx';
import classes from './company-band.module.css';

/** A band in the company's chrome above the dashboard, where the company has a large logo. */
export function CompanyBand({ company, logo }: { company: string; logo: string | null }) {
  if (!logo) return null;
  return (
    <Row gap={24} className={classes.band}>
      <img src={logo} alt="" className={classes.logo} />
      <Text size="6xl" family="display" className={classes.name}>
        {company}
      </Text>
    </Row>
  );
}
