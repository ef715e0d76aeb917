-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_created" ON "notifications" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_read" ON "notifications" USING btree ("read_at") WHERE read_at is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "report_approvals_age" ON "report_approvals" USING btree ("day");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "one_time_tokens_expires" ON "one_time_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "one_time_tokens_session" ON "one_time_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_expires" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rate_limits_expire" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_people" ON "users" USING btree ("name","id") WHERE removed_at is null;
