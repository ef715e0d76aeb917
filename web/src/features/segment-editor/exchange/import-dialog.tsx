import { maxXliffBytes } from '@folio/contract/translation-exchange';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconFileTypeXml, IconInfoCircle } from '@tabler/icons-react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Foot } from '../../../ui/foot.tsx';
import { formatDateTime, formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { FileDrop } from '../../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './exchange.module.css';
import { ImportRows } from './import-rows.tsx';
import { type RunningImport, useImport } from './use-import.ts';

interface ImportDialogProps {
  job: TranslationJob;
  onImported: () => void;
  onClose: () => void;
}

const accepted = ['xlf', 'xliff', 'sdlxliff', 'mxliff', 'mqxliff', 'xml'];

function FileCard({ read, onOther }: { read: NonNullable<RunningImport['read']>; onOther: () => void }) {
  const { t, language } = useText();
  const { name, version, written_at: writtenAt, is_of_job: isOfJob } = read.file;
  const facts = [
    t('segmentExchange.facts', { version, count: read.counts.segments }),
    ...(writtenAt ? [t('segmentExchange.written', { at: formatDateTime(writtenAt, language) })] : []),
  ];
  return (
    <Row gap={14} rowGap={8} wrap className={classes.card}>
      <IconFileTypeXml size={22} stroke={1.5} aria-hidden="true" />
      <Stack breaks className={classes.file}>
        <strong>{name}</strong>
        <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
          {facts.join(', ')}
        </Text>
      </Stack>
      <Row as="span" size="sm" tone="hold" gap={6} inline className={classes.belongs} data-own={isOfJob || undefined}>
        {isOfJob ? (
          <IconCircleCheck size={16} stroke={1.8} aria-hidden="true" />
        ) : (
          <IconInfoCircle size={16} stroke={1.8} aria-hidden="true" />
        )}
        {t(isOfJob ? 'segmentExchange.ofJob' : 'segmentExchange.notOfJob')}
      </Row>
      <Button size="compact-sm" variant="subtle" onClick={onOther}>
        {t('segmentExchange.another')}
      </Button>
    </Row>
  );
}

/** Mount it to open. */
export function ImportDialog({ job, onImported, onClose }: ImportDialogProps) {
  const { t, language } = useText();
  const current = useImport({ job, onImported, onClose });
  const { read, total } = current;
  const tiles = read
    ? ([
        ['changed', read.counts.changed + read.counts.rejected],
        ['confirmed', read.counts.confirmed],
        ['unchanged', read.counts.unchanged],
        ['decide', read.counts.changed_here],
        ['left', read.counts.locked + read.counts.source_differs + read.counts.unknown],
      ] as const)
    : [];
  return (
    <Dialog title={t('segmentExchange.title')} size={860} variant="form" onClose={onClose}>
      <Stack gap={16} className={classes.dialog}>
        {read ? (
          <FileCard read={read} onOther={() => current.choose(null)} />
        ) : (
          <FileDrop
            id="exchange-file"
            label={t('segmentExchange.file')}
            files={current.file ? [current.file] : []}
            accept={accepted}
            maxFiles={1}
            maxSizeMb={maxXliffBytes / 1024 / 1024}
            error={current.fault}
            onChange={(files) => current.choose(files.at(-1) ?? null)}
          />
        )}
        {read && read.counts.errors + read.counts.warnings > 0 ? (
          <Text size="sm" tone="failed">
            {t('segmentExchange.faults', {
              errors: formatNumber(read.counts.errors, language),
              warnings: formatNumber(read.counts.warnings, language),
            })}
          </Text>
        ) : null}
        <Text as="output" size="sm" tone="quiet" className={classes.quiet}>
          {current.isReading ? t('segmentExchange.reading') : ''}
        </Text>
        {read ? (
          <>
            <dl className={classes.tiles}>
              {tiles.map(([name, count]) => (
                <Stack key={name} px={16} py={12} data-open={(name === 'decide' && count > 0) || undefined}>
                  <Text as="dt" size="sm" tone="quiet">
                    {t(`segmentExchange.${name}`)}
                  </Text>
                  <Text as="dd" size="4xl" family="display">
                    {formatNumber(count, language)}
                  </Text>
                </Stack>
              ))}
            </dl>
            <ImportRows current={current} rows={read.rows} total={read.rows_total} job={job} />
          </>
        ) : null}
        <Foot gap={12} className={classes.foot}>
          {read ? (
            <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
              {t('segmentExchange.once')}
            </Text>
          ) : null}
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button disabled={total === 0} loading={current.isImporting} onClick={current.run}>
            {read && total === 0 ? t('segmentExchange.nothing') : t('segmentExchange.submit', { count: total })}
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  );
}
