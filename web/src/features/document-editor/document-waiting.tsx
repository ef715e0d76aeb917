// A document that is not there (yet): being written, failed, or on hold. The input stays, so nothing has to be typed again.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconClockPause } from '@tabler/icons-react';
import { documentActionsFor } from '../../base/document-actions.ts';
import { duplicateLink } from '../../base/document-links.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { Paper } from '../../ui/paper.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { DocumentBar } from './document-bar.tsx';
import layout from './document-layout.module.css';
import { DocumentMenu } from './document-menu.tsx';
import classes from './document-waiting.module.css';
import { WritingSteps } from './writing-steps.tsx';

/** An action of the document and whether it is under way. */
interface RunnableAction {
  isRunning: boolean;
  run: () => void;
}

interface DocumentWaitingProps {
  order: DocumentDetail;
  canManageModels: boolean;
  /** Whether the form of the tool can be opened. */
  canChangeForm: boolean;
  retry: RunnableAction;
  cancel: RunnableAction;
  onDelete: () => void;
  /** True inside the page of something else. */
  isPart?: boolean;
}

/** Shows why it waits, and the way on that the caller has. */
export function DocumentWaiting({
  order,
  canManageModels,
  canChangeForm,
  retry,
  cancel,
  onDelete,
  isPart = false,
}: DocumentWaitingProps) {
  const { t } = useText();
  const isStopped = order.status === 'failed' || order.status === 'onHold';
  const isMedia = order.category === 'media';
  // What the buttons below do, for the command palette.
  const actions = documentActionsFor('page', [order], t, {
    retry: () => ({ run: retry.run, isDisabled: retry.isRunning }),
    cancel: isStopped ? undefined : () => ({ run: cancel.run, isDisabled: cancel.isRunning }),
    duplicate: isStopped && canChangeForm ? () => ({ link: duplicateLink(order) }) : undefined,
  });
  usePageActions(order.title, actions);
  return (
    <div className={layout.single}>
      <DocumentBar order={order} isPart={isPart} title={order.title} second={order.tool_name}>
        {order.can.delete ? <DocumentMenu order={order} title={order.title} onDelete={onDelete} /> : null}
      </DocumentBar>
      <div className={layout.desk}>
        <Paper>
          {isStopped ? (
            <Stopped order={order} canManageModels={canManageModels} canChangeForm={canChangeForm} retry={retry} />
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
    </div>
  );
}

function Stopped({ order, canManageModels, canChangeForm, retry }: Omit<DocumentWaitingProps, 'onDelete' | 'cancel'>) {
  const { t } = useText();
  const isOnHold = order.status === 'onHold';
  const failedTitle = order.category === 'media' ? 'tools.failedMaking' : 'tools.failedTitle';
  const canConnect = order.waits_for_model && canManageModels;
  const Icon = isOnHold ? IconClockPause : order.is_cancelled ? IconBan : IconAlertTriangle;
  return (
    <Text as="div" size="md" weight="regular" family="interface">
      <Icon
        size={36}
        stroke={1.6}
        color={`var(--${isOnHold ? 'hold' : order.is_cancelled ? 'ink-3' : 'failed'})`}
        aria-hidden="true"
      />
      <h2 className={classes.title}>{t(isOnHold ? 'tools.lockTitle' : order.is_cancelled ? 'status.cancelled' : failedTitle)}</h2>
      {order.reason && !order.is_cancelled ? (
        <Text size="lg" tone="strong" mt={8}>
          {order.reason}
        </Text>
      ) : null}
      <p className={classes.lead}>{t(isOnHold ? 'editor.onHold' : 'editor.failed')}</p>
      <Row mt={20} gap={10} align="stretch" wrap>
        {canConnect ? (
          <ButtonLink to="/control-panel/{-$section}" params={{ section: 'models' }}>
            {t('editor.connectModel')}
          </ButtonLink>
        ) : null}
        {order.can.retry ? (
          <Button variant={canConnect ? 'default' : 'filled'} loading={retry.isRunning} onClick={retry.run}>
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
