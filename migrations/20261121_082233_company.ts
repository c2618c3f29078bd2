import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_company_texts_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_company_texts_place" AS ENUM('introduction', 'milestones', 'second-about', 'investor-overview', 'future-partners', 'legal');
  CREATE TYPE "public"."enum_company_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_texts_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__company_texts_v_version_place" AS ENUM('introduction', 'milestones', 'second-about', 'investor-overview', 'future-partners', 'legal');
  CREATE TYPE "public"."enum__company_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_texts_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_about_items_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_about_items_page_type" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_about_items_shows" AS ENUM('text', 'milestones', 'honours');
  CREATE TYPE "public"."enum_about_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_items_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__about_items_v_version_page_type" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum__about_items_v_version_shows" AS ENUM('text', 'milestones', 'honours');
  CREATE TYPE "public"."enum__about_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_items_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_milestones_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_milestones_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__milestones_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__milestones_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__milestones_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_honours_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_honours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__honours_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__honours_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__honours_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_members_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_groups_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_groups_kind" AS ENUM('leaders', 'sales', 'rd');
  CREATE TYPE "public"."enum_company_videos_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_company_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_videos_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__company_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_videos_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_partners_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_jobs_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_office_pictures_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_office_pictures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__office_pictures_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__office_pictures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__office_pictures_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_investor_videos_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_investor_videos_link_type" AS ENUM('inline', 'link');
  CREATE TYPE "public"."enum_investor_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_videos_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__investor_videos_v_version_link_type" AS ENUM('inline', 'link');
  CREATE TYPE "public"."enum__investor_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_videos_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_investor_relations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_relations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_relations_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TABLE "company_texts_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_company_texts_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "company_texts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_company_texts_place",
  	"picture_id" varchar,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_company_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "company_texts_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_company_texts_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__company_texts_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_company_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_place" "enum__company_texts_v_version_place",
  	"version_picture_id" varchar,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__company_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_texts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_company_texts_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_items_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_about_items_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_items" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"page_type" "enum_about_items_page_type" DEFAULT '1',
  	"shows" "enum_about_items_shows" DEFAULT 'text',
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_about_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "about_items_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_about_items_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__about_items_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_about_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_parent_id" varchar,
  	"version_page_type" "enum__about_items_v_version_page_type" DEFAULT '1',
  	"version_shows" "enum__about_items_v_version_shows" DEFAULT 'text',
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__about_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_items_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_items_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "milestones_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_milestones_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "milestones" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"month" numeric,
  	"picture_id" varchar,
  	"on_home" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_milestones_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "milestones_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_milestones_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__milestones_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_milestones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_year" numeric,
  	"version_month" numeric,
  	"version_picture_id" varchar,
  	"version_on_home" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__milestones_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__milestones_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_milestones_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "honours_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_honours_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "honours" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"picture_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_honours_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "honours_locales" (
  	"title" varchar,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_honours_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__honours_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_honours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_year" numeric,
  	"version_picture_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__honours_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__honours_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_honours_v_locales" (
  	"version_title" varchar,
  	"version_issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_team_members_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"picture_id" varchar,
  	"group_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "team_members_locales" (
  	"name" varchar,
  	"title" varchar,
  	"department" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_team_members_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__team_members_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_email" varchar,
  	"version_picture_id" varchar,
  	"version_group_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_members_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_team_members_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_department" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_groups_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_team_groups_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "team_groups" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_team_groups_kind" DEFAULT 'sales' NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_groups_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_videos_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_company_videos_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "company_videos" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"video_id" varchar,
  	"cover_id" varchar,
  	"order" numeric DEFAULT 0,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_company_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "company_videos_locales" (
  	"title" varchar,
  	"brief" varchar,
  	"captions_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_company_videos_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__company_videos_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_company_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_video_id" varchar,
  	"version_cover_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__company_videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_videos_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_company_videos_v_locales" (
  	"version_title" varchar,
  	"version_brief" varchar,
  	"version_captions_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_partners_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"logo_id" varchar,
  	"link" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_logo_id" varchar,
  	"version_link" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_jobs_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"create_time" timestamp(3) with time zone,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"name" varchar,
  	"department" varchar,
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__jobs_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_link" varchar,
  	"version_create_time" timestamp(3) with time zone,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_name" varchar,
  	"version_department" varchar,
  	"version_place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "office_pictures_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_office_pictures_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "office_pictures" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_office_pictures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "office_pictures_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_office_pictures_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__office_pictures_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_office_pictures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_picture_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__office_pictures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__office_pictures_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_office_pictures_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "investor_videos_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_investor_videos_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "investor_videos" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"link_type" "enum_investor_videos_link_type" DEFAULT 'inline',
  	"video_id" varchar,
  	"address" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_investor_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "investor_videos_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_investor_videos_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__investor_videos_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_investor_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_link_type" "enum__investor_videos_v_version_link_type" DEFAULT 'inline',
  	"version_video_id" varchar,
  	"version_address" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__investor_videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__investor_videos_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_investor_videos_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "home_iot_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"iot_title" varchar,
  	"iot_text" varchar,
  	"iot_picture_id" varchar,
  	"iot_link_label" varchar,
  	"iot_link_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_statistics_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_iot_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_iot_title" varchar,
  	"version_iot_text" varchar,
  	"version_iot_picture_id" varchar,
  	"version_iot_link_label" varchar,
  	"version_iot_link_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "investor_relations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_investor_relations_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "investor_relations_locales" (
  	"stocks_label" varchar,
  	"stocks_address" varchar,
  	"notice_label" varchar,
  	"notice_address" varchar,
  	"contact_name" varchar,
  	"contact_position" varchar,
  	"contact_phone" varchar,
  	"contact_fax" varchar,
  	"contact_postcode" varchar,
  	"contact_email" varchar,
  	"contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_investor_relations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__investor_relations_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__investor_relations_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_investor_relations_v_locales" (
  	"version_stocks_label" varchar,
  	"version_stocks_address" varchar,
  	"version_notice_label" varchar,
  	"version_notice_address" varchar,
  	"version_contact_name" varchar,
  	"version_contact_position" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_fax" varchar,
  	"version_contact_postcode" varchar,
  	"version_contact_email" varchar,
  	"version_contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_careers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "careers_locales" (
  	"campus_label" varchar,
  	"campus_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__careers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_careers_v_locales" (
  	"version_campus_label" varchar,
  	"version_campus_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "news" ADD COLUMN "investors" boolean DEFAULT false;
  ALTER TABLE "_news_v" ADD COLUMN "version_investors" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "company_texts_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "about_items_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "milestones_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "honours_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "team_members_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "team_groups_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "company_videos_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "jobs_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "office_pictures_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "investor_videos_id" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "privacy_policy_id" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_privacy_policy_id" varchar;
  ALTER TABLE "nav_friendlylinks" ADD COLUMN "picture_id" varchar;
  ALTER TABLE "_nav_friendlylinks_v" ADD COLUMN "picture_id" varchar;
  ALTER TABLE "company_texts_sites" ADD CONSTRAINT "company_texts_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_texts" ADD CONSTRAINT "company_texts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_texts_locales" ADD CONSTRAINT "company_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_texts_v_version_sites" ADD CONSTRAINT "_company_texts_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_texts_v" ADD CONSTRAINT "_company_texts_v_parent_id_company_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_texts_v" ADD CONSTRAINT "_company_texts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_texts_v_locales" ADD CONSTRAINT "_company_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_items_sites" ADD CONSTRAINT "about_items_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_items" ADD CONSTRAINT "about_items_parent_id_about_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_items_locales" ADD CONSTRAINT "about_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_items_v_version_sites" ADD CONSTRAINT "_about_items_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_items_v" ADD CONSTRAINT "_about_items_v_parent_id_about_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_items_v" ADD CONSTRAINT "_about_items_v_version_parent_id_about_items_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."about_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_items_v_locales" ADD CONSTRAINT "_about_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "milestones_sites" ADD CONSTRAINT "milestones_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "milestones" ADD CONSTRAINT "milestones_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "milestones_locales" ADD CONSTRAINT "milestones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_milestones_v_version_sites" ADD CONSTRAINT "_milestones_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_milestones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_parent_id_milestones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v_locales" ADD CONSTRAINT "_milestones_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_milestones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "honours_sites" ADD CONSTRAINT "honours_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."honours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "honours" ADD CONSTRAINT "honours_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "honours_locales" ADD CONSTRAINT "honours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."honours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_honours_v_version_sites" ADD CONSTRAINT "_honours_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_honours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_honours_v" ADD CONSTRAINT "_honours_v_parent_id_honours_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."honours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_honours_v" ADD CONSTRAINT "_honours_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_honours_v_locales" ADD CONSTRAINT "_honours_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_honours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members_sites" ADD CONSTRAINT "team_members_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_group_id_team_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."team_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v_version_sites" ADD CONSTRAINT "_team_members_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_group_id_team_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."team_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_groups_sites" ADD CONSTRAINT "team_groups_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_groups_locales" ADD CONSTRAINT "team_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_videos_sites" ADD CONSTRAINT "company_videos_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_videos" ADD CONSTRAINT "company_videos_video_id_files_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_videos" ADD CONSTRAINT "company_videos_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_videos_locales" ADD CONSTRAINT "company_videos_locales_captions_id_files_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_videos_locales" ADD CONSTRAINT "company_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_videos_v_version_sites" ADD CONSTRAINT "_company_videos_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_videos_v" ADD CONSTRAINT "_company_videos_v_parent_id_company_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v" ADD CONSTRAINT "_company_videos_v_version_video_id_files_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v" ADD CONSTRAINT "_company_videos_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v_locales" ADD CONSTRAINT "_company_videos_v_locales_version_captions_id_files_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v_locales" ADD CONSTRAINT "_company_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_sites" ADD CONSTRAINT "partners_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_sites" ADD CONSTRAINT "_partners_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_sites" ADD CONSTRAINT "jobs_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_sites" ADD CONSTRAINT "_jobs_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_pictures_sites" ADD CONSTRAINT "office_pictures_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_pictures" ADD CONSTRAINT "office_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "office_pictures_locales" ADD CONSTRAINT "office_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."office_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_office_pictures_v_version_sites" ADD CONSTRAINT "_office_pictures_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_office_pictures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_office_pictures_v" ADD CONSTRAINT "_office_pictures_v_parent_id_office_pictures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_office_pictures_v" ADD CONSTRAINT "_office_pictures_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_office_pictures_v_locales" ADD CONSTRAINT "_office_pictures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_office_pictures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_videos_sites" ADD CONSTRAINT "investor_videos_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."investor_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_videos" ADD CONSTRAINT "investor_videos_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_videos" ADD CONSTRAINT "investor_videos_video_id_files_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_videos_locales" ADD CONSTRAINT "investor_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_videos_v_version_sites" ADD CONSTRAINT "_investor_videos_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_investor_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_videos_v" ADD CONSTRAINT "_investor_videos_v_parent_id_investor_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."investor_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_videos_v" ADD CONSTRAINT "_investor_videos_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_videos_v" ADD CONSTRAINT "_investor_videos_v_version_video_id_files_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_videos_v_locales" ADD CONSTRAINT "_investor_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_statistics" ADD CONSTRAINT "home_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_iot_points" ADD CONSTRAINT "home_iot_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_iot_picture_id_media_id_fk" FOREIGN KEY ("iot_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_statistics_v" ADD CONSTRAINT "_home_statistics_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_iot_points_v" ADD CONSTRAINT "_home_iot_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_version_iot_picture_id_media_id_fk" FOREIGN KEY ("version_iot_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_relations_locales" ADD CONSTRAINT "investor_relations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_relations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_relations_v_locales" ADD CONSTRAINT "_investor_relations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_relations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_locales" ADD CONSTRAINT "careers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_locales" ADD CONSTRAINT "_careers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "company_texts_sites_order_idx" ON "company_texts_sites" USING btree ("order");
  CREATE INDEX "company_texts_sites_parent_idx" ON "company_texts_sites" USING btree ("parent_id");
  CREATE INDEX "company_texts_sites_value_idx" ON "company_texts_sites" USING btree ("value");
  CREATE UNIQUE INDEX "company_texts_place_idx" ON "company_texts" USING btree ("place");
  CREATE INDEX "company_texts_picture_idx" ON "company_texts" USING btree ("picture_id");
  CREATE INDEX "company_texts_update_time_idx" ON "company_texts" USING btree ("update_time");
  CREATE INDEX "company_texts_updated_at_idx" ON "company_texts" USING btree ("updated_at");
  CREATE INDEX "company_texts_created_at_idx" ON "company_texts" USING btree ("created_at");
  CREATE INDEX "company_texts__status_idx" ON "company_texts" USING btree ("_status");
  CREATE UNIQUE INDEX "company_texts_locales_locale_parent_id_unique" ON "company_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_texts_v_version_sites_order_idx" ON "_company_texts_v_version_sites" USING btree ("order");
  CREATE INDEX "_company_texts_v_version_sites_parent_idx" ON "_company_texts_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_company_texts_v_version_sites_value_idx" ON "_company_texts_v_version_sites" USING btree ("value");
  CREATE INDEX "_company_texts_v_parent_idx" ON "_company_texts_v" USING btree ("parent_id");
  CREATE INDEX "_company_texts_v_version_version_place_idx" ON "_company_texts_v" USING btree ("version_place");
  CREATE INDEX "_company_texts_v_version_version_picture_idx" ON "_company_texts_v" USING btree ("version_picture_id");
  CREATE INDEX "_company_texts_v_version_version_update_time_idx" ON "_company_texts_v" USING btree ("version_update_time");
  CREATE INDEX "_company_texts_v_version_version_updated_at_idx" ON "_company_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_company_texts_v_version_version_created_at_idx" ON "_company_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_company_texts_v_version_version__status_idx" ON "_company_texts_v" USING btree ("version__status");
  CREATE INDEX "_company_texts_v_created_at_idx" ON "_company_texts_v" USING btree ("created_at");
  CREATE INDEX "_company_texts_v_updated_at_idx" ON "_company_texts_v" USING btree ("updated_at");
  CREATE INDEX "_company_texts_v_snapshot_idx" ON "_company_texts_v" USING btree ("snapshot");
  CREATE INDEX "_company_texts_v_published_locale_idx" ON "_company_texts_v" USING btree ("published_locale");
  CREATE INDEX "_company_texts_v_latest_idx" ON "_company_texts_v" USING btree ("latest");
  CREATE INDEX "_company_texts_v_autosave_idx" ON "_company_texts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_company_texts_v_locales_locale_parent_id_unique" ON "_company_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_items_sites_order_idx" ON "about_items_sites" USING btree ("order");
  CREATE INDEX "about_items_sites_parent_idx" ON "about_items_sites" USING btree ("parent_id");
  CREATE INDEX "about_items_sites_value_idx" ON "about_items_sites" USING btree ("value");
  CREATE INDEX "about_items_parent_idx" ON "about_items" USING btree ("parent_id");
  CREATE INDEX "about_items_order_idx" ON "about_items" USING btree ("order");
  CREATE INDEX "about_items_updated_at_idx" ON "about_items" USING btree ("updated_at");
  CREATE INDEX "about_items_created_at_idx" ON "about_items" USING btree ("created_at");
  CREATE INDEX "about_items__status_idx" ON "about_items" USING btree ("_status");
  CREATE UNIQUE INDEX "about_items_locales_locale_parent_id_unique" ON "about_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_items_v_version_sites_order_idx" ON "_about_items_v_version_sites" USING btree ("order");
  CREATE INDEX "_about_items_v_version_sites_parent_idx" ON "_about_items_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_about_items_v_version_sites_value_idx" ON "_about_items_v_version_sites" USING btree ("value");
  CREATE INDEX "_about_items_v_parent_idx" ON "_about_items_v" USING btree ("parent_id");
  CREATE INDEX "_about_items_v_version_version_parent_idx" ON "_about_items_v" USING btree ("version_parent_id");
  CREATE INDEX "_about_items_v_version_version_order_idx" ON "_about_items_v" USING btree ("version_order");
  CREATE INDEX "_about_items_v_version_version_updated_at_idx" ON "_about_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_about_items_v_version_version_created_at_idx" ON "_about_items_v" USING btree ("version_created_at");
  CREATE INDEX "_about_items_v_version_version__status_idx" ON "_about_items_v" USING btree ("version__status");
  CREATE INDEX "_about_items_v_created_at_idx" ON "_about_items_v" USING btree ("created_at");
  CREATE INDEX "_about_items_v_updated_at_idx" ON "_about_items_v" USING btree ("updated_at");
  CREATE INDEX "_about_items_v_snapshot_idx" ON "_about_items_v" USING btree ("snapshot");
  CREATE INDEX "_about_items_v_published_locale_idx" ON "_about_items_v" USING btree ("published_locale");
  CREATE INDEX "_about_items_v_latest_idx" ON "_about_items_v" USING btree ("latest");
  CREATE INDEX "_about_items_v_autosave_idx" ON "_about_items_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_about_items_v_locales_locale_parent_id_unique" ON "_about_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "milestones_sites_order_idx" ON "milestones_sites" USING btree ("order");
  CREATE INDEX "milestones_sites_parent_idx" ON "milestones_sites" USING btree ("parent_id");
  CREATE INDEX "milestones_sites_value_idx" ON "milestones_sites" USING btree ("value");
  CREATE INDEX "milestones_picture_idx" ON "milestones" USING btree ("picture_id");
  CREATE INDEX "milestones_on_home_idx" ON "milestones" USING btree ("on_home");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "milestones__status_idx" ON "milestones" USING btree ("_status");
  CREATE UNIQUE INDEX "milestones_locales_locale_parent_id_unique" ON "milestones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_milestones_v_version_sites_order_idx" ON "_milestones_v_version_sites" USING btree ("order");
  CREATE INDEX "_milestones_v_version_sites_parent_idx" ON "_milestones_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_sites_value_idx" ON "_milestones_v_version_sites" USING btree ("value");
  CREATE INDEX "_milestones_v_parent_idx" ON "_milestones_v" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_version_picture_idx" ON "_milestones_v" USING btree ("version_picture_id");
  CREATE INDEX "_milestones_v_version_version_on_home_idx" ON "_milestones_v" USING btree ("version_on_home");
  CREATE INDEX "_milestones_v_version_version_updated_at_idx" ON "_milestones_v" USING btree ("version_updated_at");
  CREATE INDEX "_milestones_v_version_version_created_at_idx" ON "_milestones_v" USING btree ("version_created_at");
  CREATE INDEX "_milestones_v_version_version__status_idx" ON "_milestones_v" USING btree ("version__status");
  CREATE INDEX "_milestones_v_created_at_idx" ON "_milestones_v" USING btree ("created_at");
  CREATE INDEX "_milestones_v_updated_at_idx" ON "_milestones_v" USING btree ("updated_at");
  CREATE INDEX "_milestones_v_snapshot_idx" ON "_milestones_v" USING btree ("snapshot");
  CREATE INDEX "_milestones_v_published_locale_idx" ON "_milestones_v" USING btree ("published_locale");
  CREATE INDEX "_milestones_v_latest_idx" ON "_milestones_v" USING btree ("latest");
  CREATE INDEX "_milestones_v_autosave_idx" ON "_milestones_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_milestones_v_locales_locale_parent_id_unique" ON "_milestones_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "honours_sites_order_idx" ON "honours_sites" USING btree ("order");
  CREATE INDEX "honours_sites_parent_idx" ON "honours_sites" USING btree ("parent_id");
  CREATE INDEX "honours_sites_value_idx" ON "honours_sites" USING btree ("value");
  CREATE INDEX "honours_picture_idx" ON "honours" USING btree ("picture_id");
  CREATE INDEX "honours_order_idx" ON "honours" USING btree ("order");
  CREATE INDEX "honours_updated_at_idx" ON "honours" USING btree ("updated_at");
  CREATE INDEX "honours_created_at_idx" ON "honours" USING btree ("created_at");
  CREATE INDEX "honours__status_idx" ON "honours" USING btree ("_status");
  CREATE UNIQUE INDEX "honours_locales_locale_parent_id_unique" ON "honours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_honours_v_version_sites_order_idx" ON "_honours_v_version_sites" USING btree ("order");
  CREATE INDEX "_honours_v_version_sites_parent_idx" ON "_honours_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_honours_v_version_sites_value_idx" ON "_honours_v_version_sites" USING btree ("value");
  CREATE INDEX "_honours_v_parent_idx" ON "_honours_v" USING btree ("parent_id");
  CREATE INDEX "_honours_v_version_version_picture_idx" ON "_honours_v" USING btree ("version_picture_id");
  CREATE INDEX "_honours_v_version_version_order_idx" ON "_honours_v" USING btree ("version_order");
  CREATE INDEX "_honours_v_version_version_updated_at_idx" ON "_honours_v" USING btree ("version_updated_at");
  CREATE INDEX "_honours_v_version_version_created_at_idx" ON "_honours_v" USING btree ("version_created_at");
  CREATE INDEX "_honours_v_version_version__status_idx" ON "_honours_v" USING btree ("version__status");
  CREATE INDEX "_honours_v_created_at_idx" ON "_honours_v" USING btree ("created_at");
  CREATE INDEX "_honours_v_updated_at_idx" ON "_honours_v" USING btree ("updated_at");
  CREATE INDEX "_honours_v_snapshot_idx" ON "_honours_v" USING btree ("snapshot");
  CREATE INDEX "_honours_v_published_locale_idx" ON "_honours_v" USING btree ("published_locale");
  CREATE INDEX "_honours_v_latest_idx" ON "_honours_v" USING btree ("latest");
  CREATE INDEX "_honours_v_autosave_idx" ON "_honours_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_honours_v_locales_locale_parent_id_unique" ON "_honours_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members_sites_order_idx" ON "team_members_sites" USING btree ("order");
  CREATE INDEX "team_members_sites_parent_idx" ON "team_members_sites" USING btree ("parent_id");
  CREATE INDEX "team_members_sites_value_idx" ON "team_members_sites" USING btree ("value");
  CREATE INDEX "team_members_picture_idx" ON "team_members" USING btree ("picture_id");
  CREATE INDEX "team_members_group_idx" ON "team_members" USING btree ("group_id");
  CREATE INDEX "team_members_order_idx" ON "team_members" USING btree ("order");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_members_v_version_sites_order_idx" ON "_team_members_v_version_sites" USING btree ("order");
  CREATE INDEX "_team_members_v_version_sites_parent_idx" ON "_team_members_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_sites_value_idx" ON "_team_members_v_version_sites" USING btree ("value");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_picture_idx" ON "_team_members_v" USING btree ("version_picture_id");
  CREATE INDEX "_team_members_v_version_version_group_idx" ON "_team_members_v" USING btree ("version_group_id");
  CREATE INDEX "_team_members_v_version_version_order_idx" ON "_team_members_v" USING btree ("version_order");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_snapshot_idx" ON "_team_members_v" USING btree ("snapshot");
  CREATE INDEX "_team_members_v_published_locale_idx" ON "_team_members_v" USING btree ("published_locale");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE INDEX "_team_members_v_autosave_idx" ON "_team_members_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_groups_sites_order_idx" ON "team_groups_sites" USING btree ("order");
  CREATE INDEX "team_groups_sites_parent_idx" ON "team_groups_sites" USING btree ("parent_id");
  CREATE INDEX "team_groups_sites_value_idx" ON "team_groups_sites" USING btree ("value");
  CREATE INDEX "team_groups_order_idx" ON "team_groups" USING btree ("order");
  CREATE INDEX "team_groups_updated_at_idx" ON "team_groups" USING btree ("updated_at");
  CREATE INDEX "team_groups_created_at_idx" ON "team_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_groups_locales_locale_parent_id_unique" ON "team_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_videos_sites_order_idx" ON "company_videos_sites" USING btree ("order");
  CREATE INDEX "company_videos_sites_parent_idx" ON "company_videos_sites" USING btree ("parent_id");
  CREATE INDEX "company_videos_sites_value_idx" ON "company_videos_sites" USING btree ("value");
  CREATE INDEX "company_videos_video_idx" ON "company_videos" USING btree ("video_id");
  CREATE INDEX "company_videos_cover_idx" ON "company_videos" USING btree ("cover_id");
  CREATE INDEX "company_videos_order_idx" ON "company_videos" USING btree ("order");
  CREATE INDEX "company_videos_update_time_idx" ON "company_videos" USING btree ("update_time");
  CREATE INDEX "company_videos_updated_at_idx" ON "company_videos" USING btree ("updated_at");
  CREATE INDEX "company_videos_created_at_idx" ON "company_videos" USING btree ("created_at");
  CREATE INDEX "company_videos__status_idx" ON "company_videos" USING btree ("_status");
  CREATE INDEX "company_videos_captions_idx" ON "company_videos_locales" USING btree ("captions_id","_locale");
  CREATE UNIQUE INDEX "company_videos_locales_locale_parent_id_unique" ON "company_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_videos_v_version_sites_order_idx" ON "_company_videos_v_version_sites" USING btree ("order");
  CREATE INDEX "_company_videos_v_version_sites_parent_idx" ON "_company_videos_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_company_videos_v_version_sites_value_idx" ON "_company_videos_v_version_sites" USING btree ("value");
  CREATE INDEX "_company_videos_v_parent_idx" ON "_company_videos_v" USING btree ("parent_id");
  CREATE INDEX "_company_videos_v_version_version_video_idx" ON "_company_videos_v" USING btree ("version_video_id");
  CREATE INDEX "_company_videos_v_version_version_cover_idx" ON "_company_videos_v" USING btree ("version_cover_id");
  CREATE INDEX "_company_videos_v_version_version_order_idx" ON "_company_videos_v" USING btree ("version_order");
  CREATE INDEX "_company_videos_v_version_version_update_time_idx" ON "_company_videos_v" USING btree ("version_update_time");
  CREATE INDEX "_company_videos_v_version_version_updated_at_idx" ON "_company_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_company_videos_v_version_version_created_at_idx" ON "_company_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_company_videos_v_version_version__status_idx" ON "_company_videos_v" USING btree ("version__status");
  CREATE INDEX "_company_videos_v_created_at_idx" ON "_company_videos_v" USING btree ("created_at");
  CREATE INDEX "_company_videos_v_updated_at_idx" ON "_company_videos_v" USING btree ("updated_at");
  CREATE INDEX "_company_videos_v_snapshot_idx" ON "_company_videos_v" USING btree ("snapshot");
  CREATE INDEX "_company_videos_v_published_locale_idx" ON "_company_videos_v" USING btree ("published_locale");
  CREATE INDEX "_company_videos_v_latest_idx" ON "_company_videos_v" USING btree ("latest");
  CREATE INDEX "_company_videos_v_autosave_idx" ON "_company_videos_v" USING btree ("autosave");
  CREATE INDEX "_company_videos_v_version_version_captions_idx" ON "_company_videos_v_locales" USING btree ("version_captions_id","_locale");
  CREATE UNIQUE INDEX "_company_videos_v_locales_locale_parent_id_unique" ON "_company_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_sites_order_idx" ON "partners_sites" USING btree ("order");
  CREATE INDEX "partners_sites_parent_idx" ON "partners_sites" USING btree ("parent_id");
  CREATE INDEX "partners_sites_value_idx" ON "partners_sites" USING btree ("value");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_order_idx" ON "partners" USING btree ("order");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_version_sites_order_idx" ON "_partners_v_version_sites" USING btree ("order");
  CREATE INDEX "_partners_v_version_sites_parent_idx" ON "_partners_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_sites_value_idx" ON "_partners_v_version_sites" USING btree ("value");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_order_idx" ON "_partners_v" USING btree ("version_order");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_sites_order_idx" ON "jobs_sites" USING btree ("order");
  CREATE INDEX "jobs_sites_parent_idx" ON "jobs_sites" USING btree ("parent_id");
  CREATE INDEX "jobs_sites_value_idx" ON "jobs_sites" USING btree ("value");
  CREATE INDEX "jobs_create_time_idx" ON "jobs" USING btree ("create_time");
  CREATE INDEX "jobs_order_idx" ON "jobs" USING btree ("order");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_version_sites_order_idx" ON "_jobs_v_version_sites" USING btree ("order");
  CREATE INDEX "_jobs_v_version_sites_parent_idx" ON "_jobs_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_sites_value_idx" ON "_jobs_v_version_sites" USING btree ("value");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_create_time_idx" ON "_jobs_v" USING btree ("version_create_time");
  CREATE INDEX "_jobs_v_version_version_order_idx" ON "_jobs_v" USING btree ("version_order");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "office_pictures_sites_order_idx" ON "office_pictures_sites" USING btree ("order");
  CREATE INDEX "office_pictures_sites_parent_idx" ON "office_pictures_sites" USING btree ("parent_id");
  CREATE INDEX "office_pictures_sites_value_idx" ON "office_pictures_sites" USING btree ("value");
  CREATE INDEX "office_pictures_picture_idx" ON "office_pictures" USING btree ("picture_id");
  CREATE INDEX "office_pictures_order_idx" ON "office_pictures" USING btree ("order");
  CREATE INDEX "office_pictures_updated_at_idx" ON "office_pictures" USING btree ("updated_at");
  CREATE INDEX "office_pictures_created_at_idx" ON "office_pictures" USING btree ("created_at");
  CREATE INDEX "office_pictures__status_idx" ON "office_pictures" USING btree ("_status");
  CREATE UNIQUE INDEX "office_pictures_locales_locale_parent_id_unique" ON "office_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_office_pictures_v_version_sites_order_idx" ON "_office_pictures_v_version_sites" USING btree ("order");
  CREATE INDEX "_office_pictures_v_version_sites_parent_idx" ON "_office_pictures_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_office_pictures_v_version_sites_value_idx" ON "_office_pictures_v_version_sites" USING btree ("value");
  CREATE INDEX "_office_pictures_v_parent_idx" ON "_office_pictures_v" USING btree ("parent_id");
  CREATE INDEX "_office_pictures_v_version_version_picture_idx" ON "_office_pictures_v" USING btree ("version_picture_id");
  CREATE INDEX "_office_pictures_v_version_version_order_idx" ON "_office_pictures_v" USING btree ("version_order");
  CREATE INDEX "_office_pictures_v_version_version_updated_at_idx" ON "_office_pictures_v" USING btree ("version_updated_at");
  CREATE INDEX "_office_pictures_v_version_version_created_at_idx" ON "_office_pictures_v" USING btree ("version_created_at");
  CREATE INDEX "_office_pictures_v_version_version__status_idx" ON "_office_pictures_v" USING btree ("version__status");
  CREATE INDEX "_office_pictures_v_created_at_idx" ON "_office_pictures_v" USING btree ("created_at");
  CREATE INDEX "_office_pictures_v_updated_at_idx" ON "_office_pictures_v" USING btree ("updated_at");
  CREATE INDEX "_office_pictures_v_snapshot_idx" ON "_office_pictures_v" USING btree ("snapshot");
  CREATE INDEX "_office_pictures_v_published_locale_idx" ON "_office_pictures_v" USING btree ("published_locale");
  CREATE INDEX "_office_pictures_v_latest_idx" ON "_office_pictures_v" USING btree ("latest");
  CREATE INDEX "_office_pictures_v_autosave_idx" ON "_office_pictures_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_office_pictures_v_locales_locale_parent_id_unique" ON "_office_pictures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_videos_sites_order_idx" ON "investor_videos_sites" USING btree ("order");
  CREATE INDEX "investor_videos_sites_parent_idx" ON "investor_videos_sites" USING btree ("parent_id");
  CREATE INDEX "investor_videos_sites_value_idx" ON "investor_videos_sites" USING btree ("value");
  CREATE INDEX "investor_videos_cover_idx" ON "investor_videos" USING btree ("cover_id");
  CREATE INDEX "investor_videos_video_idx" ON "investor_videos" USING btree ("video_id");
  CREATE INDEX "investor_videos_order_idx" ON "investor_videos" USING btree ("order");
  CREATE INDEX "investor_videos_updated_at_idx" ON "investor_videos" USING btree ("updated_at");
  CREATE INDEX "investor_videos_created_at_idx" ON "investor_videos" USING btree ("created_at");
  CREATE INDEX "investor_videos__status_idx" ON "investor_videos" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_videos_locales_locale_parent_id_unique" ON "investor_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_videos_v_version_sites_order_idx" ON "_investor_videos_v_version_sites" USING btree ("order");
  CREATE INDEX "_investor_videos_v_version_sites_parent_idx" ON "_investor_videos_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_investor_videos_v_version_sites_value_idx" ON "_investor_videos_v_version_sites" USING btree ("value");
  CREATE INDEX "_investor_videos_v_parent_idx" ON "_investor_videos_v" USING btree ("parent_id");
  CREATE INDEX "_investor_videos_v_version_version_cover_idx" ON "_investor_videos_v" USING btree ("version_cover_id");
  CREATE INDEX "_investor_videos_v_version_version_video_idx" ON "_investor_videos_v" USING btree ("version_video_id");
  CREATE INDEX "_investor_videos_v_version_version_order_idx" ON "_investor_videos_v" USING btree ("version_order");
  CREATE INDEX "_investor_videos_v_version_version_updated_at_idx" ON "_investor_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_investor_videos_v_version_version_created_at_idx" ON "_investor_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_investor_videos_v_version_version__status_idx" ON "_investor_videos_v" USING btree ("version__status");
  CREATE INDEX "_investor_videos_v_created_at_idx" ON "_investor_videos_v" USING btree ("created_at");
  CREATE INDEX "_investor_videos_v_updated_at_idx" ON "_investor_videos_v" USING btree ("updated_at");
  CREATE INDEX "_investor_videos_v_snapshot_idx" ON "_investor_videos_v" USING btree ("snapshot");
  CREATE INDEX "_investor_videos_v_published_locale_idx" ON "_investor_videos_v" USING btree ("published_locale");
  CREATE INDEX "_investor_videos_v_latest_idx" ON "_investor_videos_v" USING btree ("latest");
  CREATE INDEX "_investor_videos_v_autosave_idx" ON "_investor_videos_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_investor_videos_v_locales_locale_parent_id_unique" ON "_investor_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_statistics_order_idx" ON "home_statistics" USING btree ("_order");
  CREATE INDEX "home_statistics_parent_id_idx" ON "home_statistics" USING btree ("_parent_id");
  CREATE INDEX "home_statistics_locale_idx" ON "home_statistics" USING btree ("_locale");
  CREATE INDEX "home_iot_points_order_idx" ON "home_iot_points" USING btree ("_order");
  CREATE INDEX "home_iot_points_parent_id_idx" ON "home_iot_points" USING btree ("_parent_id");
  CREATE INDEX "home_iot_points_locale_idx" ON "home_iot_points" USING btree ("_locale");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "home_page_iot_iot_picture_idx" ON "home_page_locales" USING btree ("iot_picture_id","_locale");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_statistics_v_order_idx" ON "_home_statistics_v" USING btree ("_order");
  CREATE INDEX "_home_statistics_v_parent_id_idx" ON "_home_statistics_v" USING btree ("_parent_id");
  CREATE INDEX "_home_statistics_v_locale_idx" ON "_home_statistics_v" USING btree ("_locale");
  CREATE INDEX "_home_iot_points_v_order_idx" ON "_home_iot_points_v" USING btree ("_order");
  CREATE INDEX "_home_iot_points_v_parent_id_idx" ON "_home_iot_points_v" USING btree ("_parent_id");
  CREATE INDEX "_home_iot_points_v_locale_idx" ON "_home_iot_points_v" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_home_page_v_version_iot_version_iot_picture_idx" ON "_home_page_v_locales" USING btree ("version_iot_picture_id","_locale");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_relations__status_idx" ON "investor_relations" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_relations_locales_locale_parent_id_unique" ON "investor_relations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_relations_v_version_version__status_idx" ON "_investor_relations_v" USING btree ("version__status");
  CREATE INDEX "_investor_relations_v_created_at_idx" ON "_investor_relations_v" USING btree ("created_at");
  CREATE INDEX "_investor_relations_v_updated_at_idx" ON "_investor_relations_v" USING btree ("updated_at");
  CREATE INDEX "_investor_relations_v_snapshot_idx" ON "_investor_relations_v" USING btree ("snapshot");
  CREATE INDEX "_investor_relations_v_published_locale_idx" ON "_investor_relations_v" USING btree ("published_locale");
  CREATE INDEX "_investor_relations_v_latest_idx" ON "_investor_relations_v" USING btree ("latest");
  CREATE INDEX "_investor_relations_v_autosave_idx" ON "_investor_relations_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_investor_relations_v_locales_locale_parent_id_unique" ON "_investor_relations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers__status_idx" ON "careers" USING btree ("_status");
  CREATE UNIQUE INDEX "careers_locales_locale_parent_id_unique" ON "careers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v" USING btree ("version__status");
  CREATE INDEX "_careers_v_created_at_idx" ON "_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_snapshot_idx" ON "_careers_v" USING btree ("snapshot");
  CREATE INDEX "_careers_v_published_locale_idx" ON "_careers_v" USING btree ("published_locale");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE INDEX "_careers_v_autosave_idx" ON "_careers_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_careers_v_locales_locale_parent_id_unique" ON "_careers_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_company_texts_fk" FOREIGN KEY ("company_texts_id") REFERENCES "public"."company_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_about_items_fk" FOREIGN KEY ("about_items_id") REFERENCES "public"."about_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_honours_fk" FOREIGN KEY ("honours_id") REFERENCES "public"."honours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_groups_fk" FOREIGN KEY ("team_groups_id") REFERENCES "public"."team_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_company_videos_fk" FOREIGN KEY ("company_videos_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_office_pictures_fk" FOREIGN KEY ("office_pictures_id") REFERENCES "public"."office_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_investor_videos_fk" FOREIGN KEY ("investor_videos_id") REFERENCES "public"."investor_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_privacy_policy_id_files_id_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_version_privacy_policy_id_files_id_fk" FOREIGN KEY ("version_privacy_policy_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_friendlylinks" ADD CONSTRAINT "nav_friendlylinks_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_friendlylinks_v" ADD CONSTRAINT "_nav_friendlylinks_v_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "news_investors_idx" ON "news" USING btree ("investors");
  CREATE INDEX "_news_v_version_version_investors_idx" ON "_news_v" USING btree ("version_investors");
  CREATE INDEX "payload_locked_documents_rels_company_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("company_texts_id");
  CREATE INDEX "payload_locked_documents_rels_about_items_id_idx" ON "payload_locked_documents_rels" USING btree ("about_items_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_honours_id_idx" ON "payload_locked_documents_rels" USING btree ("honours_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_team_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("team_groups_id");
  CREATE INDEX "payload_locked_documents_rels_company_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("company_videos_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_office_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("office_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_investor_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("investor_videos_id");
  CREATE INDEX "site_settings_privacy_policy_idx" ON "site_settings_locales" USING btree ("privacy_policy_id","_locale");
  CREATE INDEX "_site_settings_v_version_version_privacy_policy_idx" ON "_site_settings_v_locales" USING btree ("version_privacy_policy_id","_locale");
  CREATE INDEX "nav_friendlylinks_picture_idx" ON "nav_friendlylinks" USING btree ("picture_id");
  CREATE INDEX "_nav_friendlylinks_v_picture_idx" ON "_nav_friendlylinks_v" USING btree ("picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company_texts_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_texts_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_items_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_items_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_milestones_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_milestones_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_milestones_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "honours_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "honours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "honours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_honours_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_honours_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_honours_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_groups_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_videos_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_videos_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_videos_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_pictures_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_pictures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_office_pictures_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_office_pictures_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_office_pictures_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_videos_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_videos_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_videos_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_iot_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_statistics_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_iot_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_relations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_relations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_relations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_relations_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "company_texts_sites" CASCADE;
  DROP TABLE "company_texts" CASCADE;
  DROP TABLE "company_texts_locales" CASCADE;
  DROP TABLE "_company_texts_v_version_sites" CASCADE;
  DROP TABLE "_company_texts_v" CASCADE;
  DROP TABLE "_company_texts_v_locales" CASCADE;
  DROP TABLE "about_items_sites" CASCADE;
  DROP TABLE "about_items" CASCADE;
  DROP TABLE "about_items_locales" CASCADE;
  DROP TABLE "_about_items_v_version_sites" CASCADE;
  DROP TABLE "_about_items_v" CASCADE;
  DROP TABLE "_about_items_v_locales" CASCADE;
  DROP TABLE "milestones_sites" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "milestones_locales" CASCADE;
  DROP TABLE "_milestones_v_version_sites" CASCADE;
  DROP TABLE "_milestones_v" CASCADE;
  DROP TABLE "_milestones_v_locales" CASCADE;
  DROP TABLE "honours_sites" CASCADE;
  DROP TABLE "honours" CASCADE;
  DROP TABLE "honours_locales" CASCADE;
  DROP TABLE "_honours_v_version_sites" CASCADE;
  DROP TABLE "_honours_v" CASCADE;
  DROP TABLE "_honours_v_locales" CASCADE;
  DROP TABLE "team_members_sites" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v_version_sites" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
  DROP TABLE "team_groups_sites" CASCADE;
  DROP TABLE "team_groups" CASCADE;
  DROP TABLE "team_groups_locales" CASCADE;
  DROP TABLE "company_videos_sites" CASCADE;
  DROP TABLE "company_videos" CASCADE;
  DROP TABLE "company_videos_locales" CASCADE;
  DROP TABLE "_company_videos_v_version_sites" CASCADE;
  DROP TABLE "_company_videos_v" CASCADE;
  DROP TABLE "_company_videos_v_locales" CASCADE;
  DROP TABLE "partners_sites" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v_version_sites" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "jobs_sites" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v_version_sites" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "office_pictures_sites" CASCADE;
  DROP TABLE "office_pictures" CASCADE;
  DROP TABLE "office_pictures_locales" CASCADE;
  DROP TABLE "_office_pictures_v_version_sites" CASCADE;
  DROP TABLE "_office_pictures_v" CASCADE;
  DROP TABLE "_office_pictures_v_locales" CASCADE;
  DROP TABLE "investor_videos_sites" CASCADE;
  DROP TABLE "investor_videos" CASCADE;
  DROP TABLE "investor_videos_locales" CASCADE;
  DROP TABLE "_investor_videos_v_version_sites" CASCADE;
  DROP TABLE "_investor_videos_v" CASCADE;
  DROP TABLE "_investor_videos_v_locales" CASCADE;
  DROP TABLE "home_statistics" CASCADE;
  DROP TABLE "home_iot_points" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_statistics_v" CASCADE;
  DROP TABLE "_home_iot_points_v" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "investor_relations" CASCADE;
  DROP TABLE "investor_relations_locales" CASCADE;
  DROP TABLE "_investor_relations_v" CASCADE;
  DROP TABLE "_investor_relations_v_locales" CASCADE;
  DROP TABLE "careers" CASCADE;
  DROP TABLE "careers_locales" CASCADE;
  DROP TABLE "_careers_v" CASCADE;
  DROP TABLE "_careers_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_company_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_about_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_milestones_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_honours_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_team_members_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_team_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_company_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_jobs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_office_pictures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_investor_videos_fk";
  
  ALTER TABLE "site_settings_locales" DROP CONSTRAINT "site_settings_locales_privacy_policy_id_files_id_fk";
  
  ALTER TABLE "_site_settings_v_locales" DROP CONSTRAINT "_site_settings_v_locales_version_privacy_policy_id_files_id_fk";
  
  ALTER TABLE "nav_friendlylinks" DROP CONSTRAINT "nav_friendlylinks_picture_id_media_id_fk";
  
  ALTER TABLE "_nav_friendlylinks_v" DROP CONSTRAINT "_nav_friendlylinks_v_picture_id_media_id_fk";
  
  DROP INDEX "news_investors_idx";
  DROP INDEX "_news_v_version_version_investors_idx";
  DROP INDEX "payload_locked_documents_rels_company_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_about_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_milestones_id_idx";
  DROP INDEX "payload_locked_documents_rels_honours_id_idx";
  DROP INDEX "payload_locked_documents_rels_team_members_id_idx";
  DROP INDEX "payload_locked_documents_rels_team_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_company_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_jobs_id_idx";
  DROP INDEX "payload_locked_documents_rels_office_pictures_id_idx";
  DROP INDEX "payload_locked_documents_rels_investor_videos_id_idx";
  DROP INDEX "site_settings_privacy_policy_idx";
  DROP INDEX "_site_settings_v_version_version_privacy_policy_idx";
  DROP INDEX "nav_friendlylinks_picture_idx";
  DROP INDEX "_nav_friendlylinks_v_picture_idx";
  ALTER TABLE "news" DROP COLUMN "investors";
  ALTER TABLE "_news_v" DROP COLUMN "version_investors";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "company_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "about_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "milestones_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "honours_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "team_members_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "team_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "company_videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "jobs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "office_pictures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "investor_videos_id";
  ALTER TABLE "site_settings_locales" DROP COLUMN "privacy_policy_id";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_privacy_policy_id";
  ALTER TABLE "nav_friendlylinks" DROP COLUMN "picture_id";
  ALTER TABLE "_nav_friendlylinks_v" DROP COLUMN "picture_id";
  DROP TYPE "public"."enum_company_texts_sites";
  DROP TYPE "public"."enum_company_texts_place";
  DROP TYPE "public"."enum_company_texts_status";
  DROP TYPE "public"."enum__company_texts_v_version_sites";
  DROP TYPE "public"."enum__company_texts_v_version_place";
  DROP TYPE "public"."enum__company_texts_v_version_status";
  DROP TYPE "public"."enum__company_texts_v_published_locale";
  DROP TYPE "public"."enum_about_items_sites";
  DROP TYPE "public"."enum_about_items_page_type";
  DROP TYPE "public"."enum_about_items_shows";
  DROP TYPE "public"."enum_about_items_status";
  DROP TYPE "public"."enum__about_items_v_version_sites";
  DROP TYPE "public"."enum__about_items_v_version_page_type";
  DROP TYPE "public"."enum__about_items_v_version_shows";
  DROP TYPE "public"."enum__about_items_v_version_status";
  DROP TYPE "public"."enum__about_items_v_published_locale";
  DROP TYPE "public"."enum_milestones_sites";
  DROP TYPE "public"."enum_milestones_status";
  DROP TYPE "public"."enum__milestones_v_version_sites";
  DROP TYPE "public"."enum__milestones_v_version_status";
  DROP TYPE "public"."enum__milestones_v_published_locale";
  DROP TYPE "public"."enum_honours_sites";
  DROP TYPE "public"."enum_honours_status";
  DROP TYPE "public"."enum__honours_v_version_sites";
  DROP TYPE "public"."enum__honours_v_version_status";
  DROP TYPE "public"."enum__honours_v_published_locale";
  DROP TYPE "public"."enum_team_members_sites";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_sites";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum__team_members_v_published_locale";
  DROP TYPE "public"."enum_team_groups_sites";
  DROP TYPE "public"."enum_team_groups_kind";
  DROP TYPE "public"."enum_company_videos_sites";
  DROP TYPE "public"."enum_company_videos_status";
  DROP TYPE "public"."enum__company_videos_v_version_sites";
  DROP TYPE "public"."enum__company_videos_v_version_status";
  DROP TYPE "public"."enum__company_videos_v_published_locale";
  DROP TYPE "public"."enum_partners_sites";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_sites";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum_jobs_sites";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_sites";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_office_pictures_sites";
  DROP TYPE "public"."enum_office_pictures_status";
  DROP TYPE "public"."enum__office_pictures_v_version_sites";
  DROP TYPE "public"."enum__office_pictures_v_version_status";
  DROP TYPE "public"."enum__office_pictures_v_published_locale";
  DROP TYPE "public"."enum_investor_videos_sites";
  DROP TYPE "public"."enum_investor_videos_link_type";
  DROP TYPE "public"."enum_investor_videos_status";
  DROP TYPE "public"."enum__investor_videos_v_version_sites";
  DROP TYPE "public"."enum__investor_videos_v_version_link_type";
  DROP TYPE "public"."enum__investor_videos_v_version_status";
  DROP TYPE "public"."enum__investor_videos_v_published_locale";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_investor_relations_status";
  DROP TYPE "public"."enum__investor_relations_v_version_status";
  DROP TYPE "public"."enum__investor_relations_v_published_locale";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum__careers_v_published_locale";`)
}
