// Seats: members of an account, and invitations.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  idempotent,
  listOf,
  ownerCall,
  paging,
  personalOwnerCall,
  publicCall,
  timestamp,
  tolerated,
} from './base.ts';
import { withErrors } from './errors.ts';
import { interfaceLanguages } from './languages.ts';
import { type Role, roleSchema } from './users.ts';

/** Roles of an invitation. Both make a plain user; the label "Master" is the role `user`, never `master`. */
export const accessLevels = ['master', 'user'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** The one table of an access level's effects: a role, and the workspaces it joins. */
export const accessLevelGives: Record<AccessLevel, { role: Role; joins: 'all_workspaces' | 'named_workspaces' }> = {
  master: { role: 'user', joins: 'all_workspaces' },
  user: { role: 'user', joins: 'named_workspaces' },
};

/** Label of a seat's role; the specification's labels. */
export const seatLabels: Record<Role, 'Master' | 'Admin' | 'Owner'> = {
  user: 'Master',
  intermediate: 'Admin',
  admin: 'Owner',
  master: 'Owner',
};

/** `Master` and `User` as the invitation dialog offers them are accepted as well. */
const accessLevel = () =>
  z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), z.enum(accessLevels));

const workspaceNameSchema = z.object({ id: z.int(), name: z.string() });

export const seatSchema = z.object({
  id: z.int(),
  user_id: z.int().nullable(),
  email: z.string(),
  name: z.string().nullable(),
  role: roleSchema,
  label: z.enum(['Master', 'Admin', 'Owner']),
  access_level: z.enum(accessLevels).nullable(),
  state: z.enum(['invited', 'active', 'disabled']),
  /** Those of the person, or those that the invitation will join. */
  workspaces: z.array(workspaceNameSchema),
  /** Opens the control panel for a plain user. */
  force_control_panel: z.boolean(),
  /** When the invitation's link ends; null once accepted. */
  expires_at: timestamp().nullable(),
  created_at: timestamp(),
  last_seen_at: timestamp().nullable(),
  has_second_factor: z.boolean(),
  /** Linked to a user of the single sign-on provider. */
  has_single_sign_on: z.boolean(),
  can: z.object({
    change_role: z.boolean(),
    disable: z.boolean(),
    delete: z.boolean(),
    resend: z.boolean(),
    impersonate: z.boolean(),
    hand_over: z.boolean(),
    /** False also where there is none. */
    reset_second_factor: z.boolean(),
    /** False if the user is not linked. */
    unlink_single_sign_on: z.boolean(),
  }),
});
export type Seat = z.infer<typeof seatSchema>;

const limitSchema = z.object({ available_seats: z.int(), max_seats: z.int() });

/** The link of an invitation, only if no mail server is set up; also null when a repeated call returns the first answer. */
const invitationUrl = z.string().nullable();

const calls = {
  show: ownerCall
    .route({ method: 'GET', path: '/features/user-seats/show', summary: 'Seats of the account, and the limit' })
    .input(
      z.object({
        search: z.string().trim().max(100).optional(),
        state: z.enum(['invited', 'active', 'disabled']).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        list: z.array(seatSchema),
        /** All workspaces of the account, to choose from. */
        workspaces: z.array(workspaceNameSchema),
        limit: limitSchema,
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
  create: idempotent(personalOwnerCall)
    .route({ method: 'PUT', path: '/features/user-seats/create', summary: 'Invite someone' })
    .input(
      z.object({
        email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
        access_level: accessLevel(),
        workspace_ids: listOf(id()).pipe(z.array(id()).max(100)).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ seat: seatSchema, invitation_url: invitationUrl })),
  /** `role` promotes or demotes, at most to one's own role; `is_disabled` shuts out or lets in again. */
  edit: personalOwnerCall
    .route({ method: 'POST', path: '/features/user-seats/edit', summary: "Change a seat's role, access or workspaces" })
    .input(
      z.object({
        id: id(),
        role: roleSchema.optional(),
        access_level: accessLevel().optional(),
        is_disabled: flag().optional(),
        workspace_ids: listOf(id()).pipe(z.array(id()).max(100)).optional(),
        force_control_panel: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ seat: seatSchema })),
  resendLink: personalOwnerCall
    .route({
      method: 'POST',
      path: '/features/user-seats/resend_link',
      summary: "Send an invitation's link again; the earlier one ends",
    })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ seat: seatSchema, invitation_url: invitationUrl })),
  /** Frees the seat. The user is logged out everywhere; their personal documents move to the deleting user. */
  remove: personalOwnerCall
    .route({ method: 'DELETE', path: '/features/user-seats/delete', summary: 'Delete a seat or withdraw an invitation' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ moved_documents: z.int() })),
  /** The next login by single sign-on with the address of the user links a new user of the provider. */
  unlinkSingleSignOn: personalOwnerCall
    .route({ method: 'POST', path: '/features/user-seats/unlink_sso', summary: 'Unlink a user from single sign-on' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ seat: seatSchema })),
  /** The founder makes an active person of the account the new founder, becomes an owner, and gives the password for it. */
  handOver: personalOwnerCall
    .route({ method: 'POST', path: '/features/user-seats/hand_over', summary: 'Transfer account ownership' })
    .input(z.object({ id: id(), current_password: z.string().min(1).max(128), ...tolerated }))
    .output(answer({ seat: seatSchema })),
  showInvitation: publicCall
    .route({ method: 'GET', path: '/services/auth/invitation', summary: 'Get an invitation' })
    .input(z.object({ token: z.string().min(1).max(200), ...tolerated }))
    .output(answer({ invitation: z.object({ email: z.string(), company: z.string(), invited_by: z.string().nullable() }) })),
  acceptInvitation: publicCall
    .route({
      method: 'POST',
      path: '/services/auth/accept_invitation',
      summary: 'Take the seat: sets name and password, and signs in',
    })
    .input(
      z.object({
        token: z.string().min(1).max(200),
        name: z.string().trim().min(1).max(120),
        password: z.string().min(10).max(128),
        locale: z.enum(interfaceLanguages).optional(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        user: z.object({ id: z.int(), name: z.string(), email: z.string() }),
        'service-api': z.object({ token: z.string() }),
      }),
    ),
};

export const seatsContract = withErrors(
  calls,
  { 404: ['SEAT_NOT_FOUND', 'WORKSPACE_NOT_FOUND'] },
  {
    create: { 409: ['ALREADY_IN_TEAM', 'ALREADY_INVITED', 'SEAT_LIMIT', 'SEAT_TAKEN'] },
    edit: { 409: ['FOUNDER_PROTECTED', 'LAST_OWNER', 'OWN_SEAT', 'SEAT_WAITS', 'WORKSPACE_NEEDS_MANAGER'] },
    resendLink: { 409: ['SEAT_TAKEN'] },
    remove: { 409: ['FOUNDER_PROTECTED', 'LAST_OWNER', 'OWN_SEAT'] },
    handOver: { 409: ['HAND_OVER_NEEDS_ACTIVE'] },
    showInvitation: { 404: ['INVITATION_EXPIRED', 'INVITATION_LINK_INVALID'] },
    acceptInvitation: { 404: ['INVITATION_EXPIRED', 'INVITATION_LINK_INVALID'], 409: ['INVITATION_EMAIL_TAKEN'] },
  },
);
