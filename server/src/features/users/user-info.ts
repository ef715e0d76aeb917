// The caller's profile and all data for the shell of the web app.

import { toInterfaceLanguage } from '@folio/contract/languages';
import type { UserInfo } from '@folio/contract/users';
import { type Actor, canOpenControlPanel, isOwner } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { can, scopeOf } from '../../kernel/policy.ts';
import { accountRights, accountRows, presentBranding } from '../accounts/index.ts';
import { brandVoiceRights } from '../brand-voices/index.ts';
import { countDocumentsByStatus } from '../documents/index.ts';
import { listFavoritePages } from '../favorite-pages/index.ts';
import { countInbox, listInbox } from '../inbox/index.ts';
import { findTextModelName } from '../models/index.ts';
import { getFlags } from '../platform/index.ts';
import { sourceRights } from '../sources/index.ts';
import { webhookRights } from '../webhooks/index.ts';
import { hasDashboard } from '../widgets/index.ts';
import { workspaceRights } from '../workspaces/index.ts';
import { findOwnerToAsk } from './find-owner.queries.ts';
import { findFirstSteps, findTranslationUse } from './first-steps.queries.ts';
import { findPhotoHash } from './user-photos.queries.ts';
import { addressOfPhoto } from './user-photos.ts';
import { usersConfig } from './users.config.ts';

export async function userInfo(kernel: Kernel, actor: Actor): Promise<UserInfo> {
  const { database, config } = kernel;
  const [{ user, account }, counts, flags, photoHash, hasWidgets, taken, translations, favorites, owner] =
    await database.together([
      (db) => accountRows.getUserWithAccount(db, actor.id),
      (db) => countDocumentsByStatus(db, scopeOf(actor, null)),
      getFlags,
      (db) => findPhotoHash(db, actor.id),
      (db) => hasDashboard(db, actor.id),
      (db) => findFirstSteps(db, actor.id, actor.accountId),
      (db) => findTranslationUse(db, actor.id, actor.workspaceIds),
      (db) => listFavoritePages(db, actor),
      (db) => findOwnerToAsk(db, actor.id, actor.accountId),
    ]);
  const photo = photoHash === null ? null : addressOfPhoto(user.id, photoHash);
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    avatar: photo,
    profile_photo_path: photo,
    role: user.role,
    is_admin: user.is_admin,
    staff_scope: user.is_admin ? user.staff_scope : null,
    has_workspaces: actor.workspaceIds.length > 0,
    industry_name: user.industry_name,
    country: user.country,
    customer_type: user.customer_type,
    job_role: user.job_role,
    utm_source: user.utm_source,
    utm_medium: user.utm_medium,
    utm_campaign: user.utm_campaign,
    locale: toInterfaceLanguage(user.locale),
    company: account.name,
    extra_info: { ...presentBranding(account.branding), force_control_panel: user.force_control_panel },
    credits: { available: account.credits_available, reserved: account.credits_reserved },
    has_widgets: hasWidgets,
    inbox: countInbox(await listInbox(kernel, actor)),
    favorite_pages: favorites,
    first_steps: taken,
    documents_count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    impersonator: actor.impersonator,
    only_custom_tools: account.has_only_custom_tools,
    ai_art_url: usersConfig.of(config).aiArtUrl,
    text_model: await findTextModelName(kernel, actor.accountId),
    owner,
    can: {
      open_control_panel: canOpenControlPanel(actor) || actor.isAdmin,
      manage_models: actor.isAdmin,
      view_account_usage: isOwner(actor),
      impersonate: actor.impersonator === null && (actor.isAdmin || isOwner(actor)),
      change_credentials: actor.impersonator === null,
      order_human_proofreading: flags.has_human_services && !account.branding.hide_translations,
      manage_webhooks: can(actor, webhookRights.manage),
      create_workspace: can(actor, workspaceRights.create),
      manage_seats: can(actor, accountRights.manageSeats),
      manage_sources: can(actor, sourceRights.manage),
      create_brand_voices: can(actor, brandVoiceRights.create),
      open_translation_requests: !account.branding.hide_translations && (flags.has_human_services || translations.own),
      open_translation_manager:
        actor.staffScope !== null && !account.branding.hide_translations && (flags.has_human_services || translations.any),
      open_campaigns: actor.isAdmin && !account.branding.hide_audience,
    },
  };
}
