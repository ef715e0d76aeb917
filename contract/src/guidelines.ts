// Briefings, named guidelines by the specification's calls: the purpose of a text, selected in an order.
import * as z from 'zod';
import {
  answer,
  id,
  idempotent,
  managerCall,
  paging,
  revisionNumber,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { usesSchema } from './uses.ts';

const fields = {
  title: z.string().trim().min(1).max(120),
  overall_goal: z.string().trim().max(2000),
  platform: z.string().trim().max(200),
  competitors: z.string().trim().max(1000),
  structure: z.string().trim().max(2000),
  tone_of_voice: z.string().trim().max(500),
};

export const guidelineSchema = z.object({
  id: z.int(),
  guideline_id: z.int().describe('Same as id'),
  workspace_id: z.int().nullable(),
  ...fields,
  revision: z.int(),
  user: z.object({ id: z.int(), name: z.string() }),
  created_at: timestamp(),
  updated_at: timestamp(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Guideline = z.infer<typeof guidelineSchema>;

const optional = z.object(fields).partial().shape;

export const guidelinesContract = {
  /** Those of a workspace; without one the caller's own. `templates` are starting points in the reader's language. */
  show: userCall
    .route({ method: 'GET', path: '/tools/show_user_guidelines', summary: 'List briefings' })
    .input(z.object({ workspace_id: workspaceId(), search: z.string().trim().max(100).optional(), ...paging, ...tolerated }))
    .output(
      answer({
        guidelines: z.array(guidelineSchema),
        templates: z.array(z.object({ slug: z.string(), ...fields })),
        /** The briefing of an order placed here that names none. */
        default_id: z.int().nullable(),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  showUses: managerCall
    .route({ method: 'GET', path: '/tools/show_user_guideline_uses', summary: 'List uses of a briefing' })
    .input(z.object({ guideline_id: id(), ...tolerated }))
    .output(answer({ uses: usesSchema })),
  create: idempotent(managerCall)
    .route({ method: 'PUT', path: '/tools/create_user_guideline', summary: 'Create a briefing' })
    .input(z.object({ ...optional, title: fields.title, workspace_id: workspaceId(), ...tolerated }))
    .output(answer({ guideline: guidelineSchema })),
  /** With `revision`: 409 where it was changed since. */
  edit: managerCall
    .route({ method: 'POST', path: '/tools/edit_user_guideline', summary: 'Change a briefing' })
    .input(z.object({ guideline_id: id(), revision: revisionNumber().optional(), ...optional, ...tolerated }))
    .output(answer({ guideline: guidelineSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/tools/delete_user_guideline', summary: 'Delete a briefing' })
    .input(z.object({ guideline_id: id(), ...tolerated }))
    .output(answer({})),
};
