-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "publications_failed" ON "publications" USING btree ("user_id") WHERE state = 'failed';
