// The contrast check in words: unchanged colors, and colors adjusted to be readable for everyone.
import { brandRamp, chromeContrast, contrastWithWhite, parseHex, readableChrome, toHex } from '../../ui/brand-colors.ts';
import type { BrandStyle } from '../../ui/brand-style.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './branding.module.css';

/** Ratios are rounded down, so that none promises more than there is. */
export function ContrastNotes({ style }: { style: BrandStyle }) {
  const { t, language } = useText();
  const ratio = (value: number) => formatNumber(Math.floor(value * 10) / 10, language);
  const notes: { text: string; isMoved: boolean; color: string }[] = [];
  const primary = parseHex(style.custom_color_primary);
  if (primary) {
    const used = brandRamp(primary)[6] ?? toHex(primary);
    const shade = parseHex(used) ?? primary;
    const color = toHex(primary);
    const isMoved = used !== color;
    const facts = { color, used, asked: ratio(contrastWithWhite(primary)), ratio: ratio(contrastWithWhite(shade)) };
    notes.push({ text: t(isMoved ? 'branding.primaryDarkened' : 'branding.primaryKept', facts), isMoved, color: used });
  }
  const background = parseHex(style.custom_color_background);
  if (background) {
    const chrome = readableChrome(background);
    const [color, used] = [toHex(background), toHex(chrome)];
    const isMoved = used !== color;
    const facts = { color, used, asked: ratio(chromeContrast(background)), ratio: ratio(chromeContrast(chrome)) };
    notes.push({ text: t(isMoved ? 'branding.chromeMoved' : 'branding.chromeKept', facts), isMoved, color: used });
  }
  if (notes.length === 0) return null;
  return (
    <div aria-live="polite">
      <Text as="h3" size="sm" weight="medium" block>
        {t('branding.guard')}
      </Text>
      <Stack as="ul" mt={6} gap={8}>
        {notes.map(({ text, isMoved, color }) => (
          <li key={text} className={classes.note} data-moved={isMoved || undefined}>
            <span className={classes.dot} style={{ background: color }} aria-hidden="true" />
            {text}
          </li>
        ))}
      </Stack>
    </div>
  );
}
