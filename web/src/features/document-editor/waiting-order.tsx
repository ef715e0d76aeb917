// An order that waits for a model: left the ways to one, right the brief that it will be written from.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { OrderBriefSheet } from './order-brief.tsx';
import classes from './waiting-order.module.css';

const named = ['text', 'image', 'speech', 'transcription', 'video'] as const;

interface WaitingOrderProps {
  order: DocumentDetail;
  canManageModels: boolean;
  /** Ways to connect a model, or to contact a user with permission. */
  ways: ReactNode;
  /** Other ways on, below them. */
  children: ReactNode;
}

export function WaitingOrder({ order, canManageModels, ways, children }: WaitingOrderProps) {
  const { t } = useText();
  const kind = named.find((one) => one === order.waits_for) ?? 'text';
  return (
    <div className={classes.desk}>
      <Stack gap={20}>
        <div>
          <h2 className={classes.title}>{t(`orderBrief.waiting.${kind}`)}</h2>
          <Text size="lg" tone="quiet" mt={6}>
            {t('orderBrief.lead')}
          </Text>
          {order.reason && kind !== 'text' ? (
            <Text size="sm" tone="quiet" mt={4}>
              {order.reason}
            </Text>
          ) : null}
        </div>
        {kind === 'text' || !canManageModels ? (
          ways
        ) : (
          <Stack gap={12} align="start">
            <Text tone="muted">{t('orderBrief.otherModel')}</Text>
            <ButtonLink to="/control-panel/{-$section}" params={{ section: 'models' }}>
              {t('editor.connectModel')}
            </ButtonLink>
          </Stack>
        )}
        <Row gap={10} wrap>
          {children}
        </Row>
      </Stack>
      <OrderBriefSheet order={order} />
    </div>
  );
}
