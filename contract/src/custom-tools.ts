// Tools that an account makes out of the catalogue's: own name, brief, further fields and defaults, and fields that are not asked.
import * as z from 'zod';
import { answer, id, idempotent, ownerCall, paging, revisionNumber, timestamp, tolerated } from './base.ts';
import { customFieldTypes } from './custom-field.ts';

/** A field that a custom tool asks beside those of its base. */
export const customFieldSchema = z.object({
  type: z.enum(customFieldTypes),
  /** Name of the field in the API and in the prompt. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().trim().min(1).max(80),
  help: z.string().trim().max(200).default(''),
  required: z.boolean().default(false),
  /** Options of a select; at least two. */
  options: z.array(z.string().trim().min(1).max(100)).max(50).default([]),
});

/** The value that a base field begins with, by the field's name. */
const defaults = z.record(
  z.string().max(60),
  z.union([z.string().max(5000), z.number(), z.boolean(), z.array(z.string().max(200)).max(50), z.null()]),
);

const facts = {
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(300).default(''),
  icon: z.string().regex(/^[a-z0-9-]{1,60}$/),
  brief: z.string().trim().max(4000).default(''),
  fields: z.array(customFieldSchema).max(20).default([]),
  defaults: defaults.default({}),
  hidden_fields: z.array(z.string().max(60)).max(60).default([]),
};

export const customToolSchema = z.object({
  id: z.int(),
  slug: z.string(),
  base_slug: z.string(),
  /** Name of the base tool in the reader's language. */
  base_name: z.string(),
  ...facts,
  revision: z.int(),
  updated_at: timestamp(),
});
export type CustomTool = z.infer<typeof customToolSchema>;

const saved = answer({ custom_tool: customToolSchema });

export const customToolCalls = {
  showCustomTools: ownerCall
    .route({ method: 'GET', path: '/admin/custom-tools/show', summary: 'List custom tools' })
    .input(z.object({ ...paging, ...tolerated }))
    .output(
      answer({
        custom_tools: z.array(customToolSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** Tools of the catalogue that one can be made of. */
        bases: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string(), icon: z.string() })),
      }),
    ),
  /** At most 100 per account. The slug is made from the name and stays when the name changes. */
  createCustomTool: idempotent(ownerCall)
    .route({ method: 'PUT', path: '/admin/custom-tools/create', summary: 'Create a custom tool' })
    .input(z.object({ base_slug: z.string().max(60), ...facts, ...tolerated }))
    .output(saved),
  /** With `revision`: 409 where it was changed since. */
  editCustomTool: ownerCall
    .route({ method: 'POST', path: '/admin/custom-tools/edit', summary: 'Update a custom tool' })
    .input(z.object({ id: id(), revision: revisionNumber().optional(), ...facts, ...tolerated }))
    .output(saved),
  /** Earlier orders stay, and are still shown under its name. */
  deleteCustomTool: ownerCall
    .route({ method: 'DELETE', path: '/admin/custom-tools/delete', summary: 'Delete a custom tool' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
};
