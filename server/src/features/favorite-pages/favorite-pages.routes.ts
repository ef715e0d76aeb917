import { maxFavoritePages } from '@folio/contract/favorite-page-words';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { lockPerson } from '../accounts/index.ts';
import { getVisibleDetail } from '../documents/index.ts';
import { getVisibleTask } from '../tasks/index.ts';
import { deleteFavoritePage, insertFavoritePage, listFavoritePages, lockFavoritePages } from './favorite-pages.queries.ts';

const maxId = 2_147_483_647;

/** The id in a path like `/orders/12` or `/task-assignment/12/brief`; null for other paths. */
function idIn(path: string, folder: string): number | null {
  const found = new RegExp(`^/${folder}/(\\d{1,10})(?=[/?]|$)`).exec(path);
  const id = Number(found?.[1]);
  return found && id <= maxId ? id : null;
}

export function favoritePageRoutes(kernel: Kernel) {
  const { database } = kernel;
  /** Throws 404 if the page is about a document or task that the caller cannot see. */
  const subjectOf = async (actor: Actor, path: string) => {
    const [orderDetailId, taskId] = [idIn(path, 'orders'), idIn(path, 'task-assignment')];
    if (orderDetailId !== null) await getVisibleDetail(kernel, actor, orderDetailId);
    if (taskId !== null) await getVisibleTask(database, actor, taskId);
    return { orderDetailId, taskId };
  };
  return {
    show: rpc.favoritePages.show.handler(async ({ context: { actor } }) => ({
      favorites: await listFavoritePages(database, actor),
    })),
    add: rpc.favoritePages.add.handler(async ({ context: { actor }, input: { path, title } }) => {
      const subject = await subjectOf(actor, path);
      const favorites = await database.transaction(async (tx) => {
        await lockPerson(tx, actor.id);
        await lockFavoritePages(tx, actor.id);
        const now = await listFavoritePages(tx, actor);
        if (now.some((favorite) => favorite.path === path)) return now;
        if (now.length >= maxFavoritePages) throw conflict('too_many_favorite_pages', { max: maxFavoritePages });
        await insertFavoritePage(tx, { userId: actor.id, path, title, ...subject });
        return listFavoritePages(tx, actor);
      });
      return { favorites };
    }),
    remove: rpc.favoritePages.remove.handler(async ({ context: { actor }, input: { path } }) => {
      await deleteFavoritePage(database, actor.id, path);
      return { favorites: await listFavoritePages(database, actor) };
    }),
  };
}
