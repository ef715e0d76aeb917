// Claims of a document that is reviewed: those that stand in no source, each in its line. Nothing while they are loaded or if there are none.
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { checksQuery } from './checks.queries.ts';

/** `hash` is that of the content under review, so that a changed text is checked again. */
export function ClaimsCard({ orderDetailId, hash }: { orderDetailId: number; hash: string }) {
  const { t } = useText();
  const { data } = useQuery(checksQuery(orderDetailId, hash));
  const claims = data?.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <Panel
      title={t('documentChecks.title')}
      aside={
        <Text as="span" size="sm" tone="hold" weight="medium">
          {t('documentChecks.open', { count: claims.length })}
        </Text>
      }
    >
      <Stack as="ul" gap={12}>
        {claims.map((claim) => (
          <Row as="li" key={`${claim.kind} ${claim.text} ${claim.line}`} gap={12} align="start">
            <IconAlertCircle size={18} stroke={1.7} color="var(--hold)" aria-hidden="true" />
            <Stack flex="shrink" gap={2}>
              <Text as="strong" weight="medium" breaks dir="auto">
                {claim.text}
              </Text>
              <Text as="span" size="sm" tone="quiet" breaks dir="auto">
                {t(`documentChecks.kinds.${claim.kind}`)}: {claim.line}
              </Text>
            </Stack>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
