// Resources of a workspace, and defaults for its orders.
import * as z from 'zod';
import { answer, day, flag, id, listOf, managerCall, nullishId, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { maxFreeDays } from './working-days.ts';
import { workspaceDetailSchema } from './workspaces.ts';

/** Sources that new documents of a workspace get, at most. */
export const maxDefaultSources = 20;

const namedSchema = z.object({ id: z.int(), name: z.string() });

const name = () => z.string().trim().min(1).max(80);

const sources = () => listOf(id()).pipe(z.array(id()).max(maxDefaultSources)).optional();
const freeDays = () => listOf(day()).pipe(z.array(day()).max(maxFreeDays)).optional();
/** The wanted state, so that two users that switch the same thing on at once do not switch it off. */
const wantedState = () => flag().optional().describe('The state to set; without it the present one is reversed');

const calls = {
  /** Without `id` it is the personal workspace, which has none: `workspace` is null. */
  showOne: userCall
    .route({ method: 'GET', path: '/features/workspace/my_workspace', summary: 'One workspace with its defaults and toggles' })
    .input(z.object({ id: nullishId(), ...tolerated }))
    .output(
      answer({
        workspace: workspaceDetailSchema.nullable(),
        /** Options of its settings, by name: voices and listed sources of the account, briefings in here; null without the permission. */
        choices: z
          .object({
            brand_voices: z.array(namedSchema),
            additional_sources: z.array(namedSchema),
            guidelines: z.array(namedSchema),
          })
          .nullable(),
      }),
    ),
  update: managerCall
    .route({ method: 'PUT', path: '/features/workspace/{id}', summary: 'Change name and defaults of a workspace' })
    .input(
      z.object({
        id: id(),
        name: name().optional(),
        default_brand_voice_id: nullishId(),
        default_guideline_id: nullishId(),
        default_source_ids: sources().describe('Replaces the whole list'),
        add_default_source_ids: sources().describe('Adds to the list and keeps the other entries'),
        remove_default_source_ids: sources().describe('Removes from the list and keeps the other entries'),
        time_zone: z.string().trim().max(60).optional().describe('IANA name like Europe/Rome'),
        free_days: freeDays().describe('Replaces the whole list'),
        add_free_days: freeDays().describe('Adds to the list and keeps the other entries'),
        remove_free_days: freeDays().describe('Removes from the list and keeps the other entries'),
        allow_self_approval: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ workspace: workspaceDetailSchema })),
  toggleBrandVoice: managerCall
    .route({
      method: 'POST',
      path: '/features/workspace/toggle_brand_voice',
      summary: 'Enable or disable a brand voice in a workspace',
    })
    .input(z.object({ id: id(), brand_voice_id: id(), is_on: wantedState(), ...tolerated }))
    .output(answer({ is_on: z.boolean(), workspace: workspaceDetailSchema })),
  toggleAdditionalSource: managerCall
    .route({
      method: 'POST',
      path: '/features/workspace/toggle_additional_source',
      summary: 'Let a workspace use a source, or no longer',
    })
    .input(z.object({ id: id(), additional_source_id: id(), is_on: wantedState(), ...tolerated }))
    .output(answer({ is_on: z.boolean(), workspace: workspaceDetailSchema })),
};

export const workspaceSettingsContract = withErrors(calls, { 404: ['WORKSPACE_NOT_FOUND'] });
