import { EngineFailure } from '@folio/engine/core/engine-types';
import { expect, it } from 'vitest';
import { requestSite } from './request-site.ts';

const askFailing = (code: string) => {
  const cause = Object.assign(new Error(code), { code });
  const failure = new EngineFailure('PAGE_UNREADABLE', { detail: 'boots.example', cause });
  return requestSite({ fetch: () => Promise.reject(failure), signal: AbortSignal.timeout(1000) }, 'https://boots.example', {});
};

it.each([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])('says that a certificate is not valid (%s), which no later try changes', async (code) => {
  await expect(askFailing(code)).rejects.toMatchObject({
    code: 'WEBSITE_CERTIFICATE',
    detail: 'boots.example',
    isTemporary: false,
  });
});

it('says of everything else that the website was not reached', async () => {
  await expect(askFailing('ECONNREFUSED')).rejects.toMatchObject({ code: 'WEBSITE_UNREACHABLE', isTemporary: true });
});
