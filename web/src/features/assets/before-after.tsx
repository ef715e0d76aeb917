// The original and its result, one above the other: a slider uncovers either.
import type { Asset } from '@folio/contract/assets';
import { type CSSProperties, useState } from 'react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './before-after.module.css';

export function BeforeAfter({ before, after }: { before: Asset; after: Asset }) {
  const { t } = useText();
  const [share, setShare] = useState(50);
  const style = { '--share': `${share}%`, '--ratio': (after.width ?? 1) / (after.height ?? 1) } as CSSProperties;
  return (
    <figure>
      <div className={classes.pair} style={style}>
        <img className={classes.after} src={after.url} alt={t('media.afterAlt', { name: after.alt ?? after.file_name })} />
        <img className={classes.before} src={before.url} alt={t('media.beforeAlt', { name: before.alt ?? before.file_name })} />
        <span className={classes.bar} aria-hidden="true" />
        <input
          type="range"
          className={classes.range}
          min={0}
          max={100}
          value={share}
          aria-label={t('media.compare')}
          aria-valuetext={t('media.share', { share })}
          onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Row as="figcaption" size="sm" tone="muted" align="stretch" justify="between" className={classes.words}>
        <span>{t('media.before')}</span>
        <span>{t('media.after')}</span>
      </Row>
    </figure>
  );
}
