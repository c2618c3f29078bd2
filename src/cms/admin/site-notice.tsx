export function SiteNotice() { return null }
