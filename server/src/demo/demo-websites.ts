// The websites of the shop, one for each country, and documents that went live on them.
import { type DemoUser, idOf } from './demo-api.ts';

const websites = [
  { name: 'Halden Outdoor, Germany', url: 'https://halden.example/de', language: 'de', country: 'DE', documents: 5 },
  { name: 'Halden Outdoor, Austria', url: 'https://halden.example/at', language: 'de', country: 'AT', documents: 3 },
  { name: 'Halden Outdoor, United Kingdom', url: 'https://halden.example/uk', language: 'en', country: 'GB', documents: 4 },
  { name: 'Halden Outdoor, Norway', url: 'https://halden.example/no', language: 'nb', country: 'NO', documents: 1 },
  { name: 'Halden Outdoor, Finland', url: 'https://halden.example/fi', language: 'fi', country: 'FI', documents: 0 },
];

/** Makes the websites of a workspace, and hands out its newest texts for them. */
export async function fillWebsites(marta: DemoUser, workspaceId: number): Promise<void> {
  const { orders } = await marta.call('GET', 'services/orders/show', {
    workspace_id: workspaceId,
    status: 'accepted',
    category: 'text',
    per_page: 10,
  });
  const ids = (orders as { order_detail_id: number }[]).map(({ order_detail_id }) => order_detail_id);
  for (const { documents, ...website } of websites) {
    const made = await marta.call('PUT', 'features/websites/create', { ...website, kind: 'download', workspace_id: workspaceId });
    for (const id of ids.slice(0, documents))
      await marta.call('POST', 'features/websites/publish', { website_id: idOf(made, 'website'), order_detail_id: id });
  }
}
