import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { zh } from '@payloadcms/translations/languages/zh'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { collections } from './collections'
import { globals } from './globals'
import { withExactIds } from '@/cms/exact-ids'
import { withFormNotices } from '@/cms/admin/form-notices/with-form-notices'
import { withoutApiTab } from '@/cms/admin/without-api-tab'
import { gapsEndpoint } from '@/cms/gaps'
import { withRateLimits } from '@/cms/rate-limits-table'
import { extractTextTask } from '@/cms/file-texts/task'
import { logger } from '@/cms/logger'
import { dashboard } from '@/cms/dashboard/dashboard'
import { withOwnWidgetsOnly } from '@/cms/dashboard/own-widgets-only'
import { explainFullDisk } from '@/cms/hooks/explain-full-disk'
import { explainRefusedFile } from '@/cms/hooks/explain-refused-file'
import { refuseUnreadableRequests } from '@/cms/hooks/refuse-unreadable-requests'
import { guidePictureEndpoint } from '@/cms/guide/picture-endpoint'
import { exposePublicErrors } from '@/cms/hooks/expose-public-errors'
import { withRecordedReads } from '@/cms/hooks/record-reads'
import { mailAdapter } from '@/cms/mail/mail-adapter'
import { endFailedJobUpdates } from '@/cms/jobs/end-failed-updates'
import { workerOf } from '@/cms/jobs/worker'
import { listPresets, withTranslatedPresets } from '@/cms/lists/presets'
import { withoutInternalFields } from '@/cms/lists/without-internal-fields'
import { inquiryTasks } from '@/cms/inquiries/tasks'
import { findDocumentsEndpoint } from '@/cms/palette/find-documents'
import { linkTargetEndpoints } from '@/cms/link-targets/endpoints'
import { previewLinkEndpoints } from '@/cms/preview/links/endpoints'
import { withMergedSaves } from '@/cms/merging/with-merged-saves'
import { openFormsEndpoint } from '@/cms/presence/endpoint'
import { withOpenForms } from '@/cms/presence/table'
import { withoutLocks } from '@/cms/presence/without-locks'
import { withPreviewViews } from '@/cms/preview/with-preview-views'
import { plannedActionTask } from '@/cms/scheduling/task'
import { staffTranslations } from '@/cms/staff/texts'
import { withSearchRows } from '@/cms/search/table'
import { withSeoFields } from '@/cms/seo/with-seo-fields'
import { richText } from '@/cms/rich-text/editor'
import { adminTranslations } from '@/cms/texts'
import { withTranslatedBaseFields } from '@/cms/texts/base-fields'
import { payloadTexts } from '@/cms/texts/payload'
import { withFieldLabels } from '@/cms/texts/field-labels'
import { siteLabels } from '@/cms/site-labels'
import { storagePlugin } from '@/cms/storage/storage-plugin'
import { withVersionsView } from '@/cms/versions/with-versions-view'
import { withoutMissingVersions } from '@/cms/versions-endpoints'
import { contractEndpoints } from '@/contract/endpoints'
import { defaultSite, fallbackOf, siteIds } from '@/i18n/locales'
import { env } from '@/server/env'
import { registerWorker } from '@/server/jobs/worker'
import { RateLimit } from '@/server/rate-limit'
import { failFast } from '@/server/fail-fast'
import { connections, connectionTimeoutMillis } from '@/server/pools'
import { releaseFailedTransactions } from '@/server/release-failed-transactions'
import { retryReads } from '@/server/retry-reads'
import { requiringSecondFactor } from '@/server/staff/require-second-factor'
import { withStaffSignIn } from '@/server/staff/with-staff-sign-in'

const root = path.dirname(fileURLToPath(import.meta.url))
/** Where mails are written when no mail server is configured. */
const mailFolder = path.join(env.dataDir, 'mail')
/** Forms accept any mail address, so the confirmations per address are limited. */
const confirmationLimit = new RateLimit({ name: 'confirmations', points: 3, seconds: 60 * 60 })

