// The workbench after ordering: sections at the left, the paper at the right, and the way to the document.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { ToolDetail, ToolSummary } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OrderFoot } from '../../ui/order-foot.tsx';
import { PaperHtml } from '../../ui/paper.tsx';
import { Text } from '../../ui/text.tsx';
import { toList } from '../../ui/tool-fields/field-props.ts';
import { useText } from '../../ui/use-text.ts';
import { OrderPreview } from './order-preview.tsx';
import { ToolHeading } from './tool-heading.tsx';
import classes from './tool-layout.module.css';
import { WizardSteps } from './wizard-steps.tsx';
import { percentOf, useStageText, WritingProgress } from './writing-progress.tsx';

interface WritingFormProps {
  tool: ToolDetail;
  summary: ToolSummary;
  category: string;
  values: ToolInput;
  orderDetailId: number;
  /** The document as the last look found it. */
  order: DocumentDetail | undefined;
  onBack: () => void;
}

/** The page itself opens the document; the button is a faster way. */
export function WritingForm({ tool, summary, category, values, orderDetailId, order, onBack }: WritingFormProps) {
  const { t } = useText();
  const said = useStageText(order);
  const isCounting = (order?.progress?.sections ?? 0) > 0;
  const isMedia = tool.order_category === 'media';
  const isStopped = order?.status === 'failed' || order?.status === 'onHold';
  return (
    <div className={classes.layout}>
      <section className={classes.form}>
        <ToolHeading tool={summary} category={category} />
        {tool.steps.length > 1 ? <WizardSteps steps={tool.steps} step={tool.steps.length - 1} visited={-1} isBusy /> : null}
        {isStopped ? (
          <div role="alert">
            <Text as="h2" size="lg">
              {order.is_cancelled
                ? t('status.cancelled')
                : t(order.status !== 'failed' ? 'tools.lockTitle' : isMedia ? 'tools.failedMaking' : 'tools.failedTitle')}
            </Text>
            <p className={classes.intro}>
              {order.is_cancelled ? '' : order.reason} {order.status === 'failed' ? t('tools.failedLead') : ''}
            </p>
          </div>
        ) : (
          <WritingProgress order={order} outline={toList(values['paragraphs_headings'])} />
        )}
      </section>
      <aside className={classes.desk} aria-label={t('tools.preview')}>
        <div className={classes.deskInner}>
          <p className={classes.caption}>
            {isStopped
              ? t(isMedia ? 'tools.preview' : 'tools.previewStructure')
              : t(isMedia ? 'tools.stages.making' : 'tools.writing')}
          </p>
          {order?.content.html ? (
            <PaperHtml html={order.content.html} language={order.language} />
          ) : (
            <OrderPreview tool={tool} values={values} />
          )}
        </div>
      </aside>
      <OrderFoot
        className={classes.foot}
        price={isStopped ? '' : isCounting ? `${percentOf(order)}%` : said}
        note={isCounting && !isStopped ? said : ''}
      >
        <div className={classes.buttons}>
          <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
            {t('actions.back')}
          </Button>
          <ButtonLink
            to="/orders/$orderDetailId"
            params={{ orderDetailId: String(orderDetailId) }}
            disabled={order?.status !== 'accepted' && !isStopped}
          >
            {t('tools.openDocument')}
          </ButtonLink>
        </div>
      </OrderFoot>
    </div>
  );
}
