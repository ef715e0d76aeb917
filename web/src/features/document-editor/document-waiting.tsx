// A document that is not there (yet): being written, failed, or on hold. The input stays, so nothing has to be typed again.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconClockPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { documentActionsFor } from '../../base/document-actions.ts';
import type { DocumentFrame } from '../../base/document-frame.ts';
import { duplicateLink } from '../../base/document-links.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { agoWithin } from '../../ui/intl-format.ts';
import { usePageActions } from '../../ui/page-actions.ts';
import { Paper } from '../../ui/paper.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { DocumentBar } from './document-bar.tsx';
import layout from './document-layout.module.css';
import { DocumentMenu, FramedDocument } from './document-menu.tsx';
import classes from './document-waiting.module.css';
import { WaitingOrder } from './waiting-order.tsx';
import { WritingSteps } from './writing-steps.tsx';

/** An action of the document and whether it is under way. */
interface RunnableAction {
  isRunning: boolean;
  run: () => void;
}

interface DocumentWaitingProps {
  order: DocumentDetail;
  canManageModels: boolean;
  /** True if the form of the tool can be opened. */
  canChangeForm: boolean;
  retry: RunnableAction;
  cancel: RunnableAction;
  onDelete: () => void;
  /** Ways to connect a model, or to contact a user with permission. */
  ways: ReactNode;
  /** Of the page that the document is part of. */
  frame: DocumentFrame | null;
}

/** Shows why it waits, and the way on that the caller has. */
export function DocumentWaiting({
  order,
  canManageModels,
  canChangeForm,
  retry,
  cancel,
  onDelete,
  ways,
  frame,
}: DocumentWaitingProps) {
  const { t, language } = useText();
  const isStopped = order.status === 'failed' || order.status === 'onHold';
  const isMedia = order.category === 'media';
  const onCancel = order.status === 'onHold' && order.can.cancel ? cancel.run : undefined;
  // Actions of the buttons below, for the command palette.
  const actions = documentActionsFor('page', [order], t, {
    retry: () => ({ run: retry.run, isDisabled: retry.isRunning }),
    cancel: order.status === 'failed' ? undefined : () => ({ run: cancel.run, isDisabled: cancel.isRunning }),
    duplicate: isStopped && canChangeForm ? () => ({ link: duplicateLink(order) }) : undefined,
  });
  usePageActions(order.title, actions);
  return (
    <div className={layout.single}>
      {frame?.kind === 'page' ? (
        <FramedDocument order={order} title={order.title} frame={frame} onCancel={onCancel} onDelete={onDelete} />
      ) : (
        <DocumentBar
          order={order}
          title={order.title}
          second={t('orderBrief.ordered', {
            tool: order.tool_name,
            when: agoWithin(order.created_at, language),
            name: order.user.name,
          })}
        >
          {order.can.delete || order.can.cancel ? (
            <DocumentMenu order={order} title={order.title} onCancel={onCancel} onDelete={onDelete} />
          ) : null}
        </DocumentBar>
      )}
      {order.waits_for_model ? (
        <WaitingOrder order={order} canManageModels={canManageModels} ways={ways}>
          {order.can.retry ? (
            <Button variant="default" loading={retry.isRunning} onClick={retry.run}>
              {t('actions.retry')}
            </Button>
          ) : null}
          {canChangeForm ? (
            <ButtonLink variant="default" {...duplicateLink(order)}>
              {t('orders.changeForm')}
            </ButtonLink>
          ) : null}
        </WaitingOrder>
      ) : (
        <div className={layout.desk}>
          <Paper>
            {isStopped ? (
              <Stopped order={order} canChangeForm={canChangeForm} retry={retry} />
            ) : (
              <Text as="div" size="md" weight="regular" family="interface" aria-live="polite">
                <h2 className={classes.title}>{t(isMedia ? 'tools.stages.making' : 'tools.writing')}</h2>
                <p className={classes.lead}>{t('tools.writingLead')}</p>
                <WritingSteps progress={order.progress} />
                {order.can.cancel ? (
                  <Row mt={20} gap={10} align="stretch" wrap>
                    <Button variant="default" loading={cancel.isRunning} onClick={cancel.run}>
                      {t('orders.cancelOne')}
                    </Button>
                  </Row>
                ) : null}
              </Text>
            )}
          </Paper>
        </div>
      )}
    </div>
  );
}

function Stopped({ order, canChangeForm, retry }: Pick<DocumentWaitingProps, 'order' | 'canChangeForm' | 'retry'>) {
  const { t } = useText();
  const isOnHold = order.status === 'onHold';
  const failedTitle = order.category === 'media' ? 'tools.failedMaking' : 'tools.failedTitle';
  const Icon = isOnHold ? IconClockPause : order.is_cancelled ? IconBan : IconAlertTriangle;
  return (
    <Text as="div" size="md" weight="regular" family="interface">
      <Icon stroke={1.6} color={`var(--${isOnHold ? 'hold' : order.is_cancelled ? 'ink-3' : 'failed'})`} aria-hidden="true" />
      <h2 className={classes.title}>{t(isOnHold ? 'tools.lockTitle' : order.is_cancelled ? 'status.cancelled' : failedTitle)}</h2>
      {order.reason && !order.is_cancelled ? (
        <Text size="lg" tone="strong" mt={8}>
          {order.reason}
        </Text>
      ) : null}
      <p className={classes.lead}>{t(isOnHold ? 'editor.onHold' : 'editor.failed')}</p>
      <Row mt={20} gap={10} align="stretch" wrap>
        {order.can.retry ? (
          <Button loading={retry.isRunning} onClick={retry.run}>
            {t('actions.retry')}
          </Button>
        ) : null}
        {canChangeForm ? (
          <ButtonLink variant="default" {...duplicateLink(order)}>
            {t('orders.changeForm')}
          </ButtonLink>
        ) : null}
      </Row>
    </Text>
  );
}