const config = buildConfig({
  admin: {
    user: 'users',
    avatar: 'default',
    // A date with its time, as the language of the account writes them (date-fns).
    dateFormat: 'PPp',
    components: {
      graphics: { Icon: '/src/cms/admin/brand#AdminIcon', Logo: '/src/cms/admin/brand#AdminLogo' },
      beforeDashboard: ['/src/cms/inquiries/admin/dashboard#InboxRedirect'],
      providers: ['/src/cms/admin/saving/saving-watch#SavingWatch'],
      actions: [
        '/src/cms/palette/admin/command-palette#CommandPalette',
        '/src/cms/admin/new-rows/new-rows#NewRows',
      ],
      beforeNavLinks: [
        '/src/cms/inquiries/admin/nav-link#InboxLink',
        '/src/cms/guide/admin/guide-link#GuideLink',
      ],
      views: {
        login: { Component: '/src/cms/staff/admin/sign-in-view#SignInView' },
        dashboardList: {
          Component: '/src/cms/dashboard/admin/list-view#DashboardListView',
          path: '/overview/:list',
        },
        guide: { Component: '/src/cms/guide/admin/guide-view#GuideView', path: '/guide' },
      },
    },
    dashboard,
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: ' · Isotherm',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
  },
  collections: withStaffSignIn(collections),
  globals,
  // With an empty list Payload would allow methods and headers for all origins.
  cors: env.corsOrigins.length > 0 ? env.corsOrigins : undefined,
  csrf: env.trustedOrigins,
  // Server only: not sent to browsers.
  custom: { scanner: env.CLAMD_URL, mailFolder, publicOrigin: env.publicOrigin },
  db: withExactIds(
    postgresAdapter({
      migrationDir: path.join(root, 'migrations'),
      push: false,
      allowIDOnCreate: true,
      beforeSchemaInit: [withRateLimits, withSearchRows, withOpenForms],
      pool: {
        connectionString: env.DATABASE_URL,
        max: connections.cms,
        connectionTimeoutMillis,
        idleTimeoutMillis: 30_000,
        statement_timeout: 20_000,
        // For a database that does not respond to the statement timeout.
        query_timeout: 25_000,
      },
    }),
  ),
  defaultDepth: 0,
  maxDepth: 3,
  editor: richText,
  endpoints: [
    ...contractEndpoints,
    gapsEndpoint,
    findDocumentsEndpoint,
    ...linkTargetEndpoints,
    guidePictureEndpoint,
    openFormsEndpoint,
    ...previewLinkEndpoints,
  ],
  email: mailAdapter({ smtpUrl: env.SMTP_URL, folder: mailFolder, from: env.MAIL_FROM }),
  graphQL: { disable: true },
  hooks: { afterError: [exposePublicErrors, explainRefusedFile, explainFullDisk, refuseUnreadableRequests] },
  i18n: {
    supportedLanguages: { en, es, fr, zh },
    fallbackLanguage: 'en',
    translations: {
      en: {
        ...payloadTexts.en,
        ...staffTranslations.en,
        ...adminTranslations.en,
      },
      es: {
        ...payloadTexts.es,
        ...staffTranslations.es,
        ...adminTranslations.es,
      },
      fr: {
        ...payloadTexts.fr,
        ...staffTranslations.fr,
        ...adminTranslations.fr,
      },
      zh: {
        ...payloadTexts.zh,
        ...staffTranslations.zh,
        ...adminTranslations.zh,
      },
    },
  },
  jobs: {
    tasks: [
      ...inquiryTasks({
        origin: env.publicOrigin,
        allowsPrivateAddresses: () => env.WEBHOOKS_TO_PRIVATE_ADDRESSES,
        consumeConfirmationLimit: (address) => confirmationLimit.consume(address),
        refundConfirmationLimit: (address) => confirmationLimit.refund(address),
      }),
      extractTextTask,
      plannedActionTask,
    ],
    access: { queue: () => false, run: () => false, cancel: () => false },
    // Kept for a while: the inbox shows from them whether the mails of an inquiry were sent.
    deleteJobOnComplete: false,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      admin: { ...defaultJobsCollection.admin, hidden: true },
      access: { read: () => false, create: () => false, update: () => false, delete: () => false },
    }),
  },
  localization: {
    locales: siteIds.map((code) => ({
      code,
      label: siteLabels[code],
      fallbackLocale: fallbackOf[code] ?? undefined,
    })),
    defaultLocale: defaultSite,
    fallback: true,
  },
  logger,
  onInit: (payload) => {
    const { db, logger } = payload
    // Without a listener, an error of a connection would end the process.
    db.pool.on('error', (error) => logger.warn({ err: error }, 'A database connection was lost.'))
    // The pool only handles errors of idle connections; one in use also emits them.
    db.pool.on('connect', (client) => client.on('error', () => undefined))
    endFailedJobUpdates(db)
    releaseFailedTransactions(db.pool)
    failFast(retryReads(db.pool))
    registerWorker(workerOf(payload))
    payload.authStrategies = payload.authStrategies.map(requiringSecondFactor)
  },
  plugins: [
    withSeoFields,
    withFieldLabels,
    withPreviewViews,
    withVersionsView,
    withFormNotices,
    withoutApiTab,
    withoutLocks,
    withMergedSaves,
    withRecordedReads,
    storagePlugin({ folder: path.join(env.dataDir, 'files'), s3: s3Settings() }),
  ],
  queryPresets: listPresets,
  secret: env.PAYLOAD_SECRET,
  serverURL: '',
  sharp,
  telemetry: false,
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  upload: { limits: { fileSize: 512 * 1024 * 1024 } },
})

const completed = withTranslatedBaseFields(withTranslatedPresets(withoutMissingVersions(config)))

export default withoutInternalFields(withOwnWidgetsOnly(completed))

function s3Settings() {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return undefined
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
}
