CREATE TABLE "campaign_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"workspace_id" integer NOT NULL,
	"columns" text[] NOT NULL,
	"columns_hash" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"numbers" text NOT NULL,
	"days" text NOT NULL,
	"rows" jsonb NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"replaced" integer DEFAULT 0 NOT NULL,
	"imported_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_replaced" (
	"import_id" integer NOT NULL,
	"result_id" integer NOT NULL,
	"impressions" bigint,
	"clicks" bigint,
	"visits" bigint,
	"conversions" bigint,
	"spend" bigint,
	"earlier_id" integer NOT NULL,
	CONSTRAINT "campaign_replaced_import_id_result_id_pk" PRIMARY KEY("import_id","result_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"item_id" integer,
	"date" date NOT NULL,
	"channel" text NOT NULL,
	"country" text,
	"source" text NOT NULL,
	"impressions" bigint,
	"clicks" bigint,
	"visits" bigint,
	"conversions" bigint,
	"spend" bigint,
	"import_id" integer NOT NULL,
	CONSTRAINT "campaign_results_key" UNIQUE NULLS NOT DISTINCT("campaign_id","item_id","date","channel","country","source")
);
--> statement-breakpoint
CREATE TABLE "campaign_urls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_urls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"page_url" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"content" text NOT NULL,
	"term" text DEFAULT '' NOT NULL,
	"http_state" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_urls_once" UNIQUE("item_id","page_url","source","medium","campaign","content","term")
);
--> statement-breakpoint
CREATE TABLE "campaign_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"item_id" integer,
	"state_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"guest_id" integer,
	"impersonator_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"time" text,
	"budget" bigint,
	"is_shared" boolean DEFAULT true NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"dropped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"task_id" integer,
	"order_detail_id" integer,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_links_subject" CHECK (num_nonnulls("campaign_links"."task_id", "campaign_links"."order_detail_id", "campaign_links"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"kpis" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"personas" text[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"from_date" date,
	"to_date" date,
	"budget" bigint,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"guideline_id" integer,
	"brand_voice_id" integer,
	"website_id" integer,
	"contact_name" text,
	"contact_email" text,
	"utm_campaign" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"is_changed_since_approval" boolean DEFAULT false NOT NULL,
	"approved_hash" text,
	"pauses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"is_pacing_noticed" boolean DEFAULT false NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_imports" ADD CONSTRAINT "campaign_imports_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_imports" ADD CONSTRAINT "campaign_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_replaced" ADD CONSTRAINT "campaign_replaced_import_id_campaign_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."campaign_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_replaced" ADD CONSTRAINT "campaign_replaced_result_id_campaign_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."campaign_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_replaced" ADD CONSTRAINT "campaign_replaced_earlier_id_campaign_imports_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."campaign_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_item_id_campaign_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."campaign_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_import_id_campaign_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."campaign_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_urls" ADD CONSTRAINT "campaign_urls_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_urls" ADD CONSTRAINT "campaign_urls_item_id_campaign_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."campaign_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_urls" ADD CONSTRAINT "campaign_urls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_decisions" ADD CONSTRAINT "campaign_decisions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_decisions" ADD CONSTRAINT "campaign_decisions_item_id_campaign_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."campaign_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_decisions" ADD CONSTRAINT "campaign_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_decisions" ADD CONSTRAINT "campaign_decisions_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_decisions" ADD CONSTRAINT "campaign_decisions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_items" ADD CONSTRAINT "campaign_items_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_item_id_campaign_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."campaign_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_imports_campaign" ON "campaign_imports" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "campaign_imports_columns" ON "campaign_imports" USING btree ("workspace_id","columns_hash","id");--> statement-breakpoint
CREATE INDEX "campaign_replaced_earlier" ON "campaign_replaced" USING btree ("earlier_id","result_id");--> statement-breakpoint
CREATE INDEX "campaign_results_import" ON "campaign_results" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "campaign_urls_campaign" ON "campaign_urls" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "campaign_decisions_campaign" ON "campaign_decisions" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "campaign_decisions_guest" ON "campaign_decisions" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_items_code" ON "campaign_items" USING btree ("campaign_id","code");--> statement-breakpoint
CREATE INDEX "campaign_links_item" ON "campaign_links" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_links_task" ON "campaign_links" USING btree ("task_id") WHERE task_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_links_document" ON "campaign_links" USING btree ("order_detail_id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_links_order" ON "campaign_links" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "campaigns_workspace" ON "campaigns" USING btree ("workspace_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("from_date") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "campaigns_contact" ON "campaigns" USING btree ("workspace_id","contact_email") WHERE contact_email is not null;--> statement-breakpoint
-- Decisions are only ever added; they go with their campaign alone. A person's name may be erased from a note.
CREATE FUNCTION "campaign_decisions_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and not exists (select from campaigns where id = old.campaign_id) then return old; end if;
  if tg_op = 'UPDATE' and current_setting('folio.erasing', true) = 'on'
    and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then return new; end if;
  raise exception 'Decisions on campaigns are not changed';
end $$;--> statement-breakpoint
CREATE TRIGGER "campaign_decisions_stay" BEFORE DELETE OR UPDATE ON "campaign_decisions" FOR EACH ROW EXECUTE FUNCTION "campaign_decisions_stay"();
