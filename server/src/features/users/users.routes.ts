import { macroCategoryLead, macroCategoryName } from '@folio/catalogue/macro-category-names';
import { macroCategorySchema } from '@folio/contract/tool-definition';
import { describeBuild, readBuild } from '../../kernel/build.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { requireOwnSession } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { listServed } from '../models/index.ts';
import { customIds, findSlugOf, listFavorites, presentTemplatesOf, setFavorite } from '../tools/index.ts';
import { createApiToken, endApiToken, type MadeToken, openMadeToken, refreshApiToken, showApiTokens } from './api-tokens.ts';
import { listJobRoles } from './job-roles.ts';
import { setStaffScope } from './staff-scope.ts';
import { userInfo } from './user-info.ts';
import { createPhotos } from './user-photos.ts';

export function userRoutes(kernel: Kernel) {
  const { database } = kernel;
  const photos = createPhotos(kernel);
  const build = describeBuild(readBuild());
  return {
    showUserInfo: rpc.users.showUserInfo.handler(async ({ context: { actor } }) => {
      const info = await userInfo(kernel, actor);
      const templates = await presentTemplatesOf(database, actor, await listFavorites(database, actor.id), {
        isOnlyCustom: info.only_custom_tools,
        served: await listServed(database, actor.accountId),
      });
      const hasOwnTools = templates.some(({ id }) => id >= customIds);
      const categories = macroCategorySchema.options.map((slug) => ({
        slug,
        name: macroCategoryName(slug, actor.language),
        description: macroCategoryLead(slug, actor.language, hasOwnTools),
        count: templates.filter((tool) => tool.macrocategory === slug).length,
      }));
      return {
        user_info: info,
        job_roles: listJobRoles(actor.language),
        templates,
        build,
        categories: categories.filter((category) => category.count > 0),
      };
    }),
    updateUserInfo: rpc.users.updateUserInfo.handler(async ({ context: { actor }, input }) => {
      const { name, locale, industry_name, country, customer_type, job_role } = input;
      const changes = Object.fromEntries(
        Object.entries({ name, locale, industry_name, country, customer_type, job_role }).filter(
          ([, value]) => value !== undefined,
        ),
      );
      await accountRows.updateUser(database, actor.id, changes);
      const info = await userInfo(kernel, actor);
      return { message: message('profile_saved', info.locale), user_info: info };
    }),
    updatePhoto: rpc.users.updatePhoto.handler(async ({ context: { actor, reader }, input }) => {
      await photos.change(actor, input.photo, input.remove);
      return { message: message('profile_saved', reader.language), user_info: await userInfo(kernel, actor) };
    }),
    showPhotos: rpc.users.showPhotos.handler(async ({ context: { actor } }) => ({
      photos: await photos.list(actor),
    })),
    showPhoto: rpc.users.showPhoto.handler(async ({ context, input }) => {
      const file = await photos.show(context.actor, input.person_id);
      context.setHeader('cache-control', 'private, max-age=31536000, immutable');
      return file;
    }),
    updateApiToken: rpc.users.updateApiToken.handler(async ({ context: { actor, reader } }) => ({
      plainTextToken: await refreshApiToken(kernel, actor),
      message: message('token_refreshed', reader.language),
    })),
    showApiToken: rpc.users.showApiToken.handler(async ({ context: { actor } }) => ({
      ...(await showApiTokens(kernel, actor)),
    })),
    createApiToken: rpc.users.createApiToken.handler(({ context, input }) => {
      requireOwnSession(context.actor);
      return withIdempotencyKey(
        kernel,
        context,
        { call: 'users.createApiToken', body: input },
        (keep: Keep<MadeToken>) => createApiToken(kernel, context.actor, input, keep),
        (made) => ({
          message: message('api_token_created', context.reader.language),
          api_token: made.api_token,
          plainTextToken: openMadeToken(kernel, made),
        }),
      );
    }),
    deleteApiToken: rpc.users.deleteApiToken.handler(async ({ context: { actor, reader }, input }) => {
      await endApiToken(kernel, actor, input.api_token_id);
      return { message: message('api_token_ended', reader.language) };
    }),
    setStaffScope: rpc.users.setStaffScope.handler(async ({ context: { actor, reader }, input }) => {
      const { person_id: personId, staff_scope: scope } = input;
      await setStaffScope(kernel, actor, { personId, scope });
      return { message: message('staff_scope_saved', reader.language), person_id: personId, staff_scope: scope };
    }),
    updateUserFavorite: rpc.users.updateUserFavorite.handler(async ({ context: { actor, reader }, input }) => {
      const slug = await findSlugOf(database, actor.accountId, input.template_id);
      if (slug === null) throw notFound();
      const isFavorite = input.action === 'create';
      await setFavorite(database, actor.id, slug, isFavorite);
      return {
        message: message(isFavorite ? 'favorite_added' : 'favorite_removed', reader.language),
        template_id: input.template_id,
        is_favorite: isFavorite,
      };
    }),
  };
}
