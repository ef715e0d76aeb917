-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_details_personal_cancelled" ON "order_details" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is null and status = 'failed' and reason = 'CANCELLED';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_details_workspace_cancelled" ON "order_details" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is not null and status = 'failed' and reason = 'CANCELLED';
