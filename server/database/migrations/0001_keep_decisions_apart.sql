CREATE TABLE "project_decisions" (
	"project_id" text PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"award" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "project_reviews" (
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	"from_status" integer NOT NULL,
	"status" integer NOT NULL,
	"award" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	CONSTRAINT "project_reviews_project_id_position_pk" PRIMARY KEY("project_id","position")
);
--> statement-breakpoint
ALTER TABLE "project_decisions" ADD CONSTRAINT "project_decisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_reviews_user" ON "project_reviews" USING btree ("user_id");