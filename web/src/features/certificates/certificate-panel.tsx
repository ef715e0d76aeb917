// Certificates beside what they are of: at a line of a request, and at the job that issued them.
import type { Certificate } from '@folio/contract/certificates';
import { certificateCredits } from '@folio/contract/translation-words';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QuestionFoot } from '../../ui/form-foot.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { CertificateCard } from './certificate-card.tsx';
import classes from './certificates.module.css';
import { certificatesQuery, jobCertificatesQuery } from './certificates.queries.ts';

interface CertificatePanelProps {
  orderDetailId: number;
  /** Gets the id of the request that a new certificate belongs to. */
  onOrdered: (requestId: number) => void;
}

/** The certificates of a line's document; nothing where there is none and none can be asked for. */
export function CertificatePanel({ orderDetailId, onOrdered }: CertificatePanelProps) {
  const { t, language } = useText();
  const [isAsking, setAsking] = useState(false);
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
      <div className={classes.panel}>
        <Certificates certificates={data.certificates} />
        {data.can.certify ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('certificates.certify', { count: formatNumber(certificateCredits, language) })}
          </Button>
        ) : null}
      </div>
      {isAsking ? <CertifyQuestion orderDetailId={orderDetailId} onClose={() => setAsking(false)} onOrdered={onOrdered} /> : null}
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
        <section className={classes.older}>
          <h3 className={classes.strong}>{t('certificates.older')}</h3>
          {older.map((one) => (
            <CertificateCard key={one.id} certificate={one} />
          ))}
        </section>
      ) : null}
    </>
  );
}

interface CertifyQuestionProps extends CertificatePanelProps {
  onClose: () => void;
}

function CertifyQuestion({ orderDetailId, onClose, onOrdered }: CertifyQuestionProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const isSending = useRef(false);
  const order = useMutation({
    mutationFn: () => api.translationRequests.addStage({ order_detail_id: orderDetailId, stage: 'certificate' }),
    onSuccess: async ({ translation_request: { id } }) => {
      toastSuccess(t('certificates.certifyDone'));
      await invalidate(client, 'translation_request.changed');
      onOrdered(id);
    },
    onError: (error) => {
      toastError(messageOf(error));
      onClose();
    },
    onSettled: () => {
      isSending.current = false;
      return invalidate(client, 'certificate.changed');
    },
  });
  return (
    <Dialog title={t('certificates.certifyTitle')} size={440} variant="question" onClose={onClose}>
      <p style={{ color: 'var(--ink-2)', marginBottom: 18 }}>
        {t('certificates.certifyText', { count: formatNumber(certificateCredits, language) })}
      </p>
      <QuestionFoot
        verb={t('certificates.certifyVerb')}
        isBusy={order.isPending}
        onKeep={onClose}
        onConfirm={() => {
          if (isSending.current) return;
          isSending.current = true;
          order.mutate();
        }}
      />
    </Dialog>
  );
}
