// The caller's profile and editable settings.
import * as z from 'zod';
import { answer, flag, id, idempotent, listOf, personalCall, personalStaffCall, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { favoritePageSchema } from './favorite-pages.ts';
import { inboxCountsSchema } from './inbox.ts';
import { interfaceLanguages } from './languages.ts';
import { profileFacts } from './session.ts';
import { macroCategorySchema, toolSummarySchema } from './tool-definition.ts';
import { staffScopes } from './translation-words.ts';

export const roleSchema = z.enum(['user', 'intermediate', 'admin', 'master']);
export type Role = z.infer<typeof roleSchema>;

/** Branding and switches of the account; null where the company set nothing. */
export const extraInfoSchema = z.object({
  company_logo: z.string().nullable(),
  company_jumbo_logo: z.string().nullable(),
  company_custom_theme: z.boolean(),
  custom_color_background: z.string().nullable(),
  custom_color_primary: z.string().nullable(),
  custom_color_secondary: z.string().nullable(),
  custom_tool_name: z.string().nullable(),
  force_control_panel: z.boolean(),
  hide_generic_task_assignment: z.boolean(),
  hide_audience: z.boolean(),
  hide_translations: z.boolean(),
  /** True if reports have no tab of markets. */
  hide_markets: z.boolean(),
  /** True if reports name people. */
  reports_by_person: z.boolean(),
  /** True if guests decide only with a code from their email. */
  guest_codes: z.boolean(),
});

export const userInfoSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  profile_photo_path: z.string().nullable(),
  role: roleSchema,
  is_admin: z.boolean(),
  /** Scope that `is_admin` opens: everything, or the translation desk alone; null for other users. */
  staff_scope: z.enum(staffScopes).nullable(),
  has_workspaces: z.boolean(),
  industry_name: z.string().nullable(),
  country: z.string().nullable(),
  customer_type: z.string().nullable(),
  job_role: z.string().nullable(),
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  locale: z.enum(interfaceLanguages),
  company: z.string(),
  extra_info: extraInfoSchema,
  /** AI credits that can be spent now, and those held by orders being written. */
  credits: z.object({ available: z.int(), reserved: z.int() }),
  /** True if cards of figures are on a dashboard of theirs. */
  has_widgets: z.boolean(),
  /** Number of inbox items, until the page fetches the inbox itself. */
  inbox: inboxCountsSchema,
  favorite_pages: z.array(favoritePageSchema),
  /** Which of the first steps are taken: a source of the caller's own, a seat of the account beside the first. */
  first_steps: z.object({ source: z.boolean(), invite: z.boolean() }),
  /** Documents in the personal workspace, for the sidebar. */
  documents_count: z.int(),
  /** Set while someone acts as this user. */
  impersonator: z.object({ id: z.int(), name: z.string() }).nullable(),
  only_custom_tools: z.boolean(),
  /** Target of AI Art: the configured site, or null for the ai_art tools. */
  ai_art_url: z.string().nullable(),
  /** The writer that new text orders get: a connected model, or null for the built-in composer. */
  text_model: z.object({ provider: z.string(), model: z.string() }).nullable(),
  /** The person to ask for models and credits: a platform administrator of the account, else its first owner. Null if that is the caller. */
  owner: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Permissions of the caller; the web draws its entries from it. */
  can: z.object({
    open_control_panel: z.boolean(),
    manage_models: z.boolean(),
    view_account_usage: z.boolean(),
    impersonate: z.boolean(),
    change_credentials: z.boolean(),
    order_human_proofreading: z.boolean(),
    manage_webhooks: z.boolean(),
    create_workspace: z.boolean(),
    manage_seats: z.boolean(),
    manage_sources: z.boolean(),
    create_brand_voices: z.boolean(),
    /** False where the company hides translations. */
    open_translation_requests: z.boolean(),
    open_translation_manager: z.boolean(),
    /** True for staff of the platform, where the company does not hide campaigns. */
    open_campaigns: z.boolean(),
  }),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/** `read`: every GET. `orders`: placing and editing documents. `manage`: whatever else its owner may. */
export const tokenScopes = ['read', 'orders', 'manage'] as const;

export const apiTokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Last four characters. */
  ending: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

const calls = {
  showUserInfo: userCall
    .route({ method: 'GET', path: '/tools/show_user_info', summary: 'Get the caller’s user info and tools' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        user_info: userInfoSchema,
        job_roles: z.array(z.object({ value: z.string(), label: z.string() })),
        templates: z.array(toolSummarySchema),
        /** Version and commit of the server, as "2.1.0 (4eac3efd01)". */
        build: z.string(),
        categories: z.array(z.object({ slug: macroCategorySchema, name: z.string(), description: z.string(), count: z.int() })),
      }),
    ),
  updateUserInfo: userCall
    .route({ method: 'POST', path: '/tools/update_user_info', summary: 'Update your profile' })
    .input(
      z.object({
        name: z.string().trim().min(1).max(120).optional(),
        locale: z.enum(interfaceLanguages).optional(),
        ...profileFacts,
        ...tolerated,
      }),
    )
    .output(answer({ user_info: userInfoSchema })),
  /** Sets the caller's picture (PNG, JPEG or WebP up to 5 MB; kept as a square of 256 pixels), or removes it. */
  updatePhoto: userCall
    .route({ method: 'POST', path: '/tools/update_user_photo', summary: 'Set or remove your profile photo' })
    .input(z.object({ photo: z.file().optional(), remove: flag().default(false), ...tolerated }))
    .output(answer({ user_info: userInfoSchema })),
  /** People without a picture are left out. */
  showPhotos: userCall
    .route({ method: 'GET', path: '/tools/show_user_photos', summary: 'List profile photos of the account' })
    .input(z.object(tolerated).optional())
    .output(answer({ photos: z.array(z.object({ user_id: z.int(), url: z.string() })) })),
  showPhoto: userCall
    .route({ method: 'GET', path: '/services/users/photo/{person_id}', summary: 'The photo of a person' })
    .input(z.object({ person_id: id(), v: z.string().max(64).optional(), ...tolerated }))
    .output(z.file()),
  /** The token is shown this once; only its hash is kept. A new one ends the one made by this call before. */
  updateApiToken: personalCall
    .route({ method: 'POST', path: '/tools/update_api_token', summary: 'Refresh the API token' })
    .input(z.object(tolerated).optional())
    .output(answer({ plainTextToken: z.string() })),
  showApiToken: userCall
    .route({ method: 'GET', path: '/tools/api_tokens/show', summary: 'List API tokens' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        api_token: z
          .object({
            name: z.string(),
            ending: z.string(),
            created_at: z.iso.datetime(),
            last_used_at: z.iso.datetime().nullable(),
          })
          .nullable(),
        /** All of the caller's tokens, newest first. */
        api_tokens: z.array(apiTokenSchema),
      }),
    ),
  /** Like all calls on tokens for people in a session, not for tokens. The token is shown this once. */
  createApiToken: idempotent(personalCall)
    .route({ method: 'PUT', path: '/tools/api_tokens/create', summary: 'Create an API token' })
    .input(
      z.object({
        name: z.string().trim().min(1).max(60),
        scopes: listOf(z.enum(tokenScopes)).pipe(z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length)),
        expires_at: z.iso.datetime({ offset: true }).nullish(),
        ...tolerated,
      }),
    )
    .output(answer({ plainTextToken: z.string(), api_token: apiTokenSchema })),
  deleteApiToken: personalCall
    .route({ method: 'DELETE', path: '/tools/api_tokens/delete', summary: 'Revoke an API token' })
    .input(z.object({ api_token_id: id(), ...tolerated }))
    .output(answer({})),
  updateUserFavorite: userCall
    .route({ method: 'POST', path: '/tools/update_user_favorite', summary: 'Add or remove a favorite tool' })
    .input(z.object({ action: z.enum(['create', 'delete']), template_id: id(), ...tolerated }))
    .output(answer({ template_id: z.int(), is_favorite: z.boolean() })),
  /** `null` ends the person's staff rights. Acts at once, also on sessions that are open. */
  setStaffScope: personalStaffCall
    .route({ method: 'POST', path: '/admin/users/staff-scope', summary: 'Set a user’s staff scope' })
    .input(z.object({ person_id: id(), staff_scope: z.enum(staffScopes).nullable(), ...tolerated }))
    .output(answer({ person_id: z.int(), staff_scope: z.enum(staffScopes).nullable() })),
};

export const usersContract = withErrors(
  calls,
  {},
  { createApiToken: { 409: ['API_TOKEN_LIMIT'] }, setStaffScope: { 409: ['LAST_PLATFORM_STAFF'] } },
);
