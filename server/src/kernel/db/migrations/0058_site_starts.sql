CREATE TABLE "site_start_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_start_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_start_id" integer NOT NULL,
	"url" text NOT NULL,
	"rank" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"http_state" smallint,
	"leads_to" text,
	"title" text,
	"title_pixels" smallint,
	"has_description" boolean DEFAULT false NOT NULL,
	"language" text,
	"words" integer,
	"internal_links" smallint DEFAULT 0 NOT NULL,
	"vacancy" jsonb,
	"page" jsonb,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_starts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_starts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"is_scheme_guessed" boolean DEFAULT false NOT NULL,
	"page_limit" smallint NOT NULL,
	"language" text,
	"folders" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"problem" text,
	"is_stop_asked" boolean DEFAULT false NOT NULL,
	"brand" jsonb,
	"findings" jsonb,
	"made" jsonb,
	"begun_at" timestamp with time zone,
	"read_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_start_pages" ADD CONSTRAINT "site_start_pages_site_start_id_site_starts_id_fk" FOREIGN KEY ("site_start_id") REFERENCES "public"."site_starts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_starts" ADD CONSTRAINT "site_starts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_starts" ADD CONSTRAINT "site_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_start_pages_url" ON "site_start_pages" USING btree ("site_start_id","url");--> statement-breakpoint
CREATE INDEX "site_start_pages_next" ON "site_start_pages" USING btree ("site_start_id","rank","id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_starts_reading" ON "site_starts" USING btree ("account_id",coalesce("workspace_id", -"user_id")) WHERE state = 'reading';--> statement-breakpoint
CREATE INDEX "site_starts_user" ON "site_starts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "site_starts_workspace" ON "site_starts" USING btree ("workspace_id") WHERE workspace_id is not null;--> statement-breakpoint
CREATE INDEX "site_starts_created" ON "site_starts" USING btree ("created_at");