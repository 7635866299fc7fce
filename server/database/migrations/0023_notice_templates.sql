CREATE TABLE "notice_templates" (
	"event" text PRIMARY KEY NOT NULL,
	"subject" jsonb NOT NULL,
	"text" jsonb NOT NULL
);
