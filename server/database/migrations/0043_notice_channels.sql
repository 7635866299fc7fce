ALTER TABLE "notices" ADD COLUMN "channel" text;--> statement-breakpoint
-- Until now every notice was a mail, and one without an address failed.
UPDATE "notices" SET "state" = 'unreachable', "error" = NULL WHERE "state" = 'failed' AND "error" = 'no address';--> statement-breakpoint
UPDATE "notices" SET "channel" = 'mail' WHERE "state" IN ('sending', 'sent') OR "tries" > 0 AND "state" <> 'unreachable';
