ALTER TABLE "matches" ALTER COLUMN "projects" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "cities" DROP NOT NULL;