CREATE TABLE "review_link_browsers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_link_browsers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"code_hash" "bytea",
	"code_expires_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"task_ids" integer[] NOT NULL,
	"may" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_metadata" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"workspace_id" integer NOT NULL,
	"footer_content" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category_name" text DEFAULT '' NOT NULL,
	"primary_kw" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"optimized_meta_title" text,
	"optimized_meta_description" text,
	"switch_input" boolean DEFAULT false NOT NULL,
	"optimized_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_link_checks" (
	"task_id" integer NOT NULL,
	"url" text NOT NULL,
	"status" integer,
	"error" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waived_by" integer,
	"waived_at" timestamp with time zone,
	CONSTRAINT "task_link_checks_task_id_url_pk" PRIMARY KEY("task_id","url")
);
--> statement-breakpoint
CREATE TABLE "task_reminders" (
	"task_id" integer NOT NULL,
	"reminded_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "task_reminders_task_id_reminded_id_kind_day_pk" PRIMARY KEY("task_id","reminded_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "task_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_events" ADD COLUMN "guest_id" integer;--> statement-breakpoint
ALTER TABLE "task_events" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "task_steps" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "task_steps" ADD COLUMN "is_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_steps" ADD COLUMN "guest_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "template_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "after_task_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_smart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "publish_website_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "publish_error" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "free_days" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_link_browsers" ADD CONSTRAINT "review_link_browsers_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_metadata" ADD CONSTRAINT "task_metadata_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_link_checks" ADD CONSTRAINT "task_link_checks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_link_checks" ADD CONSTRAINT "task_link_checks_waived_by_users_id_fk" FOREIGN KEY ("waived_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_reminded_id_users_id_fk" FOREIGN KEY ("reminded_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_views" ADD CONSTRAINT "task_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_link_browsers_hash" ON "review_link_browsers" USING btree ("link_id","browser_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "review_links_token" ON "review_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "review_links_workspace" ON "review_links" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "review_links_tasks" ON "review_links" USING gin ("task_ids") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "task_templates_workspace" ON "task_templates" USING btree ("workspace_id","name","id");--> statement-breakpoint
CREATE INDEX "task_metadata_title" ON "task_metadata" USING btree ("workspace_id","meta_title");--> statement-breakpoint
CREATE INDEX "task_metadata_optimized_title" ON "task_metadata" USING btree ("workspace_id","optimized_meta_title");--> statement-breakpoint
CREATE INDEX "task_views_owner" ON "task_views" USING btree ("owner_id","workspace_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "guests_email" ON "guests" USING btree ("workspace_id","email");--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_steps" ADD CONSTRAINT "task_steps_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_events_guest" ON "task_events" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "tasks_after" ON "tasks" USING btree ("after_task_id") WHERE after_task_id is not null;--> statement-breakpoint
CREATE INDEX "tasks_publish" ON "tasks" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_date") WHERE status in ('waiting', 'on_going', 'ready', 'rejected');--> statement-breakpoint
-- As before; a name may be erased from the detail as well.
CREATE OR REPLACE FUNCTION "task_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and not exists (select from tasks where id = old.task_id) then return old; end if;
  if tg_op = 'UPDATE' and current_setting('folio.erasing', true) = 'on'
    and (to_jsonb(new) - 'note' - 'detail') = (to_jsonb(old) - 'note' - 'detail') then return new; end if;
  raise exception 'Events of tasks are not changed';
end $$;
