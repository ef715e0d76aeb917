-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "credit_movements_spending" ON "credit_movements" USING btree ("account_id","created_at","user_id","workspace_id","spent") WHERE spent > 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "credit_movements_spent";
