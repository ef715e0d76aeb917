// Workspaces of an account, their members, and their voices and sources. The personal workspace has no id.
import * as z from 'zod';
import {
  answer,
  id,
  idempotent,
  listOf,
  managerCall,
  nullishId,
  ownerCall,
  paging,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { withErrors } from './errors.ts';
import { roleSchema } from './users.ts';

export const memberSchema = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  is_disabled: z.boolean(),
});
export type WorkspaceMember = z.infer<typeof memberSchema>;

export const workspaceSchema = z.object({
  id: z.int(),
  name: z.string(),
  members_count: z.int(),
  documents_count: z.int(),
  created_at: timestamp(),
  can: z.object({ update: z.boolean(), delete: z.boolean(), manage_members: z.boolean() }),
});
export type Workspace = z.infer<typeof workspaceSchema>;

/** One workspace whole, as its settings page needs it. */
export const workspaceDetailSchema = workspaceSchema.extend({
  default_brand_voice_id: z.int().nullable(),
  default_guideline_id: z.int().nullable(),
  default_source_ids: z.array(z.int()),
  /** Enabled resources in here. */
  brand_voice_ids: z.array(z.int()),
  additional_source_ids: z.array(z.int()),
  /** IANA name; days of tasks begin and end in it. */
  time_zone: z.string(),
  /** Days on which nobody works, beside Saturdays and Sundays, in order. */
  free_days: z.array(z.string()),
  allow_self_approval: z.boolean(),
});
export type WorkspaceDetail = z.infer<typeof workspaceDetailSchema>;

const limitSchema = z.object({ available_workspaces: z.int(), max_workspaces: z.int() });
const name = () => z.string().trim().min(1).max(80);
const userIds = () => listOf(id()).pipe(z.array(id()).min(1).max(500));

const calls = {
  show: userCall
    .route({
      method: 'GET',
      path: '/features/workspace/show',
      summary: 'The workspaces that the caller belongs to, and the limit',
    })
    .input(z.object({ search: z.string().trim().max(100).optional(), ...paging, ...tolerated }))
    .output(
      answer({
        workspaces: z.array(workspaceSchema),
        limit: limitSchema,
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  /** With `id` its members (`action=excluded`: users of the account outside it); without, users that share a workspace with the caller. */
  listUsers: userCall
    .route({ method: 'GET', path: '/features/workspace/users', summary: 'Members of a workspace, or those who are not' })
    .input(
      z.object({
        id: nullishId(),
        workspace_id: workspaceId(),
        action: z.enum(['excluded']).optional(),
        search: z.string().trim().max(100).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(answer({ users: z.array(memberSchema), recordsTotal: z.int(), recordsFiltered: z.int() })),
  create: idempotent(managerCall)
    .route({
      method: 'PUT',
      path: '/features/workspace/create',
      summary: 'Create a workspace; the caller becomes its first member',
    })
    .input(z.object({ name: name(), ...tolerated }))
    .output(answer({ workspace: workspaceSchema })),
  addUsers: managerCall
    .route({ method: 'POST', path: '/features/workspace/add_users', summary: 'Add people of the account to a workspace' })
    .input(z.object({ id: id(), users: userIds(), ...tolerated }))
    .output(answer({ users: z.array(memberSchema) })),
  deleteUsers: managerCall
    .route({ method: 'DELETE', path: '/features/workspace/delete_users', summary: 'Remove members from a workspace' })
    .input(z.object({ id: id(), users: userIds(), ...tolerated }))
    .output(answer({ users: z.array(memberSchema) })),
  /** Its documents move to the personal workspace of the deleting user. */
  remove: ownerCall
    .route({ method: 'DELETE', path: '/features/workspace/delete', summary: 'Delete a workspace for good' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ moved_documents: z.int() })),
};

export const workspacesContract = withErrors(
  calls,
  { 404: ['WORKSPACE_NOT_FOUND'] },
  {
    create: { 409: ['WORKSPACE_LIMIT'] },
    addUsers: { 404: ['PERSON_NOT_FOUND'], 409: ['WORKSPACE_NEEDS_MANAGER'] },
    deleteUsers: { 404: ['PERSON_NOT_FOUND'], 409: ['WORKSPACE_NEEDS_MANAGER'] },
  },
);
