CREATE TABLE "bulk_mappings" (
	"account_id" integer NOT NULL,
	"tool_slug" text NOT NULL,
	"columns_hash" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"file_name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tool_slug" text NOT NULL,
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"columns" text[] NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_detail_id" integer NOT NULL,
	"parent_id" integer,
	"user_id" integer NOT NULL,
	"impersonator_id" integer,
	"text" text NOT NULL,
	"quote" text,
	"anchor" jsonb,
	"mentions" integer[] DEFAULT '{}' NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_rewrites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passage_rewrites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_detail_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"impersonator_id" integer,
	"action" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"engine" jsonb NOT NULL,
	"price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folder_counts" (
	"folder_id" integer NOT NULL,
	"status" text NOT NULL,
	"shard" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer,
	"user_id" integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"default_brand_voice_id" integer,
	"default_guideline_id" integer,
	"default_source_ids" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"order_detail_id" integer PRIMARY KEY NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"terms" "tsvector"
);
--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "restored_version_id" integer;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "bulk_order_id" integer;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "row_number" integer;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "approved_by" integer;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "version_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "source_passages" ADD COLUMN "embedding" real[];--> statement-breakpoint
ALTER TABLE "source_passages" ADD COLUMN "embedding_model" text;--> statement-breakpoint
ALTER TABLE "bulk_mappings" ADD CONSTRAINT "bulk_mappings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_orders" ADD CONSTRAINT "bulk_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_rewrites" ADD CONSTRAINT "passage_rewrites_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_rewrites" ADD CONSTRAINT "passage_rewrites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_rewrites" ADD CONSTRAINT "passage_rewrites_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_parent_id_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_mappings_columns" ON "bulk_mappings" USING btree ("account_id","tool_slug","columns_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_orders_order" ON "bulk_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bulk_orders_running" ON "bulk_orders" USING btree ("id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "bulk_uploads_age" ON "bulk_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comments_document" ON "comments" USING btree ("order_detail_id","id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "comments_mentions" ON "comments" USING gin ("mentions");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "passage_rewrites_document" ON "passage_rewrites" USING btree ("order_detail_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "folder_counts_scope" ON "folder_counts" USING btree ("folder_id","status","shard");--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name" ON "folders" USING btree (coalesce("workspace_id", 0),(case when "workspace_id" is null then "user_id" else 0 end),coalesce("parent_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "folders_parent" ON "folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "document_texts_terms" ON "document_texts" USING gin ("terms");--> statement-breakpoint
ALTER TABLE "order_details" ADD CONSTRAINT "order_details_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_details" ADD CONSTRAINT "order_details_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_details_personal_title" ON "order_details" USING btree ("user_id",lower("title"),"id") WHERE workspace_id is null;--> statement-breakpoint
CREATE INDEX "order_details_workspace_title" ON "order_details" USING btree ("workspace_id",lower("title"),"id") WHERE workspace_id is not null;--> statement-breakpoint
CREATE INDEX "order_details_folder" ON "order_details" USING btree ("folder_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE folder_id is not null;--> statement-breakpoint
CREATE INDEX "order_details_bulk" ON "order_details" USING btree ("bulk_order_id","row_number") WHERE bulk_order_id is not null;--> statement-breakpoint
CREATE INDEX "order_details_bulk_waiting" ON "order_details" USING btree ("bulk_order_id","row_number") WHERE status = 'processing' and queued_at is null and bulk_order_id is not null;--> statement-breakpoint
CREATE INDEX "order_details_bulk_queued" ON "order_details" USING btree ("bulk_order_id") WHERE status in ('processing', 'in_progress') and queued_at is not null and bulk_order_id is not null;--> statement-breakpoint
CREATE INDEX "orders_folder" ON "orders" USING btree ("folder_id") WHERE folder_id is not null;--> statement-breakpoint
CREATE INDEX "orders_bulk_personal" ON "orders" USING btree ("user_id","id") WHERE is_bulk and workspace_id is null;--> statement-breakpoint
CREATE INDEX "orders_bulk_workspace" ON "orders" USING btree ("workspace_id","id") WHERE is_bulk;