CREATE TABLE "favorite_pages" (
	"user_id" integer NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"order_detail_id" integer,
	"task_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_pages_user_id_path_pk" PRIMARY KEY("user_id","path")
);
--> statement-breakpoint
ALTER TABLE "favorite_pages" ADD CONSTRAINT "favorite_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_pages" ADD CONSTRAINT "favorite_pages_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_pages" ADD CONSTRAINT "favorite_pages_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_pages_order_detail" ON "favorite_pages" USING btree ("order_detail_id");--> statement-breakpoint
CREATE INDEX "favorite_pages_task" ON "favorite_pages" USING btree ("task_id");