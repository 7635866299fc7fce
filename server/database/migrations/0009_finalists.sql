ALTER TABLE "project_history" ADD COLUMN "finalist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "finalist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD COLUMN "finalist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD COLUMN "from_finalist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD COLUMN "finalist" boolean DEFAULT false NOT NULL;