-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_parts" ON "users" USING gin ("name" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_email_parts" ON "users" USING gin ("email" gin_trgm_ops);
