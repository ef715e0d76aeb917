DROP INDEX "additional_sources_listed";--> statement-breakpoint
DROP INDEX "websites_workspace";--> statement-breakpoint
DROP INDEX "websites_user";--> statement-breakpoint
ALTER TABLE "additional_sources" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "remote_key" text NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_sources" ON "orders" USING gin ("source_ids") WHERE source_ids <> '{}';--> statement-breakpoint
CREATE INDEX "additional_sources_account" ON "additional_sources" USING btree ("account_id","updated_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "additional_sources_user" ON "additional_sources" USING btree ("user_id","updated_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "additional_sources_user_created" ON "additional_sources" USING btree ("user_id","created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "additional_sources_user_name" ON "additional_sources" USING btree ("user_id",lower("name"),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "source_passages_trigrams" ON "source_passages" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "additional_sources_listed" ON "additional_sources" USING btree ("account_id",lower("name"),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "websites_workspace" ON "websites" USING btree ("workspace_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "websites_user" ON "websites" USING btree ("user_id",lower("name"),"id");