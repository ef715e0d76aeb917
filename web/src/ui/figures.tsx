import classes from './figures.module.css';
import { formatNumber } from './intl-format.ts';
import { Row } from './row.tsx';
import { Text } from './text.tsx';
import { useText } from './use-text.ts';

/** A few figures, each under its name. */
export function Figures({ figures }: { figures: [name: string, value: number | string][] }) {
  const { language } = useText();
  return (
    <Row as="dl" align="stretch" wrap className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" size="sm" tone="quiet">
            {name}
          </Text>
          <Text as="dd" size="6xl" family="display">
            {typeof value === 'number' ? formatNumber(value, language) : value}
          </Text>
        </div>
      ))}
    </Row>
  );
}
