ALTER TABLE "deployment" ADD COLUMN "retention_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deployment" ADD COLUMN "retention_refused" jsonb;