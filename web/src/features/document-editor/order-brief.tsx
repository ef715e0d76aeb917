// The brief of an order that waits: facts with their place, outline and open questions; read on paper, changed in place.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Button } from '@mantine/core';
import { IconFileCheck, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatNumber } from '../../ui/intl-format.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Paper } from '../../ui/paper.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { briefQuery } from './brief.queries.ts';
import classes from './waiting-order.module.css';

const BriefForm = lazy(() => loadChunk(() => import('./brief-form.tsx')).then((module) => ({ default: module.BriefForm })));

interface OrderBriefProps {
  order: Pick<DocumentDetail, 'order_detail_id' | 'title' | 'language'>;
}

export function OrderBriefSheet({ order }: OrderBriefProps) {
  const { t } = useText();
  const { data } = useQuery(briefQuery(order.order_detail_id));
  const [isEditing, setEditing] = useState(false);
  if (!data) return <SkeletonRows rows={5} />;
  const { brief, is_saved: isSaved } = data;
  return (
    <section aria-label={t('orderBrief.title')}>
      <Row mb={10} gap={10} size="sm" tone="muted">
        <IconFileCheck size={18} stroke={1.6} aria-hidden="true" />
        <Text as="output" flex="fill">
          {t(isSaved ? 'orderBrief.saved' : 'orderBrief.ready')}
        </Text>
        {isEditing ? null : (
          <Button variant="subtle" size="compact-md" onClick={() => setEditing(true)}>
            {t('orderBrief.edit')}
          </Button>
        )}
      </Row>
      <Paper>
        <h2 dir="auto">{order.title}</h2>
        {isEditing ? (
          <Suspense fallback={<SkeletonRows rows={5} />}>
            <BriefForm orderDetailId={order.order_detail_id} brief={brief} onEnd={() => setEditing(false)} />
          </Suspense>
        ) : (
          <>
            <Part title={t('orderBrief.facts')} count={brief.facts.length}>
              {brief.facts.length === 0 ? (
                <Text tone="quiet">{t('orderBrief.noFacts')}</Text>
              ) : (
                brief.facts.map(({ text, place }) => (
                  <Row key={`${place} ${text}`} justify="between" align="baseline" gap={16} className={classes.fact}>
                    <span dir="auto">{text}</span>
                    <Text as="span" size="sm" tone="quiet" family="interface" breaks>
                      {place}
                    </Text>
                  </Row>
                ))
              )}
            </Part>
            {brief.outline.length > 0 ? (
              <Part title={t('orderBrief.outline')} count={brief.outline.length}>
                {brief.outline.map((part) => (
                  <p key={part} className={classes.part} dir="auto">
                    {part}
                  </p>
                ))}
              </Part>
            ) : null}
            {brief.questions.length > 0 ? (
              <Part title={t('orderBrief.questions')} count={brief.questions.filter(({ answer }) => answer === '').length}>
                {brief.questions.map(({ text, answer }) => (
                  <Row key={text} gap={10} align="start" className={classes.question}>
                    <IconHelpCircle
                      size={18}
                      stroke={1.6}
                      color="var(--hold)"
                      style={{ flex: 'none', marginTop: 4 }}
                      aria-hidden="true"
                    />
                    <span dir="auto">
                      {text} {answer}
                    </span>
                  </Row>
                ))}
              </Part>
            ) : null}
          </>
        )}
      </Paper>
    </section>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { language } = useText();
  return (
    <Stack mt={20} gap={2}>
      <Row justify="between" gap={12}>
        <h3 className={classes.partTitle}>{title}</h3>
        <Text as="span" size="sm" tone="quiet" family="interface">
          {formatNumber(count, language)}
        </Text>
      </Row>
      {children}
    </Stack>
  );
}
