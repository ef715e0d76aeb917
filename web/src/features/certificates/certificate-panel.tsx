// Certificates beside their subject: at a line of a request, and at the job that issued them.
import type { Certificate } from '@folio/contract/certificates';
import { certificateCredits } from '@folio/contract/translation-words';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddStage } from '../../base/use-add-stage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { CertificateCard } from './certificate-card.tsx';
import classes from './certificates.module.css';
import { certificatesQuery, jobCertificatesQuery } from './certificates.queries.ts';

/** The certificates of a line's document; nothing where there is none and none can be asked for. */
export function CertificatePanel({ orderDetailId }: { orderDetailId: number }) {
  const { t, language } = useText();
  const certify = useAddStage();
  const { data, isError, refetch } = useQuery(certificatesQuery(orderDetailId));
  if (isError && !data) {
    return (
      <Panel title={t('certificates.title')}>
        <ErrorState title={t('certificates.failed')} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || (data.certificates.length === 0 && !data.can.certify)) return null;
  return (
    <Panel title={t('certificates.title')}>
      <Stack gap={14}>
        <Certificates certificates={data.certificates} />
        {data.can.certify ? (
          <Button
            variant="default"
            loading={certify.isPending}
            onClick={() => certify.mutate({ order_detail_id: orderDetailId, stage: 'certificate' })}
          >
            {t('certificates.certify', { count: formatNumber(certificateCredits, language) })}
          </Button>
        ) : null}
      </Stack>
    </Panel>
  );
}

/** The certificates that a job issued, for its linguist and coordinators. */
export function JobCertificates({ jobId }: { jobId: number }) {
  const { t } = useText();
  const { data } = useQuery(jobCertificatesQuery(jobId));
  if (!data || data.certificates.length === 0) return null;
  return (
    <Panel title={t('certificates.title')}>
      <Certificates certificates={data.certificates} />
    </Panel>
  );
}

function Certificates({ certificates }: { certificates: Certificate[] }) {
  const { t } = useText();
  const [newest, ...older] = certificates;
  return (
    <>
      {newest ? <CertificateCard key={newest.id} certificate={newest} /> : null}
      {older.length > 0 ? (
        <Stack as="section" gap={14} className={classes.older}>
          <Text as="h3" size="md" weight="medium" breaks block className={classes.strong}>
            {t('certificates.older')}
          </Text>
          {older.map((one) => (
            <CertificateCard key={one.id} certificate={one} />
          ))}
        </Stack>
      ) : null}
    </>
  );
}
