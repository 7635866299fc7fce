CREATE TABLE "document_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"file_id" text NOT NULL,
	"position" integer NOT NULL
);
