// Folders of documents: nested, per workspace or of one person.
import * as z from 'zod';
import { answer, id, idempotent, listOf, nullishId, orderCall, tolerated, workspaceId } from './base.ts';
import { withErrors } from './errors.ts';

export const folderSchema = z.object({
  id: z.int(),
  name: z.string(),
  parent_id: z.int().nullable(),
  workspace_id: z.int().nullable(),
  isFolder: z.literal(true),
  /** Documents that lie in it directly, of every state. */
  documents: z.int(),
  default_brand_voice_id: z.int().nullable(),
  default_guideline_id: z.int().nullable(),
  default_source_ids: z.array(z.int()),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Folder = z.infer<typeof folderSchema>;

const name = () => z.string().trim().min(1).max(80);

const calls = {
  show: orderCall
    .route({ method: 'GET', path: '/services/folders/show', summary: 'List folders' })
    .input(z.object({ workspace_id: workspaceId(), ...tolerated }))
    .output(answer({ folders: z.array(folderSchema) })),
  create: idempotent(orderCall)
    .route({ method: 'PUT', path: '/services/folders/create', summary: 'Create a folder' })
    .input(z.object({ name: name(), parent_id: nullishId(), workspace_id: workspaceId(), ...tolerated }))
    .output(answer({ folder: folderSchema })),
  update: orderCall
    .route({
      method: 'POST',
      path: '/services/folders/update',
      summary: 'Rename or move a folder, or set what orders in it begin with',
    })
    .input(
      z.object({
        folder_id: id(),
        name: name().optional(),
        parent_id: nullishId(),
        default_brand_voice_id: nullishId(),
        default_guideline_id: nullishId(),
        default_source_ids: listOf(id()).pipe(z.array(id()).max(20)).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ folder: folderSchema })),
};

export const foldersContract = withErrors(calls, { 404: ['FOLDER_NOT_FOUND'] }, { create: { 409: ['TOO_MANY_FOLDERS'] } });
