CREATE TABLE "category_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer,
	"user_id" integer NOT NULL,
	"website_id" integer,
	"category_name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"page_url_id" integer,
	"primary_kw" text DEFAULT '' NOT NULL,
	"linked_keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"soft_keywords" text[] DEFAULT '{}' NOT NULL,
	"h2_headings" text[] DEFAULT '{}' NOT NULL,
	"content_length" smallint DEFAULT 60 NOT NULL,
	"cards" smallint DEFAULT 4 NOT NULL,
	"footer_content" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"brand_voice_id" integer,
	"order_detail_id" integer,
	"task_id" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"problem" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_index" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyword_index_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"order_detail_id" integer,
	"page_url_id" integer,
	"keyword" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	"kind" text NOT NULL,
	"target_page_id" integer,
	"target_url" text,
	CONSTRAINT "keyword_index_subject" CHECK (("keyword_index"."order_detail_id" is null) <> ("keyword_index"."page_url_id" is null))
);
--> statement-breakpoint
CREATE TABLE "keyword_queue" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyword_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"order_detail_id" integer,
	"page_url_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_conflicts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyword_conflicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"keyword" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_keywords" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_keywords_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"keyword" text NOT NULL,
	"stems" text NOT NULL,
	"page_url_id" integer,
	"custom_url" text,
	"match" text DEFAULT 'phrase' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"max_per_document" smallint DEFAULT 1 NOT NULL,
	"rel" text DEFAULT 'none' NOT NULL,
	"in_new_texts" boolean DEFAULT true NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_keywords_target" CHECK (("link_keywords"."page_url_id" is null) <> ("link_keywords"."custom_url" is null))
);
--> statement-breakpoint
CREATE TABLE "link_phrases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"page_url_id" integer NOT NULL,
	"kind" text NOT NULL,
	"stems" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_run_targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_run_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"page_url_id" integer,
	"order_detail_id" integer,
	"title" text NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"hash_before" text NOT NULL,
	"hash_after" text,
	"version_before" integer,
	"version_after" integer,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "link_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"user_id" integer NOT NULL,
	"impersonator_id" integer,
	"reverted_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"reverted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "link_searches" (
	"website_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"call" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "link_source_targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_source_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_source_id" integer NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"stems" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"website_id" integer,
	"url" text,
	"state" text DEFAULT 'ready' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_suggestions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"page_url_id" integer,
	"order_detail_id" integer,
	"text_hash" text NOT NULL,
	"target_page_id" integer,
	"target_url" text NOT NULL,
	"anchor" text NOT NULL,
	"sentence" text NOT NULL,
	"anchor_at" smallint NOT NULL,
	"paragraph" integer NOT NULL,
	"reason" text NOT NULL,
	"reason_detail" text,
	"confidence" smallint NOT NULL,
	"rule_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"run_target_id" integer,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_suggestions_from" CHECK (("link_suggestions"."page_url_id" is null) <> ("link_suggestions"."order_detail_id" is null))
);
--> statement-breakpoint
CREATE TABLE "page_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_url_id" integer NOT NULL,
	"http_state" smallint,
	"final_url" text,
	"problem" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text,
	"file_name" text,
	"paths" text[] DEFAULT '{}' NOT NULL,
	"page_limit" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"from_page_id" integer NOT NULL,
	"to_url" text NOT NULL,
	"to_page_id" integer,
	"anchor" text NOT NULL,
	"rel" text DEFAULT '' NOT NULL,
	"place" text NOT NULL,
	"paragraph" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_settings" (
	"website_id" integer PRIMARY KEY NOT NULL,
	"every" text DEFAULT 'weekly' NOT NULL,
	"hour" smallint DEFAULT 3 NOT NULL,
	"max_links_per_page" smallint DEFAULT 5 NOT NULL,
	"next_check_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"check_total" integer,
	"layout" jsonb,
	"laid_out_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"page_url_id" integer PRIMARY KEY NOT NULL,
	"website_id" integer NOT NULL,
	"html" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_urls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_urls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"h1" text,
	"meta_description" text,
	"type" text DEFAULT 'other' NOT NULL,
	"language" text,
	"primary_kw" text,
	"primary_kw_by" text,
	"http_state" smallint,
	"final_url" text,
	"hops" smallint DEFAULT 0 NOT NULL,
	"indexable" text DEFAULT 'yes' NOT NULL,
	"words" integer,
	"depth" smallint,
	"links_in" integer DEFAULT 0 NOT NULL,
	"links_in_content" integer DEFAULT 0 NOT NULL,
	"links_out" integer DEFAULT 0 NOT NULL,
	"order_detail_id" integer,
	"goes_live_at" timestamp with time zone,
	"state" text DEFAULT 'discovered' NOT NULL,
	"content_hash" text,
	"etag" text,
	"last_modified" text,
	"changed_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"page_url_id" integer NOT NULL,
	"import_id" integer,
	"depth" smallint DEFAULT 0 NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_cards" ADD CONSTRAINT "category_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_cards" ADD CONSTRAINT "category_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_cards" ADD CONSTRAINT "category_cards_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_cards" ADD CONSTRAINT "category_cards_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_cards" ADD CONSTRAINT "category_cards_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_cards" ADD CONSTRAINT "category_cards_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_index" ADD CONSTRAINT "keyword_index_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_index" ADD CONSTRAINT "keyword_index_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_index" ADD CONSTRAINT "keyword_index_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_index" ADD CONSTRAINT "keyword_index_target_page_id_page_urls_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."page_urls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_queue" ADD CONSTRAINT "keyword_queue_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_queue" ADD CONSTRAINT "keyword_queue_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_conflicts" ADD CONSTRAINT "keyword_conflicts_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_conflicts" ADD CONSTRAINT "keyword_conflicts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_keywords" ADD CONSTRAINT "link_keywords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_keywords" ADD CONSTRAINT "link_keywords_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_keywords" ADD CONSTRAINT "link_keywords_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_phrases" ADD CONSTRAINT "link_phrases_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_phrases" ADD CONSTRAINT "link_phrases_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_run_targets" ADD CONSTRAINT "link_run_targets_run_id_link_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."link_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_run_targets" ADD CONSTRAINT "link_run_targets_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_run_targets" ADD CONSTRAINT "link_run_targets_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_runs" ADD CONSTRAINT "link_runs_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_runs" ADD CONSTRAINT "link_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_runs" ADD CONSTRAINT "link_runs_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_runs" ADD CONSTRAINT "link_runs_reverted_by_users_id_fk" FOREIGN KEY ("reverted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_searches" ADD CONSTRAINT "link_searches_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_searches" ADD CONSTRAINT "link_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_source_targets" ADD CONSTRAINT "link_source_targets_link_source_id_link_sources_id_fk" FOREIGN KEY ("link_source_id") REFERENCES "public"."link_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_sources" ADD CONSTRAINT "link_sources_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_sources" ADD CONSTRAINT "link_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_sources" ADD CONSTRAINT "link_sources_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD CONSTRAINT "link_suggestions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD CONSTRAINT "link_suggestions_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD CONSTRAINT "link_suggestions_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD CONSTRAINT "link_suggestions_target_page_id_page_urls_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD CONSTRAINT "link_suggestions_rule_id_link_keywords_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."link_keywords"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD CONSTRAINT "link_suggestions_run_target_id_link_run_targets_id_fk" FOREIGN KEY ("run_target_id") REFERENCES "public"."link_run_targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD CONSTRAINT "link_suggestions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_checks" ADD CONSTRAINT "page_checks_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_imports" ADD CONSTRAINT "page_imports_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_imports" ADD CONSTRAINT "page_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_links" ADD CONSTRAINT "page_links_from_page_id_page_urls_id_fk" FOREIGN KEY ("from_page_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_links" ADD CONSTRAINT "page_links_to_page_id_page_urls_id_fk" FOREIGN KEY ("to_page_id") REFERENCES "public"."page_urls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_settings" ADD CONSTRAINT "page_settings_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_urls" ADD CONSTRAINT "page_urls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_urls" ADD CONSTRAINT "page_urls_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_urls" ADD CONSTRAINT "page_urls_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_page_url_id_page_urls_id_fk" FOREIGN KEY ("page_url_id") REFERENCES "public"."page_urls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_import_id_page_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."page_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_cards_workspace" ON "category_cards" USING btree ("workspace_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "category_cards_user" ON "category_cards" USING btree ("user_id","state","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "category_cards_document" ON "category_cards" USING btree ("order_detail_id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE INDEX "category_cards_page" ON "category_cards" USING btree ("page_url_id");--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_index_document" ON "keyword_index" USING btree ("order_detail_id","keyword") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_index_page" ON "keyword_index" USING btree ("page_url_id","keyword") WHERE page_url_id is not null;--> statement-breakpoint
CREATE INDEX "keyword_index_keyword" ON "keyword_index" USING btree ("account_id","keyword");--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_queue_document" ON "keyword_queue" USING btree ("order_detail_id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_queue_page" ON "keyword_queue" USING btree ("page_url_id") WHERE page_url_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_conflicts_keyword" ON "keyword_conflicts" USING btree ("website_id",lower("keyword"));--> statement-breakpoint
CREATE UNIQUE INDEX "link_keywords_keyword" ON "link_keywords" USING btree ("website_id",lower("keyword"));--> statement-breakpoint
CREATE INDEX "link_keywords_stems" ON "link_keywords" USING btree ("website_id","stems");--> statement-breakpoint
CREATE INDEX "link_keywords_page" ON "link_keywords" USING btree ("page_url_id") WHERE page_url_id is not null;--> statement-breakpoint
CREATE INDEX "link_phrases_stems" ON "link_phrases" USING btree ("website_id","stems");--> statement-breakpoint
CREATE INDEX "link_phrases_page" ON "link_phrases" USING btree ("page_url_id");--> statement-breakpoint
CREATE INDEX "link_run_targets_run" ON "link_run_targets" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "link_run_targets_document" ON "link_run_targets" USING btree ("order_detail_id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE INDEX "link_run_targets_page" ON "link_run_targets" USING btree ("page_url_id") WHERE page_url_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "link_runs_number" ON "link_runs" USING btree ("website_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "link_source_targets_url" ON "link_source_targets" USING btree ("link_source_id","url");--> statement-breakpoint
CREATE INDEX "link_sources_workspace" ON "link_sources" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "link_sources_user" ON "link_sources" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "link_suggestions_website" ON "link_suggestions" USING btree ("website_id","state","confidence","id");--> statement-breakpoint
CREATE INDEX "link_suggestions_document" ON "link_suggestions" USING btree ("order_detail_id","state") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE INDEX "link_suggestions_page" ON "link_suggestions" USING btree ("page_url_id","state") WHERE page_url_id is not null;--> statement-breakpoint
CREATE INDEX "link_suggestions_target" ON "link_suggestions" USING btree ("target_page_id","state");--> statement-breakpoint
CREATE INDEX "link_suggestions_run" ON "link_suggestions" USING btree ("run_target_id") WHERE run_target_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "link_suggestions_place" ON "link_suggestions" USING btree ("website_id",coalesce("page_url_id", 0),coalesce("order_detail_id", 0),md5("target_url"),md5("sentence"));--> statement-breakpoint
CREATE INDEX "page_checks_page" ON "page_checks" USING btree ("page_url_id","id");--> statement-breakpoint
CREATE INDEX "page_imports_website" ON "page_imports" USING btree ("website_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_imports_running" ON "page_imports" USING btree ("website_id") WHERE state in ('queued', 'running', 'paused');--> statement-breakpoint
CREATE INDEX "page_links_from" ON "page_links" USING btree ("from_page_id");--> statement-breakpoint
CREATE INDEX "page_links_to" ON "page_links" USING btree ("to_page_id","place");--> statement-breakpoint
CREATE INDEX "page_links_open" ON "page_links" USING btree ("website_id",md5("to_url")) WHERE to_page_id is null;--> statement-breakpoint
CREATE INDEX "page_settings_due" ON "page_settings" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "page_texts_terms" ON "page_texts" USING gin ("terms");--> statement-breakpoint
CREATE UNIQUE INDEX "page_urls_url" ON "page_urls" USING btree ("website_id","url");--> statement-breakpoint
CREATE INDEX "page_urls_title" ON "page_urls" USING btree ("website_id",lower(coalesce("title", '')),"id");--> statement-breakpoint
CREATE INDEX "page_urls_links_in" ON "page_urls" USING btree ("website_id","links_in","id");--> statement-breakpoint
CREATE INDEX "page_urls_links_out" ON "page_urls" USING btree ("website_id","links_out","id");--> statement-breakpoint
CREATE INDEX "page_urls_checked" ON "page_urls" USING btree ("website_id","last_checked_at","id");--> statement-breakpoint
CREATE INDEX "page_urls_keyword" ON "page_urls" USING btree ("website_id",lower("primary_kw")) WHERE primary_kw is not null;--> statement-breakpoint
CREATE INDEX "page_urls_document" ON "page_urls" USING btree ("order_detail_id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "page_visits_page" ON "page_visits" USING btree ("page_url_id");--> statement-breakpoint
CREATE INDEX "page_visits_next" ON "page_visits" USING btree ("website_id","is_urgent","depth","id");
--> statement-breakpoint
CREATE TABLE "link_phrase_states" (
	"website_id" integer PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_run_targets" ADD COLUMN "text_before" text NOT NULL;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD COLUMN "replaced_url" text;--> statement-breakpoint
ALTER TABLE "link_suggestions" ADD COLUMN "rel" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_phrase_states" ADD CONSTRAINT "link_phrase_states_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "link_runs" ADD COLUMN "applied_by" integer;--> statement-breakpoint
ALTER TABLE "link_runs" ADD CONSTRAINT "link_runs_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;