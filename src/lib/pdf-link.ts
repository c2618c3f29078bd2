/** What a link to a document needs: `viewerHref` is the viewer's page, `fileHref` the file itself. */
export type PdfLinkData = { viewerHref: string; fileHref: string; name: string }

/** Why a document cannot be shown. */
export type PdfFailure = 'missing' | 'restricted' | 'damaged' | 'locked' | 'offline'
