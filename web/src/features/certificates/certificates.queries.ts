import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { certificateKeys } from '../../base/query-keys.ts';

/** Certificates of a document, and whether its present text can be certified. */
export const certificatesQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: certificateKeys.document(orderDetailId),
    queryFn: ({ signal }) => api.certificates.show({ order_detail_id: orderDetailId }, { signal }),
  });

/** Certificates that a job issued. */
export const jobCertificatesQuery = (jobId: number) =>
  queryOptions({
    queryKey: certificateKeys.job(jobId),
    queryFn: ({ signal }) => api.certificates.showOfJob({ job_id: jobId }, { signal }),
  });

/** Public data of a certificate number. */
export const verifiedQuery = (number: string) =>
  queryOptions({
    queryKey: certificateKeys.number(number),
    queryFn: async ({ signal }) => (await api.certificates.verify({ number }, { signal })).certificate,
    retry: false,
    staleTime: 0,
  });
