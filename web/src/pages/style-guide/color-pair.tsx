import { useEffect, useRef, useState } from 'react';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './color-pair.module.css';
import { type MeasuredPair, measureColors } from './measured-colors.ts';

/** A colour on the ground that it is used on, with its contrast as measured here. */
export function ColorPair({ ink, ground }: { ink: string; ground: string }) {
  const { language } = useText();
  const sample = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<MeasuredPair | null>(null);
  useEffect(() => {
    const measure = () => (sample.current ? setMeasured(measureColors(sample.current)) : undefined);
    measure();
    const drawn = requestAnimationFrame(measure);
    // Scheme and brand are put on the document's root after the first drawing.
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributes: true });
    return () => {
      cancelAnimationFrame(drawn);
      observer.disconnect();
    };
  }, []);
  const contrast = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <div className={classes.pair}>
      <span ref={sample} className={classes.sample} style={{ color: `var(${ink})`, background: `var(${ground})` }}>
        Aa 123
      </span>
      <Text as="code" size="xs" tone="muted" weight="regular" family="code" breaks>
        {ink} on {ground}
      </Text>
      <Text
        as="span"
        weight="semibold"
        className={classes.contrast}
        data-low={(measured !== null && measured.contrast < 4.5) || undefined}
      >
        {measured ? `${contrast.format(measured.contrast)}:1` : ''}
      </Text>
    </div>
  );
}
