// Websites that Folio cannot reach: publishing marks the document as handed out and gives its file.
import { defineConnector } from '../connector.ts';

export const download = defineConnector({
  kind: 'download',
  capabilities: { media: 'none', pages: 'none' },
  test: () => Promise.resolve(),
  publish: (_, { id }) => {
    const remoteUrl = `/api/services/orders/download?order_detail_id=${id}&format=html`;
    return Promise.resolve({ remoteId: null, remoteUrl, state: 'live' });
  },
});
