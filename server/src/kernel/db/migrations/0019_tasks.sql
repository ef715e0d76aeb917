CREATE TABLE "task_authors" (
	"task_id" integer NOT NULL,
	"round" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "task_authors_task_id_round_user_id_pk" PRIMARY KEY("task_id","round","user_id")
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"kind" text NOT NULL,
	"round" integer NOT NULL,
	"user_id" integer,
	"impersonator_id" integer,
	"step_id" integer,
	"verdict" text,
	"note" text,
	"package_hash" text,
	"scope_hash" text,
	"version_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"package_hash" text NOT NULL,
	"part_hashes" jsonb NOT NULL,
	"version_id" integer,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"reviewer_ids" integer[] DEFAULT '{}' NOT NULL,
	"group" text,
	"required_approvals" integer DEFAULT 1 NOT NULL,
	"looks_at" text[] DEFAULT '{}' NOT NULL,
	"due_date" date,
	"state" text DEFAULT 'pending' NOT NULL,
	"scope_hash" text,
	"approvals" integer DEFAULT 0 NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"additional_content" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"request_type" text DEFAULT 'new' NOT NULL,
	"type" text DEFAULT 'ai' NOT NULL,
	"tool_id" text,
	"website_id" integer,
	"brand_voice_id" integer,
	"additional_source_ids" integer[] DEFAULT '{}' NOT NULL,
	"assignee_id" integer,
	"assignees_group" text,
	"linked_keywords" text[] DEFAULT '{}' NOT NULL,
	"soft_keywords" text[] DEFAULT '{}' NOT NULL,
	"h2_headings" text[] DEFAULT '{}' NOT NULL,
	"category_name" text DEFAULT '' NOT NULL,
	"content_length" integer,
	"language" text,
	"page_url" text DEFAULT '' NOT NULL,
	"start_date" date,
	"due_date" date,
	"order_detail_id" integer,
	"round" integer DEFAULT 1 NOT NULL,
	"submitter_id" integer,
	"package_hash" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "allow_self_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_authors" ADD CONSTRAINT "task_authors_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_authors" ADD CONSTRAINT "task_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_step_id_task_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."task_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_packages" ADD CONSTRAINT "task_packages_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_steps" ADD CONSTRAINT "task_steps_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_submitter_id_users_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_authors_user" ON "task_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "task_events_task" ON "task_events" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "task_events_step" ON "task_events" USING btree ("step_id","id");--> statement-breakpoint
CREATE INDEX "task_events_user" ON "task_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_packages_hash" ON "task_packages" USING btree ("task_id","package_hash");--> statement-breakpoint
CREATE INDEX "task_steps_task" ON "task_steps" USING btree ("task_id","position");--> statement-breakpoint
CREATE INDEX "task_steps_reviewers" ON "task_steps" USING gin ("reviewer_ids") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "task_steps_group" ON "task_steps" USING btree ("group") WHERE state = 'active' and "group" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_document" ON "tasks" USING btree ("order_detail_id");--> statement-breakpoint
CREATE INDEX "tasks_workspace" ON "tasks" USING btree ("workspace_id","due_date","id");--> statement-breakpoint
CREATE INDEX "tasks_workspace_updated" ON "tasks" USING btree ("workspace_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "tasks_workspace_status" ON "tasks" USING btree ("workspace_id","status","due_date","id");--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assignee_id","due_date") WHERE status in ('waiting', 'on_going', 'rejected');--> statement-breakpoint
CREATE INDEX "tasks_creator" ON "tasks" USING btree ("creator_id","due_date");--> statement-breakpoint
-- Decisions and what led to them are only ever added; they go with their task alone. A person's name may be erased from a note.
CREATE FUNCTION "task_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and not exists (select from tasks where id = old.task_id) then return old; end if;
  if tg_op = 'UPDATE' and current_setting('folio.erasing', true) = 'on'
    and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then return new; end if;
  raise exception 'Events of tasks are not changed';
end $$;--> statement-breakpoint
CREATE TRIGGER "task_events_stay" BEFORE DELETE OR UPDATE ON "task_events" FOR EACH ROW EXECUTE FUNCTION "task_events_stay"();
