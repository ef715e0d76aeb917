import { macroCategoryLead } from '@folio/catalogue/macro-category-leads';
import { macroCategoryName } from '@folio/catalogue/macro-category-names';
import { macroCategorySchema } from '@folio/contract/tool-definition';
import { forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { updateUser } from '../accounts/index.ts';
import { apiTokenPrefix, findApiToken, replaceApiToken } from '../session/index.ts';
import { findSlugOf, listFavorites, presentTemplatesOf, setFavorite } from '../tools/index.ts';
import { listJobRoles } from './job-roles.ts';
import { userInfo } from './user-info.ts';

const success = { status: 'success' } as const;

export function userRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    showUserInfo: rpc.users.showUserInfo.handler(async ({ context: { actor } }) => {
      const info = await userInfo(kernel, actor);
      const templates = await presentTemplatesOf(
        database,
        actor,
        await listFavorites(database, actor.id),
        info.only_custom_tools,
      );
      const categories = macroCategorySchema.options.map((slug) => ({
        slug,
        name: macroCategoryName(slug, actor.language),
        description: macroCategoryLead(slug, actor.language),
        count: templates.filter((tool) => tool.macrocategory === slug).length,
      }));
      return {
        ...success,
        user_info: info,
        job_roles: listJobRoles(actor.language),
        templates,
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
      await updateUser(database, actor.id, changes);
      const info = await userInfo(kernel, actor);
      return { ...success, message: message('profile_saved', info.locale), user_info: info };
    }),
    updateApiToken: rpc.users.updateApiToken.handler(async ({ context: { actor, reader } }) => {
      if (actor.impersonator) throw forbidden('impersonation_credentials');
      const plainTextToken = newToken(apiTokenPrefix);
      await replaceApiToken(database, {
        user_id: actor.id,
        name: 'API',
        token_hash: hashToken(plainTextToken),
        ending: plainTextToken.slice(-4),
        created_at: kernel.clock.now(),
      });
      return { ...success, message: message('token_refreshed', reader.language), plainTextToken };
    }),
    showApiToken: rpc.users.showApiToken.handler(async ({ context: { actor } }) => {
      const token = await findApiToken(database, actor.id);
      const shown = token && {
        name: token.name,
        ending: token.ending,
        created_at: token.created_at.toISOString(),
        last_used_at: token.last_used_at?.toISOString() ?? null,
      };
      return { ...success, api_token: shown };
    }),
    updateUserFavorite: rpc.users.updateUserFavorite.handler(async ({ context: { actor, reader }, input }) => {
      const slug = await findSlugOf(database, actor.accountId, input.template_id);
      if (slug === null) throw notFound();
      const isFavorite = input.action === 'create';
      await setFavorite(database, actor.id, slug, isFavorite);
      return {
        ...success,
        message: message(isFavorite ? 'favorite_added' : 'favorite_removed', reader.language),
        template_id: input.template_id,
        is_favorite: isFavorite,
      };
    }),
  };
}
