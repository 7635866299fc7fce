CREATE TABLE "result_publications" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"planned_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"entries" integer,
	"winner_order" jsonb,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "jury_statement" jsonb DEFAULT '{"CN":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "project_history" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "result_publications" ADD CONSTRAINT "result_publications_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_publications" ADD CONSTRAINT "result_publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_publications" ADD CONSTRAINT "result_publications_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_publications_match" ON "result_publications" USING btree ("match_id","at");--> statement-breakpoint
CREATE INDEX "result_publications_user" ON "result_publications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "result_publications_ended_by" ON "result_publications" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "result_publications_planned" ON "result_publications" USING btree ("match_id","stage") WHERE "result_publications"."published_at" is null and "result_publications"."ended_at" is null;