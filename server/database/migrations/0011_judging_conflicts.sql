CREATE TABLE "judging_conflicts" (
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "judging_conflicts_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "judging_conflicts" ADD CONSTRAINT "judging_conflicts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_conflicts" ADD CONSTRAINT "judging_conflicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "judging_conflicts_user" ON "judging_conflicts" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "judging_conflicts" ("project_id", "user_id")
SELECT DISTINCT "project_id", "judge_id" FROM "judging_assignments" WHERE "conflict" AND "judge_id" IS NOT NULL;
