// A colour typed as #rrggbb or picked; the picker follows the field in the order of the Tab key and has names for screen readers.
import { ColorPicker, ColorSwatch, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { useFocusWithin } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { parseHex } from '../../ui/brand-colors.ts';
import { optionalLabel } from '../../ui/optional-label.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './branding.module.css';

const swatches = ['#0f7a5c', '#1c64b4', '#4f46c8', '#b0307f', '#c43d31', '#14261f', '#1d2433', '#f3ede6'];

interface ColorFieldProps {
  label: string;
  value: string | null;
  error: ReactNode;
  onChange: (color: string | null) => void;
}

/** Reports whatever is typed; the form says whether it is a colour. Empty is null. */
export function ColorField({ label, value, error, onChange }: ColorFieldProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { ref } = useFocusWithin<HTMLDivElement>({ onBlur: () => setOpen(false) });
  const shown = parseHex(value) ? (value ?? '') : '';
  return (
    <div ref={ref}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        withinPortal={false}
        shadow="none"
        withRoles={false}
        transitionProps={{ duration: 120 }}
      >
        <Popover.Target>
          <TextInput
            label={label}
            labelProps={optionalLabel()}
            placeholder="#rrggbb"
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            value={value ?? ''}
            error={error}
            leftSection={<ColorSwatch size={18} color={shown || 'transparent'} />}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setOpen(false);
            }}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase() || null)}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes.picker}>
          <ColorPicker
            format="hex"
            value={shown || '#0f7a5c'}
            swatches={swatches}
            swatchesPerRow={8}
            saturationLabel={t('branding.saturation')}
            hueLabel={t('branding.hue')}
            onChange={onChange}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
