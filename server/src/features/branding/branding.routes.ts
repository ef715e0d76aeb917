// A company's looks: logos, colours, the product's name, and which areas it sees.
import { createHash } from 'node:crypto';
import { pictureKindOf } from '@folio/engine/sources/picture-kind';
import { forbidden, invalid, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { type AccountBranding, accountRows, presentBranding } from '../accounts/index.ts';
import { getFlags } from '../platform/index.ts';
import { brandingRights } from './branding.rights.ts';
import { changeBranding, logoArea, logoPath, maxLogoBytes } from './change-branding.ts';

const logos = ['company_logo', 'company_jumbo_logo'] as const;

/** Throws 422 at the field for a file that is too large or not an image. */
async function checkLogo(field: (typeof logos)[number], file: File): Promise<Uint8Array> {
  if (file.size > maxLogoBytes) throw invalid([{ field, code: 'picture_too_large', params: { name: file.name, max: 1 } }]);
  const bytes = await file.bytes();
  if ((await pictureKindOf(bytes)) === null) throw invalid([{ field, code: 'not_a_picture', params: { name: file.name } }]);
  return bytes;
}

export function brandingRoutes(kernel: Kernel) {
  const { database, storage } = kernel;
  return {
    show: rpc.branding.show.handler(async ({ context: { actor } }) => ({
      branding: presentBranding((await accountRows.findAccount(database, actor.accountId))?.branding ?? {}),
      has_human_services: (await getFlags(database)).has_human_services,
    })),
    update: rpc.branding.update.handler(async ({ context: { actor, reader }, input }) => {
      if (!can(actor, brandingRights.manage)) throw forbidden();
      const changes: AccountBranding = {};
      for (const field of logos) {
        const file = input[field];
        if (file) changes[field] = logoPath(await storage.save(logoArea, await checkLogo(field, file)));
        else if (input[`remove_${field}`]) changes[field] = null;
      }
      const { company_custom_theme, custom_color_background, custom_color_primary, custom_color_secondary } = input;
      const {
        custom_tool_name,
        hide_generic_task_assignment,
        hide_audience,
        hide_translations,
        hide_markets,
        reports_by_person,
        guest_codes,
        country,
      } = input;
      const given = Object.entries({
        company_custom_theme,
        custom_color_background,
        custom_color_primary,
        custom_color_secondary,
        custom_tool_name: custom_tool_name === '' ? null : custom_tool_name,
        hide_generic_task_assignment,
        hide_audience,
        hide_translations,
        hide_markets,
        reports_by_person,
        guest_codes,
        country: country === '' ? null : country,
      }).filter(([, value]) => value !== undefined);
      Object.assign(changes, Object.fromEntries(given));
      const branding = await database.transaction((tx) => changeBranding(tx, actor, changes));
      const { has_human_services } = await getFlags(database);
      return { message: message('branding_saved', reader.language), branding: presentBranding(branding), has_human_services };
    }),
    logo: rpc.branding.logo.handler(async ({ context, input }) => {
      const bytes = await storage.find(`${logoArea}/${input.name}`);
      const kind = bytes && (await pictureKindOf(bytes));
      if (!bytes || !kind) throw notFound();
      context.setHeader('cache-control', 'public, max-age=31536000, immutable');
      context.setHeader('etag', `"${createHash('sha1').update(bytes).digest('base64url')}"`);
      return new File([new Uint8Array(bytes)], input.name, { type: kind });
    }),
  };
}
