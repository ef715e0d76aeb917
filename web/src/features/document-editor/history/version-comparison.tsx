// Two versions of a text, compared: added text is underlined, removed text is struck through, formatting changes are named.
import type { DocumentVersion } from '@folio/contract/document-shapes';
import { Button, Select } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { Compared } from './compared.tsx';
import type { ComparisonView } from './compared-text.tsx';
import classes from './history.module.css';
import type { VersionPair } from './history.queries.ts';
import { useVersionNames } from './version-names.ts';

interface VersionComparisonProps {
  versions: DocumentVersion[];
  pair: VersionPair;
  language: string;
  isRestoring: boolean;
  /** Shown above the text. */
  notice: ReactNode;
  onPair: (ids: { from: number; to: number }) => void;
  onRestore: (version: DocumentVersion) => void;
}

/** Any two versions; the one it starts from can be restored. */
export function VersionComparison({ versions, pair, language, isRestoring, notice, ...on }: VersionComparisonProps) {
  const { t } = useText();
  const { nameOf } = useVersionNames();
  const [view, setView] = useState<ComparisonView>('inline');
  const { from, to } = pair;
  const restored = from.is_current ? to : from;
  const data = versions.map((version) => ({
    value: String(version.id),
    label: version.is_current ? `${nameOf(version)} (${t('editor.history.current')})` : nameOf(version),
  }));
  const choice = (side: 'from' | 'to') => (
    <Select
      aria-label={t(`editor.history.${side}`)}
      data={data}
      value={String(pair[side].id)}
      allowDeselect={false}
      styles={{ input: { textOverflow: 'ellipsis' } }}
      comboboxProps={{ withinPortal: true, shadow: 'none' }}
      onChange={(value) => on.onPair({ from: from.id, to: to.id, [side]: Number(value) })}
    />
  );
  return (
    <Stack flex="shrink">
      <Row px={24} py={10} line="bottom" gap={12} rowGap={8} wrap className={classes.bar}>
        <Row gap={8} className={classes.pair}>
          {choice('from')}
          <IconArrowRight size={16} aria-hidden="true" />
          {choice('to')}
        </Row>
        <Row gap={12} rowGap={8} wrap className={classes.tools}>
          <ViewSwitch
            label={t('editor.history.view')}
            value={view}
            views={[
              { value: 'inline', label: t('editor.history.inline') },
              { value: 'sides', label: t('editor.history.sides') },
            ]}
            onChange={setView}
          />
          {restored.is_current ? null : (
            <Button loading={isRestoring} onClick={() => on.onRestore(restored)}>
              {t('editor.history.restoreNumber', { number: restored.number })}
            </Button>
          )}
        </Row>
      </Row>
      <Compared pair={pair} view={view} language={language} notice={notice} />
    </Stack>
  );
}
