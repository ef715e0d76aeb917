// The first step: a file to drop or choose, and a sample to begin with.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bulk-orders.module.css';
import type { BulkUpload } from './use-bulk-upload.ts';
import { useReplacedFocus } from './use-replaced-focus.ts';

/** The first step, until the file that was chosen is judged. */
export function UploadPanel({ tool, bulk }: { tool: ToolDetail; bulk: BulkUpload }) {
  const { t } = useText();
  const sample = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveFile(await api.bulkOrders.sample({ tool: tool.slug, format }), `${tool.slug}.${format}`),
    onError: (error) => toastError(messageOf(error)),
  });
  const isJudging = bulk.upload.isPending || bulk.kept !== null;
  return (
    <Panel title={t('bulk.upload')}>
      <Text tone="muted" mb={14} className={classes.lead}>
        {t('bulk.uploadLead')}
      </Text>
      <div aria-busy={isJudging}>{isJudging ? <Judging /> : <FileField bulk={bulk} />}</div>
      <Row as="p" tone="quiet" mt={14} gap={12} rowGap={4} align="stretch" wrap className={classes.samples}>
        <span>{t('bulk.sample')}:</span>
        {(['csv', 'xlsx'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="text-link"
            aria-label={`${t('bulk.sample')}: ${format === 'csv' ? 'CSV' : 'Excel'}`}
            disabled={sample.isPending}
            onClick={() => sample.mutate(format)}
          >
            {format === 'csv' ? 'CSV' : 'Excel'}
          </button>
        ))}
      </Row>
    </Panel>
  );
}

function Judging() {
  const { t } = useText();
  const line = useRef<HTMLOutputElement>(null);
  useReplacedFocus(() => line.current);
  return (
    <output ref={line} tabIndex={-1} className={classes.reading}>
      {t('bulk.judging')}
    </output>
  );
}

const fieldId = 'bulk-file';

/** A fault of the file is shown under it. */
function FileField({ bulk: { upload, isForgotten } }: { bulk: BulkUpload }) {
  const { t } = useText();
  useReplacedFocus(() => document.getElementById(fieldId), isForgotten || upload.isError);
  return (
    <FileDrop
      id={fieldId}
      label={t('bulk.upload')}
      files={[]}
      accept={['csv', 'xlsx']}
      maxFiles={1}
      maxSizeMb={10}
      error={upload.error ? messageOf(upload.error) : undefined}
      onChange={([file]) => {
        if (file) upload.mutate(file);
      }}
    />
  );
}
