ALTER TABLE "comments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "guest_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "token_sealed" text NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author" CHECK ("user_id" is not null or "guest_name" is not null);--> statement-breakpoint
CREATE INDEX "comments_guest" ON "comments" USING btree ("guest_id") WHERE guest_id is not null;
