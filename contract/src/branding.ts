// A company's logos, colours and product name.
import * as z from 'zod';
import { answer, flag, ownerCall, publicCall, tolerated } from './base.ts';
import { isCountryCode } from './country-codes.ts';
import { extraInfoSchema } from './users.ts';

const color = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable();

/** As everybody's shell has it, without the switch that is a person's. */
export const brandingSchema = extraInfoSchema.omit({ force_control_panel: true }).extend({
  /** Default country of readers, if voice and website name no regional variant. */
  country: z.string().nullable(),
});
export type Branding = z.infer<typeof brandingSchema>;

const shown = {
  branding: brandingSchema,
  /** True if platform staff turned on work by people for all accounts. */
  has_human_services: z.boolean(),
};

export const brandingContract = {
  show: ownerCall
    .route({ method: 'GET', path: '/admin/branding', summary: 'Get branding' })
    .input(z.object(tolerated).optional())
    .output(answer(shown)),
  /** Logos are PNG, JPEG or WebP of at most 1 MB; `remove_*` takes one away. */
  update: ownerCall
    .route({ method: 'POST', path: '/admin/branding', summary: 'Update branding' })
    .input(
      z.object({
        company_logo: z.file().optional(),
        company_jumbo_logo: z.file().optional(),
        remove_company_logo: flag().optional(),
        remove_company_jumbo_logo: flag().optional(),
        company_custom_theme: flag().optional(),
        custom_color_background: color().optional(),
        custom_color_primary: color().optional(),
        custom_color_secondary: color().optional(),
        custom_tool_name: z.string().trim().max(40).nullish(),
        hide_generic_task_assignment: flag().optional(),
        hide_audience: flag().optional(),
        hide_translations: flag().optional(),
        hide_markets: flag().optional(),
        reports_by_person: flag().optional(),
        guest_codes: flag().optional(),
        /** An ISO 3166 code; null or empty for none. */
        country: z
          .string()
          .refine((code) => code === '' || isCountryCode(code))
          .nullish(),
        ...tolerated,
      }),
    )
    .output(answer(shown)),
  /** Logos are shown before anybody signs in; their names are random. */
  logo: publicCall
    .route({ method: 'GET', path: '/services/branding/{name}', summary: 'A logo' })
    .input(z.object({ name: z.string().regex(/^[0-9a-f-]{36}$/) }))
    .output(z.file()),
};
