// The sheet in which a card is changed. What is changed holds at once and is made with the rest.
import { pathOf } from '@folio/contract/page-address';
import type { SiteStart } from '@folio/contract/site-start';
import { type StartCard, startLimits } from '@folio/contract/site-start-words';
import { Button, Drawer, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../ui/intl-format.ts';
import { Select } from '../../ui/select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { useText } from '../../ui/use-text.ts';
import { ColorSource, NameSource, TaskName } from './found-cards.tsx';
import { type ColorName, type FoundChoice, wantedTasks } from './found-choice.ts';
import classes from './start.module.css';

interface SheetProps {
  start: SiteStart;
  choice: FoundChoice;
  onChange: (changes: Partial<FoundChoice>) => void;
}

function Check({
  isChecked,
  onToggle,
  children,
}: {
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={classes.checkRow}>
      <input
        type="checkbox"
        className={classes.check}
        checked={isChecked}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <span className={classes.shrink}>{children}</span>
    </label>
  );
}

const toggled = <Item,>(list: readonly Item[], item: Item, isIn: boolean): Item[] =>
  isIn ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);

const colorLabels = [
  ['primary', 'start.primary'],
  ['background', 'start.sidebar'],
  ['accent', 'start.accent'],
] as const satisfies [ColorName, string][];

function NameField({ start, choice, onChange }: SheetProps) {
  const { t } = useText();
  return (
    <TextInput
      label={t('start.soFar.name')}
      description={<NameSource found={start.found} />}
      maxLength={80}
      value={choice.name}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      onBlur={() => choice.name.trim() === '' && onChange({ name: start.found.name?.value.slice(0, 80) ?? start.host })}
    />
  );
}

function BrandSheet(props: SheetProps) {
  const { t } = useText();
  const { start, choice, onChange } = props;
  const { logo, colors } = start.found;
  return (
    <Stack gap={20}>
      <NameField {...props} />
      {logo ? (
        <Check isChecked={choice.hasLogo} onToggle={(hasLogo) => onChange({ hasLogo })}>
          {t('start.useLogo')}
          <img src={logo.path} alt="" className={classes.sheetLogo} />
          <Text size="sm" tone="quiet">
            {t(`start.logoFrom.${logo.source}`)}
          </Text>
        </Check>
      ) : null}
      {colorLabels.map(([name, label]) => (
        <label key={name} className={classes.checkRow}>
          <input
            type="color"
            className={classes.colorInput}
            value={choice.colors[name] ?? '#808080'}
            onChange={({ currentTarget }) => onChange({ colors: { ...choice.colors, [name]: currentTarget.value } })}
          />
          <span className={classes.shrink}>
            {t(label)}
            <Text size="sm" tone="quiet">
              {choice.colors[name]?.toUpperCase() ?? t('start.noColor')}{' '}
              <ColorSource color={colors[name]} hex={choice.colors[name]} />
            </Text>
          </span>
        </label>
      ))}
    </Stack>
  );
}

/** Words of a list as one line of text, while it is typed in. */
function WordsField({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: string[];
  max: number;
  onChange: (value: string[]) => void;
}) {
  const { t } = useText();
  const [text, setText] = useState(value.join(', '));
  return (
    <TextInput
      label={label}
      description={t('start.commaHint')}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        const words = currentTarget.value.split(',').map((word) => word.trim().slice(0, 40));
        onChange([...new Set(words.filter(Boolean))].slice(0, max));
      }}
    />
  );
}

function VoiceSheet(props: SheetProps) {
  const { t } = useText();
  const { profile } = props.choice;
  if (!profile) return null;
  const change = (changes: Partial<typeof profile>) => props.onChange({ profile: { ...profile, ...changes } });
  return (
    <Stack gap={20}>
      <NameField {...props} />
      <WordsField label={t('start.voiceTone')} max={8} value={profile.tone} onChange={(tone) => change({ tone })} />
      <Select
        label={t('start.voiceFormality')}
        data={[
          { value: 'casual', label: t('start.voiceScale.casual') },
          { value: 'neutral', label: t('start.voiceNeutral') },
          { value: 'formal', label: t('start.voiceScale.formal') },
        ]}
        value={profile.formality}
        allowDeselect={false}
        onChange={(value) => value && change({ formality: value as typeof profile.formality })}
      />
      <NumberInput
        label={t('start.voiceWords')}
        min={3}
        max={60}
        allowDecimal={false}
        value={profile.sentence_words}
        onChange={(value) => typeof value === 'number' && value >= 3 && value <= 60 && change({ sentence_words: value })}
      />
      <WordsField
        label={t('start.voiceVocabulary')}
        max={40}
        value={profile.vocabulary}
        onChange={(vocabulary) => change({ vocabulary })}
      />
    </Stack>
  );
}

