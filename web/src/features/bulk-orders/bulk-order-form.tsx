// A bulk order in the making: file, columns, problems, price, and below it the orders that were placed before.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { maxWordsAtAddress } from '@folio/contract/tool-price';
import { Button, TextInput } from '@mantine/core';
import { IconArrowRight, IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../base/api.ts';
import { MoreCredits, TooFewCredits } from '../../base/too-few-credits.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { OrderFoot } from '../../ui/order-foot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { BulkHint } from './bulk-hint.tsx';
import classes from './bulk-orders.module.css';
import { MappingTable } from './mapping-table.tsx';
import { ProblemList } from './problem-list.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { type BulkStyle, type BulkUpload, useBulkUpload } from './use-bulk-upload.ts';
import { useReplacedFocus } from './use-replaced-focus.ts';
import { YourBulkOrders } from './your-bulk-orders.tsx';

interface BulkOrderFormProps {
  tool: ToolDetail;
  heading: ReactNode;
  /** Voice, briefing, folder and sources to choose from. */
  styleFields: ReactNode;
  styleValues: BulkStyle;
  available: number;
  onOrdered: (bulkOrderId: number) => void;
}

export function BulkOrderForm({ tool, heading, styleFields, styleValues, available, onOrdered }: BulkOrderFormProps) {
  const { t, language } = useText();
  const bulk = useBulkUpload(tool, styleValues, onOrdered);
  const { kept, judged } = bulk;
  const rows = judged?.upload.rows ?? 0;
  const wrong = judged?.rows_with_issues ?? 0;
  const right = rows - wrong;
  const price = judged?.price ?? 0;
  const isShort = price > available;
  return (
    <div className={classes.bench}>
      <div className={classes.content}>
        {heading}
        <BulkHint slug={tool.slug} />
        {kept && judged ? (
          <Stack flex="shrink" gap={20}>
            <UploadedFile upload={judged.upload} bulk={bulk} />
            <Stack aria-busy={bulk.isJudging} flex="shrink" gap={20}>
              <ProblemList tool={tool} bulk={bulk} brandVoiceId={styleValues.brand_voice_id} />
              {judged.is_valid && judged.price_is_maximum ? (
                <Text tone="quiet">{t('bulk.maxReserved', { words: formatNumber(maxWordsAtAddress, language) })}</Text>
              ) : null}
              <MappingTable tool={tool} bulk={bulk} />
            </Stack>
            <Panel title={t('bulk.settings')}>
              <div className={classes.settings}>
                <TextInput
                  label={t('bulk.orderTitle')}
                  placeholder={judged.upload.file_name.replace(/\.(csv|xlsx)$/i, '')}
                  maxLength={200}
                  value={kept.title}
                  onChange={({ currentTarget }) => bulk.change({ title: currentTarget.value })}
                />
                {styleFields}
              </div>
            </Panel>
          </Stack>
        ) : kept && bulk.judgingFault ? (
          <ErrorState title={messageOf(bulk.judgingFault)} onRetry={bulk.retryJudging} />
        ) : kept && bulk.upload.isIdle ? (
          <SkeletonRows />
        ) : (
          <UploadPanel tool={tool} bulk={bulk} />
        )}
        <YourBulkOrders slug={tool.slug} />
      </div>
      {kept && judged ? (
        <OrderFoot
          price={
            right > 0
              ? t('tools.credits', { count: price, credits: formatNumber(price, language) })
              : t('bulk.problems', { count: judged.issues_total, problems: formatNumber(judged.issues_total, language) })
          }
          note={
            isShort ? <TooFewCredits available={available} /> : t('tools.left', { credits: formatNumber(available, language) })
          }
          isShort={isShort}
        >
          {isShort ? (
            <MoreCredits />
          ) : (
            <Button
              rightSection={<IconArrowRight size={16} aria-hidden="true" />}
              data-submit
              loading={bulk.placeOrder.isPending}
              disabled={right === 0 || bulk.isJudging}
              onClick={() => {
                if (!bulk.placeOrder.isPending) bulk.placeOrder.mutate({ isLeavingOut: !judged.is_valid });
              }}
            >
              {judged.is_valid || right === 0
                ? t('bulk.placeOrder')
                : t('bulk.orderCorrectRows', {
                    count: right,
                    rows: formatNumber(right, language),
                    left: formatNumber(wrong, language),
                  })}
            </Button>
          )}
        </OrderFoot>
      ) : null}
    </div>
  );
}

/** Which file it is, and the way to another one. */
function UploadedFile({ upload, bulk }: { upload: { file_name: string; rows: number }; bulk: BulkUpload }) {
  const { t, language } = useText();
  const line = useRef<HTMLParagraphElement>(null);
  useReplacedFocus(() => line.current, bulk.upload.isSuccess);
  return (
    <Row as="p" ref={line} tabIndex={-1} gap={10} rowGap={4} wrap className={classes.file}>
      <IconFileSpreadsheet size={20} stroke={1.6} aria-hidden="true" />
      <Text as="span" weight="semibold" breaks flex="shrink">
        {upload.file_name}
      </Text>
      <Text as="span" tone="quiet">
        {t('bulk.fileRows', { count: upload.rows, rows: formatNumber(upload.rows, language) })}
      </Text>
      <button type="button" className="text-link" onClick={bulk.forget}>
        {t('bulk.other')}
      </button>
    </Row>
  );
}
