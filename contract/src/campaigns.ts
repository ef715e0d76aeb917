// Audience campaigns: work for one client over a time, with goal, audience, channels and money. For staff in the client's workspace.
import * as z from 'zod';
import { answer, id, idempotent, optionalId, paging, revisionNumber, staffCall, tolerated } from './base.ts';
import { campaignClientSchema } from './campaign-client.ts';
import { campaignFields, campaignMoneySchema, campaignRowSchema, campaignSchema } from './campaign-shapes.ts';
import { campaignLimits, campaignStates, campaignVerdicts } from './campaign-words.ts';
import { withErrors } from './errors.ts';

const optional = z.object(campaignFields).partial().shape;
const note = () => z.string().trim().max(campaignLimits.note).default('');
const one = { id: id(), ...tolerated };
const whole = answer({ campaign: campaignSchema });

const calls = {
  show: staffCall
    .route({
      method: 'GET',
      path: '/tools/audience_campaigns/show',
      summary: 'Campaigns of the clients whose workspaces the caller is in; with `id` one of them whole',
    })
    .input(
      z.object({
        id: optionalId(),
        client: optionalId().describe('The client’s workspace'),
        state: z.enum(campaignStates).optional(),
        channel: z.string().trim().max(campaignLimits.channel).optional(),
        person: optionalId().describe('Who manages the campaign'),
        search: z.string().trim().max(200).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        campaigns: z.array(campaignRowSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** Number of campaigns in each state, of the client if one is named. */
        counts: z.record(z.enum(campaignStates), z.int()),
        summary: z.object({
          running: z.array(campaignMoneySchema),
          waiting: z.object({ proposals: z.int(), items: z.int(), oldest_days: z.int().nullable() }),
          conversions: z.object({ value: z.number().nullable(), known: z.int(), campaigns: z.int() }),
        }),
        clients: z.array(z.object({ id: z.int(), name: z.string() })),
        people: z.array(z.object({ id: z.int(), name: z.string() })),
        channels: z.array(z.string()),
        campaign: campaignSchema.nullable(),
      }),
    ),
  client: staffCall
    .route({ method: 'GET', path: '/tools/audience_campaigns/client', summary: 'Get campaigns of a client' })
    .input(
      z.object({
        workspace_id: id(),
        campaign_id: optionalId().describe('Without it the newest that runs or waits'),
        ...tolerated,
      }),
    )
    .output(answer({ client: campaignClientSchema })),
  create: idempotent(staffCall)
    .route({ method: 'PUT', path: '/tools/audience_campaigns/create', summary: 'Create a campaign' })
    .input(z.object({ workspace_id: id(), ...optional, ...tolerated }))
    .output(whole),
  edit: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/edit', summary: 'Change a campaign' })
    .input(z.object({ ...one, revision: revisionNumber(), ...optional }))
    .output(whole),
  propose: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/propose', summary: 'Request client approval of a campaign' })
    .input(z.object({ ...one, note: note() }))
    .output(whole),
  start: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/start', summary: 'Start an approved campaign' })
    .input(z.object(one))
    .output(whole),
  pause: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/pause', summary: 'Pause a running campaign' })
    .input(z.object({ ...one, note: note() }))
    .output(whole),
  resume: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/resume', summary: 'Resume a campaign' })
    .input(z.object(one))
    .output(whole),
  close: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/close', summary: 'Complete a running or paused campaign' })
    .input(z.object(one))
    .output(whole),
  cancel: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/cancel', summary: 'Cancel a campaign that is not completed' })
    .input(z.object({ ...one, note: note() }))
    .output(whole),
  decide: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/decide',
      summary: 'Record what the contact decided, on the contact’s word',
    })
    .input(
      z.object({
        ...one,
        state_hash: z.string().length(64).describe('Of the campaign as it was shown to the contact'),
        verdict: z.enum(campaignVerdicts),
        note: note().describe('How the contact said so, like “by telephone”, and what should change'),
      }),
    )
    .output(whole),
  remind: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/remind',
      summary: 'Remind the contact by email of what waits for them, once a day',
    })
    .input(z.object(one))
    .output(whole),
  remove: staffCall
    .route({ method: 'DELETE', path: '/tools/audience_campaigns/delete', summary: 'Delete a draft' })
    .input(z.object(one))
    .output(answer({})),
};

const changing = { 409: ['CAMPAIGN_CHANGED', 'CAMPAIGN_STATE'] } as const;

export const campaignsContract = withErrors(
  calls,
  { 403: ['CAMPAIGNS_HIDDEN'], 404: ['CAMPAIGN_NOT_FOUND', 'WORKSPACE_NOT_FOUND'] },
  {
    edit: changing,
    propose: changing,
    start: changing,
    pause: changing,
    resume: changing,
    close: changing,
    cancel: changing,
    decide: { 409: ['CAMPAIGN_CHANGED', 'CAMPAIGN_STATE', 'CAMPAIGN_CONTENT_CHANGED'] },
    remind: { 409: ['CAMPAIGN_STATE', 'CAMPAIGN_REMINDED_TODAY', 'CAMPAIGN_CONTACT_HAS_SEAT'] },
    remove: changing,
  },
);
