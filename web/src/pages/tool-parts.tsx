// Tools with more than their form: the pages beside it, and the tabs above it. By slug.

import { type PageTool, pageTools } from '@folio/contract/page-words';
import type { ToolSummary } from '@folio/contract/tool-definition';
import { type ComponentType, lazy } from 'react';
import type { CardsPage } from '../base/cards-search.ts';
import { loadChunk } from '../ui/load-chunk.ts';

interface ToolParts {
  Page: ComponentType<{ tab: CardsPage; tool: ToolSummary; category: string }>;
  Tabs: ComponentType<{ tab: 'compose' }>;
}

export const toolParts: Partial<Record<string, ToolParts>> = {
  category_cards: {
    Page: lazy(() =>
      loadChunk(() => import('./category-cards-page.tsx')).then((module) => ({
        default: module.CategoryCardsPage,
      })),
    ),
    Tabs: lazy(() =>
      loadChunk(() => import('../features/category-cards/cards-tabs.tsx')).then((module) => ({
        default: module.CardsTabs,
      })),
    ),
  },
};

export const FormFromPages = lazy(() =>
  loadChunk(() => import('./form-from-pages.tsx')).then((module) => ({ default: module.FormFromPages })),
);

export const AnchorLinksOfOrder = lazy(() =>
  loadChunk(() => import('./anchor-links-of-order.tsx')).then((module) => ({
    default: module.AnchorLinksOfOrder,
  })),
);

/** True for tools with forms that can be filled in from the pages of a website. */
export const isPageTool = (slug: string): slug is PageTool => pageTools.some((one) => one === slug);
