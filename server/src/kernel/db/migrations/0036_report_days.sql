CREATE TABLE "report_approvals" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tool_slug" text NOT NULL,
	"minutes" integer,
	"rounds" smallint NOT NULL,
	"is_first_time" boolean NOT NULL,
	"first_score" smallint,
	"approved_score" smallint,
	"rule_version" smallint,
	"words_engine" integer,
	"words_mixed" integer,
	"words_person" integer
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tool_slug" text NOT NULL,
	"language" text NOT NULL,
	"website_id" integer NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	"media" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"calls_unknown" integer DEFAULT 0 NOT NULL,
	"calls_own" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"published" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"publish_failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_days_key" PRIMARY KEY("account_id","day","workspace_id","user_id","tool_slug","language","website_id")
);
--> statement-breakpoint
CREATE TABLE "report_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone,
	"next_day" date,
	CONSTRAINT "report_state_one_row" CHECK ("report_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "report_waits" (
	"task_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "report_waits_task_id_kind_position_name_pk" PRIMARY KEY("task_id","kind","position","name")
);
--> statement-breakpoint
ALTER TABLE "report_waits" ADD CONSTRAINT "report_waits_task_id_report_approvals_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."report_approvals"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_approvals_day" ON "report_approvals" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "report_days_day" ON "report_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "report_waits_day" ON "report_waits" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "credit_movements_spent_at" ON "credit_movements" USING btree ("created_at") WHERE spent > 0;--> statement-breakpoint
CREATE INDEX "task_events_approved" ON "task_events" USING btree ("created_at") WHERE kind = 'approved';