ALTER TABLE "matches" ADD COLUMN "entry_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "document" text;