-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_erasures" ON "users" USING btree ("id") WHERE (erased_at is null) <> (erasing_at is null);
