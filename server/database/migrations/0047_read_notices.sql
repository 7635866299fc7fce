ALTER TABLE "notices" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
-- Notices that were sent before have lost their values and are not shown.
UPDATE "notices" SET "read_at" = "create_date";
