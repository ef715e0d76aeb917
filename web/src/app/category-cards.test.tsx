import type { CardPreview, CategoryCard } from '@folio/contract/category-cards';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

const card = {
  id: 3,
  workspace_id: null,
  website_id: null,
  category_name: 'Sleeping bags',
  brand: 'Halden',
  page_url_id: null,
  page_url: null,
  primary_kw: 'sleeping bag',
  linked_keywords: [],
  soft_keywords: [],
  h2_headings: [],
  content_length: 35,
  cards: 1,
  footer_content: '',
  language: 'en',
  brand_voice_id: null,
  order_detail_id: 12,
  task_id: null,
  state: 'ready',
  problem: null,
  revision: 2,
  updated_at: '2026-11-02T10:00:00.000Z',
  can: { edit: true, delete: true, write: false },
} satisfies CategoryCard;
const preview: CardPreview = {
  cards: [
    {
      heading: 'What is under you',
      text: 'No bag warms a cold back: a sleeping mat does.',
      linked_keyword: 'sleeping mat',
      url: 'https://halden.example/mats',
      button: 'See mats',
      words: 10,
    },
  ],
  footer: '',
  snippet: { title: 'Sleeping bags', description: 'Bags.' },
  html: '<section>\n  <h2>What is under you</h2>\n</section>',
  version: { number: 2, created_at: '2026-11-02T10:00:00.000Z' },
  is_edited: false,
  checks: [{ kind: 'length', value: 0, of: 1, is_passed: false }],
};
const noDocuments = {
  orders: [],
  recordsTotal: 0,
  recordsFiltered: 0,
  folders: [],
  counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
  next: null,
};
const answers = {
  ...signedIn,
  ...besideDocuments,
  tools: {
    showTool: {
      tool: {
        ...jobPosting,
        slug: 'category_cards',
        name: 'Category cards',
        fields: [],
        steps: [],
        constraints: [],
        credits: {
          rule: 'fixed',
          amount: 20,
          per: 1,
          basis: [],
          times: null,
          minimum: null,
          settled_by: null,
          addons: [],
          note: '',
        },
        weekly_uses: null,
        example: {},
        composer_languages: ['en'],
        works_without_model: true,
        model_only: {},
        without_model: { makes: 'text', needs: [], cases: [], ignores: {}, unavailable: {} },
        has_model: true,
        is_computed: false,
        title_fields: [],
      },
    },
  },
  documents: { show: noDocuments },
  websites: { show: { websites: [], recordsTotal: 0 } },
  categoryCards: {
    show: {
      category_cards: [card],
      recordsTotal: 1,
      recordsFiltered: 1,
      counts: { draft: 0, writing: 0, ready: 1, outdated: 0 },
    },
    preview: { preview },
  },
};

test('a written card is shown with its link, its checks and its HTML', async () => {
  renderRoute('/tools/category_cards?cards=cards', answers as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Preview Sleeping bags' }));
  const link = await screen.findByRole('link', { name: 'sleeping mat' });
  expect(link.getAttribute('href')).toBe('https://halden.example/mats');
  expect(screen.getByText('0 of 1 cards within 15 % of the length')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'HTML' }));
  await waitFor(() => expect(screen.getByText(/<h2>What is under you<\/h2>/)).toBeTruthy());
});
