// The head of the guide: how everything below is drawn. Each choice is in the address, and leaves the reader's own settings alone.

import { languages } from '@folio/locales/languages';
import { Select } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconMoon,
  IconSun,
  IconSunMoon,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  type TablerIcon,
} from '@tabler/icons-react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { BrandChoice } from './brand-choice.tsx';
import { deviceChoices, directionChoices, type GuideAddress, type GuideView, schemeChoices, writeBrand } from './guide-view.ts';

const icons = {
  light: IconSun,
  dark: IconMoon,
  both: IconSunMoon,
  desk: IconDeviceDesktop,
  phone: IconDeviceMobile,
  ltr: IconTextDirectionLtr,
  rtl: IconTextDirectionRtl,
} satisfies Record<string, TablerIcon>;

interface GuideSwitchesProps {
  /** With the reader's own scheme and device where the address says nothing. */
  view: GuideView & { scheme: NonNullable<GuideView['scheme']>; device: NonNullable<GuideView['device']> };
  onChange: (part: GuideAddress) => void;
}

export function GuideSwitches({ view, onChange }: GuideSwitchesProps) {
  const { t, language } = useText();
  return (
    <Row gap={8} align="stretch" wrap>
      <IconSwitch kind="scheme" choices={schemeChoices} value={view.scheme} onChange={(scheme) => onChange({ scheme })} />
      <IconSwitch kind="device" choices={deviceChoices} value={view.device} onChange={(device) => onChange({ device })} />
      <IconSwitch
        kind="direction"
        choices={directionChoices}
        value={view.direction}
        onChange={(direction) => onChange({ direction })}
      />
      <Select
        aria-label={t('fields.language')}
        data={languages.map(({ code, name }) => ({ value: code, label: name }))}
        allowDeselect={false}
        checkIconPosition="right"
        w={170}
        value={view.language ?? language}
        onChange={(chosen) => onChange({ language: chosen ?? language })}
      />
      <BrandChoice brand={view.brand} onChange={(brand) => onChange({ brand: brand ? writeBrand(brand) : '' })} />
    </Row>
  );
}

type Shown = keyof typeof icons;

interface IconSwitchProps<Choice extends Shown> {
  kind: 'scheme' | 'device' | 'direction';
  choices: readonly Choice[];
  value: Choice;
  onChange: (choice: Choice) => void;
}

function IconSwitch<Choice extends Shown>({ kind, choices, value, onChange }: IconSwitchProps<Choice>) {
  const { t } = useText();
  return (
    <ViewSwitch
      label={t(`styleGuide.head.${kind}`)}
      views={choices.map((value) => ({ value, label: t(`styleGuide.head.${value satisfies Shown}`), icon: icons[value] }))}
      value={value}
      onPhone="icons"
      onChange={onChange}
    />
  );
}
