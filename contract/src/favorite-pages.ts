// Pages that a user marked with a star. They are in the sidebar on every device of that user.
import * as z from 'zod';
import { answer, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { maxFavoritePages } from './favorite-page-words.ts';

/** A path of the web app with its query string: `/task-assignment?view=mine`. */
const path = z
  .string()
  .max(300)
  .regex(/^\/[a-z][\w/-]*(\?[^#\s]*)?$/i);

export const favoritePageSchema = z.object({
  path: z.string(),
  title: z.string().describe('Of a document or task its present title, otherwise the title at the time it was marked'),
});
export type FavoritePage = z.infer<typeof favoritePageSchema>;

const favorites = z.object({ favorites: z.array(favoritePageSchema).max(maxFavoritePages) });

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/favorite-pages/show', summary: 'List favorite pages, oldest first' })
    .input(z.object({ ...tolerated }))
    .output(answer(favorites.shape)),
  /** A repeated call changes nothing. */
  add: userCall
    .route({ method: 'POST', path: '/features/favorite-pages/add', summary: 'Add a page to the favorites' })
    .input(z.object({ path, title: z.string().trim().min(1).max(200), ...tolerated }))
    .output(answer(favorites.shape)),
  /** A repeated call changes nothing. */
  remove: userCall
    .route({ method: 'POST', path: '/features/favorite-pages/remove', summary: 'Remove a page from the favorites' })
    .input(z.object({ path, ...tolerated }))
    .output(answer(favorites.shape)),
};

export const favoritePagesContract = withErrors(
  calls,
  {},
  { add: { 403: ['TASKS_HIDDEN'], 404: ['ORDER_NOT_FOUND', 'TASK_NOT_FOUND'], 409: ['TOO_MANY_FAVORITE_PAGES'] } },
);