function LinkMapSheet(props: SheetProps) {
  const { t } = useText();
  const { start, choice, onChange } = props;
  const read = start.pages.filter(({ state }) => state === 'read');
  return (
    <Stack gap={20}>
      <NameField {...props} />
      <Check isChecked={choice.hasSources} onToggle={(hasSources) => onChange({ hasSources })}>
        {t('start.keepSources', { count: Math.min(startLimits.sources, read.length) })}
      </Check>
      <fieldset className={classes.group}>
        <legend>{t('start.pages')}</legend>
        {read.map(({ id, url, title }) => (
          <Check
            key={id}
            isChecked={choice.pageIds.includes(id)}
            onToggle={(isIn) => onChange({ pageIds: toggled(choice.pageIds, id, isIn) })}
          >
            <bdi>{title ?? pathOf(url)}</bdi>
            <Text size="sm" tone="quiet" breaks>
              {pathOf(url)}
            </Text>
          </Check>
        ))}
      </fieldset>
    </Stack>
  );
}

function TitlesSheet({ start, choice, onChange }: SheetProps) {
  const { t, language } = useText();
  return (
    <Stack gap={10}>
      {start.found.titles.map(({ page_id: id, title, url, pixels }) => (
        <Check
          key={id}
          isChecked={choice.titleIds.includes(id)}
          onToggle={(isIn) => onChange({ titleIds: toggled(choice.titleIds, id, isIn) })}
        >
          <bdi>{title}</bdi>
          <Text size="sm" tone="quiet" breaks>
            {pathOf(url)}, {t('start.px', { number: formatNumber(pixels, language) })}
          </Text>
        </Check>
      ))}
    </Stack>
  );
}

function MissingLinksSheet({ start, choice, onChange }: SheetProps) {
  const { t } = useText();
  return (
    <Stack gap={10}>
      {start.found.missing_links.map(({ key, anchor, sentence, from, to }) => (
        <Check
          key={key}
          isChecked={choice.linkKeys.includes(key)}
          onToggle={(isIn) => onChange({ linkKeys: toggled(choice.linkKeys, key, isIn) })}
        >
          <bdi>{anchor}</bdi>
          <Text size="sm" tone="muted" breaks>
            <bdi>{sentence}</bdi>
          </Text>
          <Text size="sm" tone="quiet" breaks>
            {t('start.from', { path: pathOf(from.url) })}, {t('start.to', { path: pathOf(to.url) })}
          </Text>
        </Check>
      ))}
    </Stack>
  );
}

function TasksSheet({ start, choice, onChange }: SheetProps) {
  const { t } = useText();
  return (
    <Stack gap={10}>
      {wantedTasks(start, choice)
        .filter(({ count }) => count > 0)
        .map((task) => (
          <Check
            key={task.kind}
            isChecked={choice.kinds.includes(task.kind)}
            onToggle={(isIn) => onChange({ kinds: toggled(choice.kinds, task.kind, isIn) })}
          >
            <TaskName task={task} />
            <Text size="sm" tone="quiet">
              {t(`start.works.${task.works}`)}
            </Text>
          </Check>
        ))}
    </Stack>
  );
}

const sheets = {
  brand: BrandSheet,
  voice: VoiceSheet,
  link_map: LinkMapSheet,
  titles: TitlesSheet,
  missing_links: MissingLinksSheet,
  tasks: TasksSheet,
} as const;

export function CardSheet({ card, onClose, ...props }: SheetProps & { card: StartCard; onClose: () => void }) {
  const { t } = useText();
  const root = useEscape(onClose);
  const Sheet = sheets[card];
  return (
    <Drawer
      ref={root}
      opened
      closeOnEscape={false}
      position="right"
      size={560}
      onClose={onClose}
      title={t(`start.cards.${card}`)}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: { font: 'var(--weight-semibold) var(--size-2xl) / var(--leading-2xl) var(--font-display)' },
        content: { background: 'var(--surface)' },
        header: { background: 'var(--surface)' },
      }}
    >
      <Stack gap={24}>
        <Sheet {...props} />
        <div>
          <Button variant="default" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </div>
      </Stack>
    </Drawer>
  );
}
