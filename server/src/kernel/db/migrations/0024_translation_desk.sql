CREATE TABLE "job_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"linguist_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reason" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"stage" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"linguist_id" integer,
	"price" integer NOT NULL,
	"express" integer DEFAULT 0 NOT NULL,
	"credits_reserved" integer DEFAULT 0 NOT NULL,
	"credits_spent" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"new_words" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"revision_note" text,
	"accepted_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"version_number" integer,
	"changed_segments" integer DEFAULT 0 NOT NULL,
	"changed_words" integer DEFAULT 0 NOT NULL,
	"added_units" integer DEFAULT 0 NOT NULL,
	"reminded_hours" smallint,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_jobs_credits" CHECK ("translation_jobs"."credits_reserved" between 0 and "translation_jobs"."price" and "translation_jobs"."credits_spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "desk_holidays" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linguists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "linguists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"pairs" text[] NOT NULL,
	"native_languages" text[] NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"certifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words_a_day" integer NOT NULL,
	"absences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linguists_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "linguists_words_a_day" CHECK ("linguists"."words_a_day" > 0)
);
--> statement-breakpoint
CREATE TABLE "translation_rates" (
	"source_language" text NOT NULL,
	"target_language" text NOT NULL,
	"stage" text NOT NULL,
	"rate" double precision NOT NULL,
	CONSTRAINT "translation_rates_source_language_target_language_stage_pk" PRIMARY KEY("source_language","target_language","stage"),
	CONSTRAINT "translation_rates_positive" CHECK ("translation_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "translation_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"target_language" text NOT NULL,
	"order_detail_id" integer NOT NULL,
	"source_kind" text NOT NULL,
	"asset_ids" integer[] DEFAULT '{}' NOT NULL,
	"source_version_id" integer,
	"source_text" text,
	"words" integer DEFAULT 0 NOT NULL,
	"bands" jsonb NOT NULL,
	"source_hash" text,
	"segment_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer,
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"held_state" text,
	"source_language" text NOT NULL,
	"target_languages" text[] NOT NULL,
	"turnaround" text DEFAULT 'standard' NOT NULL,
	"formality" text DEFAULT 'auto' NOT NULL,
	"use_memory" boolean DEFAULT true NOT NULL,
	"wanted_by" date,
	"notes" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"deposit" integer DEFAULT 0 NOT NULL,
	"quote" jsonb,
	"due_at" timestamp with time zone,
	"hold_reason" text,
	"held_at" timestamp with time zone,
	"revision_note" text,
	"revision_rounds" integer DEFAULT 0 NOT NULL,
	"authorised_by" integer,
	"authorised_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"approves_at" timestamp with time zone,
	"approved_by" integer,
	"approved_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_requests_rounds" CHECK ("translation_requests"."revision_rounds" >= 0 and "translation_requests"."deposit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "segment_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segment_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"segment_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"kind" text DEFAULT 'comment' NOT NULL,
	"text" text NOT NULL,
	"user_id" integer,
	"resolved_by" integer,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment_states" (
	"job_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"initial" text,
	"status" text DEFAULT 'new' NOT NULL,
	"origin" text DEFAULT 'none' NOT NULL,
	"percent" smallint,
	"reason" text,
	"changed_by" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "segment_states_job_id_segment_id_pk" PRIMARY KEY("job_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"source" text NOT NULL,
	"space" text DEFAULT '' NOT NULL,
	"max_length" integer
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_scope" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_job_id_translation_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."translation_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_linguist_id_linguists_id_fk" FOREIGN KEY ("linguist_id") REFERENCES "public"."linguists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_jobs" ADD CONSTRAINT "translation_jobs_line_id_translation_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."translation_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_jobs" ADD CONSTRAINT "translation_jobs_request_id_translation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."translation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_jobs" ADD CONSTRAINT "translation_jobs_linguist_id_linguists_id_fk" FOREIGN KEY ("linguist_id") REFERENCES "public"."linguists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linguists" ADD CONSTRAINT "linguists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_lines" ADD CONSTRAINT "translation_lines_request_id_translation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."translation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_lines" ADD CONSTRAINT "translation_lines_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_requests" ADD CONSTRAINT "translation_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_requests" ADD CONSTRAINT "translation_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_requests" ADD CONSTRAINT "translation_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_requests" ADD CONSTRAINT "translation_requests_authorised_by_users_id_fk" FOREIGN KEY ("authorised_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_requests" ADD CONSTRAINT "translation_requests_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_line_id_translation_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."translation_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_job_id_translation_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."translation_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_comments" ADD CONSTRAINT "segment_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_states" ADD CONSTRAINT "segment_states_job_id_translation_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."translation_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_states" ADD CONSTRAINT "segment_states_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_states" ADD CONSTRAINT "segment_states_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_line_id_translation_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."translation_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_offers_open" ON "job_offers" USING btree ("job_id","linguist_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "job_offers_linguist" ON "job_offers" USING btree ("linguist_id","state");--> statement-breakpoint
CREATE INDEX "job_offers_expiring" ON "job_offers" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "job_offers_job" ON "job_offers" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "translation_jobs_position" ON "translation_jobs" USING btree ("line_id","position");--> statement-breakpoint
CREATE INDEX "translation_jobs_request" ON "translation_jobs" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "translation_jobs_linguist" ON "translation_jobs" USING btree ("linguist_id","state","due_at");--> statement-breakpoint
CREATE INDEX "translation_jobs_state" ON "translation_jobs" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "linguists_pairs" ON "linguists" USING gin ("pairs") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "translation_lines_position" ON "translation_lines" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "translation_lines_document" ON "translation_lines" USING btree ("order_detail_id");--> statement-breakpoint
CREATE INDEX "translation_requests_personal" ON "translation_requests" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is null;--> statement-breakpoint
CREATE INDEX "translation_requests_workspace" ON "translation_requests" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is not null;--> statement-breakpoint
CREATE INDEX "translation_requests_desk" ON "translation_requests" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "translation_requests_approves" ON "translation_requests" USING btree ("approves_at") WHERE state = 'delivered' and approves_at is not null;--> statement-breakpoint
CREATE INDEX "translation_requests_order" ON "translation_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "segment_comments_line" ON "segment_comments" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "segment_comments_segment" ON "segment_comments" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "segment_comments_open" ON "segment_comments" USING btree ("job_id","kind") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "segment_states_segment" ON "segment_states" USING btree ("segment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "segments_position" ON "segments" USING btree ("line_id","position");