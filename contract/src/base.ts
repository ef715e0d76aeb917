// The one place of contact between the contract and oRPC: declaring a call, its access and the envelope of its response.
import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';

/** Codes of failures by HTTP status (`errors.ts`). */
export type Codes = Readonly<Record<number, readonly string[]>>;

/** Required role of a caller; finer rights are the feature's policy. */
export interface CallMeta {
  /** public: nobody signed in; user: anybody signed in; manager: intermediate and above, and any user with the forced control panel; owner: admin, master and staff; staff: `is_admin` with the scope platform; desk: `is_admin` with any scope. */
  access: 'public' | 'user' | 'manager' | 'owner' | 'staff' | 'desk';
  /** Largest body without files, in bytes; 1 MB where the call says nothing, 64 kB where it is public. */
  maxBodyBytes?: number;
  /** Token scope of a call beside `manage`: `orders` for orders and documents; every GET is open to `read`. */
  tokenScope?: 'orders';
  /** Codes that it may answer beyond the general ones, by HTTP status (`withErrors`). */
  errors?: Codes;
  /** True for calls open to a locked session. */
  isOpenWhileLocked?: true;
  /** True for calls closed to impersonators: credentials, sessions, users, exports. */
  isClosedWhileImpersonating?: true;
  /** True for a POST that only reads: the audit log skips it. */
  isReadOnly?: true;
  /** True for calls that create or cost: they honor an `Idempotency-Key` (`idempotent`). */
  isIdempotent?: true;
}

const base = oc.$meta<CallMeta>({ access: 'user' });

/** A call that needs nobody signed in. */
export const publicCall = base.meta({ access: 'public' });
/** A call for anybody signed in. */
export const userCall = base.meta({ access: 'user' });
/** A call for the roles intermediate, admin and master. */
export const managerCall = base.meta({ access: 'manager' });
/** A call for the roles admin and master. */
export const ownerCall = base.meta({ access: 'owner' });
/** A call for platform staff (`is_admin`). */
export const staffCall = base.meta({ access: 'staff' });
/** A call for the people of the translation desk and platform staff. */
export const deskCall = base.meta({ access: 'desk' });

/** A call that a locked session may still make. */
export const callWhileLocked = base.meta({ access: 'user', isOpenWhileLocked: true });
/** A call on orders and documents, for any user and for API tokens with the scope `orders`. */
export const orderCall = base.meta({ access: 'user', tokenScope: 'orders' });
/** A call for any user, but not while impersonating. */
export const personalCall = base.meta({ access: 'user', isClosedWhileImpersonating: true });
/** A call for the roles admin and master, but not while impersonating. */
export const personalOwnerCall = base.meta({ access: 'owner', isClosedWhileImpersonating: true });
/** A call for platform staff, but not while impersonating. */
export const personalStaffCall = base.meta({ access: 'staff', isClosedWhileImpersonating: true });
/** Unlocking: open while the session is locked, closed while impersonating. */
export const unlockCall = base.meta({ access: 'user', isOpenWhileLocked: true, isClosedWhileImpersonating: true });

/** A call that creates or costs something: the same `Idempotency-Key` and body again return the first answer. */
export const idempotent = (call: typeof userCall): typeof userCall => call.meta({ ...call['~orpc'].meta, isIdempotent: true });

/** A POST that only reads, because its input is too large for a query. */
export const reading = (call: typeof userCall): typeof userCall => call.meta({ ...call['~orpc'].meta, isReadOnly: true });

/** The default is why handlers return their data alone. */
const envelope = { status: z.literal('success').default('success'), message: z.string().optional() };

/** The success envelope: one flat object with `status: "success"`, which is added when an answer is checked. */
export const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...envelope, ...shape });

/** The answer of a call that reports its progress: server-sent events of this shape. */
export const eventStream = eventIterator;

