CREATE TABLE "media_texts" (
	"file_id" text PRIMARY KEY NOT NULL,
	"alt" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "copy_of" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "copied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_copies" ON "files" USING btree ("copy_of");