import { formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';

/** A few numbers, each under its name. */
export function Figures({ figures }: { figures: [name: string, value: number][] }) {
  const { language } = useText();
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
