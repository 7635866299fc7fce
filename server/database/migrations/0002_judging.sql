CREATE TABLE "judging_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"project_id" text NOT NULL,
	"judge_id" text,
	"state" text NOT NULL,
	"reason" text,
	"conflict" boolean DEFAULT false NOT NULL,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comment_to_staff" text,
	"comment_to_team" text,
	"revision" integer NOT NULL,
	"update_date" timestamp with time zone,
	"create_date" timestamp with time zone NOT NULL,
	CONSTRAINT "judging_assignments_judge" UNIQUE("round_id","project_id","judge_id")
);
--> statement-breakpoint
CREATE TABLE "judging_entries" (
	"round_id" text NOT NULL,
	"project_id" text NOT NULL,
	"shortlisted" boolean DEFAULT false NOT NULL,
	"tie_position" integer,
	"tie_reason" text,
	"tie_score" double precision,
	CONSTRAINT "judging_entries_round_id_project_id_pk" PRIMARY KEY("round_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "judging_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"opens" timestamp with time zone NOT NULL,
	"closes" timestamp with time zone NOT NULL,
	"judges_per_entry" integer NOT NULL,
	"blind" boolean NOT NULL,
	"rank_by" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"from_round_id" text,
	"revision" integer NOT NULL,
	"create_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "judging_assignments" ADD CONSTRAINT "judging_assignments_round_id_judging_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."judging_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_assignments" ADD CONSTRAINT "judging_assignments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_assignments" ADD CONSTRAINT "judging_assignments_judge_id_users_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_entries" ADD CONSTRAINT "judging_entries_round_id_judging_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."judging_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_entries" ADD CONSTRAINT "judging_entries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_rounds" ADD CONSTRAINT "judging_rounds_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_rounds" ADD CONSTRAINT "judging_rounds_from_round_id_judging_rounds_id_fk" FOREIGN KEY ("from_round_id") REFERENCES "public"."judging_rounds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "judging_assignments_user" ON "judging_assignments" USING btree ("judge_id");--> statement-breakpoint
CREATE INDEX "judging_assignments_project" ON "judging_assignments" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "judging_entries_project" ON "judging_entries" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "judging_rounds_match" ON "judging_rounds" USING btree ("match_id","create_date");