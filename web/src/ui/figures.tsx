import classes from './figures.module.css';
import { formatNumber } from './intl-format.ts';
import { Row } from './row.tsx';
import { useText } from './use-text.ts';

/** A few figures, each under its name. */
export function Figures({ figures }: { figures: [name: string, value: number | string][] }) {
  const { language } = useText();
  return (
    <Row as="dl" align="stretch" wrap className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>{typeof value === 'number' ? formatNumber(value, language) : value}</dd>
        </div>
      ))}
    </Row>
  );
}
