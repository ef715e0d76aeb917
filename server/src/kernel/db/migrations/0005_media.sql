CREATE TABLE "assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"order_detail_id" integer,
	"role" text NOT NULL,
	"key" text,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" real,
	"alt" text,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"chat_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"media_type" text,
	"storage_key" text,
	"additional_source_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chat_id" integer NOT NULL,
	"parent_id" integer,
	"role" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"attachment_ids" integer[] DEFAULT '{}' NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engine" jsonb,
	"state" text NOT NULL,
	"reason" text,
	"reason_detail" text,
	"language" text,
	"source_ids" integer[] DEFAULT '{}' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"credits_reserved" integer DEFAULT 0 NOT NULL,
	"is_stop_asked" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"workspace_id" integer,
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"tool_slug" text NOT NULL,
	"title" text NOT NULL,
	"brand_voice_id" integer,
	"language" text DEFAULT 'auto' NOT NULL,
	"source_ids" integer[] DEFAULT '{}' NOT NULL,
	"leaf_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_models" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"size" bigint,
	"sha256" text,
	"done" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	"problem_detail" text,
	"connection_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glossary_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "glossary_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source_language" text NOT NULL,
	"target_language" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translated_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translated_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source_language" text NOT NULL,
	"target_language" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"formality" text NOT NULL,
	"source_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "seconds" real;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "pictures" integer;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_additional_source_id_additional_sources_id_fk" FOREIGN KEY ("additional_source_id") REFERENCES "public"."additional_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_models" ADD CONSTRAINT "local_models_connection_id_model_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."model_connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translated_texts" ADD CONSTRAINT "translated_texts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_document" ON "assets" USING btree ("order_detail_id","id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE INDEX "assets_loose" ON "assets" USING btree ("created_at") WHERE order_detail_id is null;--> statement-breakpoint
CREATE INDEX "assets_storage" ON "assets" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "chat_attachments_chat" ON "chat_attachments" USING btree ("chat_id") WHERE chat_id is not null;--> statement-breakpoint
CREATE INDEX "chat_attachments_unused" ON "chat_attachments" USING btree ("created_at") WHERE chat_id is null;--> statement-breakpoint
CREATE INDEX "chat_attachments_source" ON "chat_attachments" USING btree ("additional_source_id") WHERE additional_source_id is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_chat" ON "chat_messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_writing" ON "chat_messages" USING btree ("chat_id") WHERE state = 'writing';--> statement-breakpoint
CREATE INDEX "chats_personal" ON "chats" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is null and leaf_id is not null;--> statement-breakpoint
CREATE INDEX "chats_workspace" ON "chats" USING btree ("user_id","workspace_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is not null and leaf_id is not null;--> statement-breakpoint
CREATE INDEX "chats_order" ON "chats" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "chats_place" ON "chats" USING btree ("workspace_id") WHERE workspace_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_terms_source" ON "glossary_terms" USING btree ("account_id","source_language","target_language",lower("source"));--> statement-breakpoint
CREATE INDEX "glossary_terms_list" ON "glossary_terms" USING btree ("account_id","source");--> statement-breakpoint
CREATE UNIQUE INDEX "translated_texts_source" ON "translated_texts" USING btree ("account_id","source_language","target_language","formality","source_hash");--> statement-breakpoint
CREATE INDEX "orders_tool_personal" ON "orders" USING btree ("user_id","tool_slug","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is null and not is_draft;--> statement-breakpoint
CREATE INDEX "orders_tool_workspace" ON "orders" USING btree ("workspace_id","tool_slug","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is not null and not is_draft;