// Schemas never change, so each of these is made once: a web process holds thousands of uses, and a schema takes about a kilobyte.
/** A number, or text that is written as one: `Number(true)` is 1, `Number([5])` is 5 and `Number(null)` is 0, which nobody means. */
const asNumber = (value: unknown) => (typeof value === 'boolean' || typeof value === 'object' ? Number.NaN : value);
const numericSchema = (minimum: number, maximum: number) =>
  z.preprocess(asNumber, z.coerce.number<number>().int().min(minimum).max(maximum)) as unknown as z.ZodType<number, number>;
const anyNumericSchema = numericSchema(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const idSchema = numericSchema(1, 2_147_483_647);

/** A whole number from `minimum` to `maximum` that may come as text in a query or form. */
export const numeric = (minimum?: number, maximum?: number) =>
  minimum === undefined ? anyNumericSchema : numericSchema(minimum, maximum ?? Number.MAX_SAFE_INTEGER);

/** An id in a body, path or query. */
export const id = () => idSchema;

/** Values of forms and queries for "none", since they have no null. */
const noneInForms = new Set<unknown>(['', 'null', 'undefined']);

const nullishIdSchema = (
  z.preprocess((value) => (noneInForms.has(value) ? null : value), id().nullable()) as unknown as z.ZodType<
    number | null,
    number | null
  >
).nullish();

/** An id that may be missing; in forms and queries `''`, `null` and `undefined` mean that it is. */
export const nullishId = () => nullishIdSchema;

const optionalIdSchema = (
  z.preprocess((value) => (noneInForms.has(value) ? undefined : value), id().optional()) as unknown as z.ZodType<
    number | undefined,
    number | undefined
  >
).optional();

/** The same where null means nothing. */
export const optionalId = () => optionalIdSchema;

const revisionSchema = numericSchema(1, 2_147_483_647);

/** The state of something that a change is made to. */
export const revisionNumber = () => revisionSchema;

/** The workspace of a call. Null, nothing, and in forms and queries `''`, `null` and `undefined` mean the personal one. */
export const workspaceId = () => nullishIdSchema;

const flagSchema = z
  .union([z.boolean(), z.enum(['1', '0', 'true', 'false']), z.literal([1, 0])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** A truth value: JSON booleans, or `1`/`0` as multipart and queries send them. */
export const flag = () => flagSchema;

/** A list that may come as a single value; in forms an empty entry is how an empty list is sent. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined ? value : (Array.isArray(value) ? value : [value]).filter((one) => one !== '')),
    z.array(item),
  );

/** A user as others see them. */
export const personSchema = z.object({ id: z.int(), name: z.string() });

/** Accepted everywhere and never trusted: identity is the token's. */
export const tolerated = { user_id: z.unknown().optional(), source: z.unknown().optional() };

/** Paging of every list: 10 per page by default, at most 100. */
export const paging = { page: numeric(1, 100_000).default(1), per_page: numeric(1, 100).default(10) };

/** The database knows no year 0. */
const daySchema = z.iso.date().refine((day) => day >= '0001-01-01');

/** A day like 2026-11-23. */
export const day = () => daySchema;

const timestampSchema = z.iso.datetime();

/** ISO 8601 in UTC. */
export const timestamp = () => timestampSchema;

interface Routed {
  '~orpc': { route: { path?: `/${string}` } };
  route: (route: { path: `/${string}` }) => unknown;
}

/** The same calls once more, at addresses that begin otherwise: one declaration, two paths. */
export function sameCallsUnder<Calls extends Record<string, Routed>>(calls: Calls, from: string, to: `/${string}`): Calls {
  const moved = Object.entries(calls).map(([name, call]) => {
    const path = call['~orpc'].route.path ?? '';
    return [name, call.route({ path: `${to}${path.slice(from.length)}` })];
  });
  return Object.fromEntries(moved) as Calls;
}

/** The input that a handler of this call gets: parsed, with defaults filled in. */
export type CallInput<Call extends { '~orpc': { inputSchema?: z.ZodType | undefined } }> = z.output<
  NonNullable<Call['~orpc']['inputSchema']>
>;
