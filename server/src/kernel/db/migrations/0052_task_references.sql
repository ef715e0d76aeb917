-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tasks_voice" ON "tasks" USING btree ("brand_voice_id") WHERE brand_voice_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tasks_sources" ON "tasks" USING gin ("additional_source_ids") WHERE additional_source_ids <> '{}';
