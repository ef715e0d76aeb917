import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconPalette } from '@tabler/icons-react';
import { type BrandStyle, ownStyle } from '../../ui/brand-style.ts';
import { QuietTab } from '../../ui/quiet-tabs.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { writeBrand } from './guide-view.ts';
import classes from './style-guide.module.css';

const style = (primary: string, background: string, secondary: string): BrandStyle => ({
  custom_color_primary: primary,
  custom_color_background: background,
  custom_color_secondary: secondary,
});

/** Sample companies: a strong one, a light chrome, one with a color that must be darkened to carry white. */
const presets: [name: string, style: BrandStyle][] = [
  ['Folio', ownStyle],
  ['Harbour', style('#1c64b4', '#132238', '#f2b84b')],
  ['Bakery', style('#b4532a', '#f3ede6', '#7a3b1d')],
  ['Lime', style('#a5cd39', '#23301b', '#ffd84d')],
];

const colors = ['custom_color_primary', 'custom_color_background', 'custom_color_secondary'] as const;

interface BrandChoiceProps {
  /** Null for the look of the reader's company. */
  brand: BrandStyle | null;
  onChange: (brand: BrandStyle | null) => void;
}

/** One of a few brands, or any three colours. */
export function BrandChoice({ brand, onChange }: BrandChoiceProps) {
  const { t } = useText();
  const chosen = brand && presets.find(([, one]) => writeBrand(one) === writeBrand(brand));
  const name = brand ? (chosen?.[0] ?? t('styleGuide.head.ownColors')) : t('styleGuide.head.ownBrand');
  return (
    <Popover position="bottom-end" shadow="none" radius="lg" transitionProps={{ duration: 120 }} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconPalette size={17} stroke={1.7} aria-hidden="true" />}
          rightSection={<IconChevronDown size={15} stroke={1.7} aria-hidden="true" />}
        >
          {t('styleGuide.head.brand', { name })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('styleGuide.head.brandLabel')}>
        <Stack gap={14} className={classes.brand}>
          <Stack>
            <QuietTab isChosen={brand === null} onSelect={() => onChange(null)}>
              {t('styleGuide.head.ownBrand')}
            </QuietTab>
            {presets.map(([preset, one]) => (
              <QuietTab key={preset} isChosen={chosen?.[0] === preset} onSelect={() => onChange(one)}>
                {preset}
                <span className={classes.swatch} aria-hidden="true">
                  {colors.map((color) => (
                    <i key={color} style={{ background: one[color] ?? '' }} />
                  ))}
                </span>
              </QuietTab>
            ))}
          </Stack>
          {colors.map((color) => (
            <Row as="label" key={color} size="sm" gap={12} justify="between" className={classes.color}>
              {t(`branding.${color}`)}
              <input
                type="color"
                value={(brand ?? ownStyle)[color] ?? ''}
                onChange={({ currentTarget }) => onChange({ ...(brand ?? ownStyle), [color]: currentTarget.value })}
              />
            </Row>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
