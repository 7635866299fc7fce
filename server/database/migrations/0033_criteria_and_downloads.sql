ALTER TABLE "matches" ADD COLUMN "downloads" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "criteria" jsonb DEFAULT '[]'::jsonb NOT NULL;