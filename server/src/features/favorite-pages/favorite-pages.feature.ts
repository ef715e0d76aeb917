// Pages that a user keeps in the sidebar.
import { defineFeature } from '../../kernel/feature.ts';
import { favoritePageRoutes } from './favorite-pages.routes.ts';

export const favoritePages = defineFeature({
  name: 'favorite-pages',
  tags: { favoritePages: ['Favorite pages', 'Pages that a user keeps in the sidebar.'] },
  routes: (kernel) => ({ favoritePages: favoritePageRoutes(kernel) }),
});
