/** Payload speaks of locales and collections where editors work with sites and lists. */
export const en = {
  general: {
    // Payload fills in an object as the label; the button stands in the head of its column.
    sortByLabelDirection: 'Sort {{direction}}',
    allLocales: 'All sites',
    collections: 'Lists',
    locale: 'Site',
    locales: 'Sites',
    // In lists, while a related document is loaded as well.
    noLabel: '—',
    payloadSettings: 'Preferences',
    fallbackToDefaultLocale: 'Show what the fallback site has',
  },
  fields: {
    // The button beside a relationship, in which Payload fills in an object as the label.
    addNewLabel: 'Add new',
  },
  localization: {
    localeToPublish: 'Site to publish',
    // After the word for duplicating.
    selectedLocales: 'for some sites',
    selectLocaleToDuplicate: 'Choose the sites to duplicate',
  },
  version: {
    aboutToUnpublish: 'The document will no longer be public on any site. Are you sure?',
    publishAllLocales: 'Publish on all sites',
    selectLocales: 'Choose the sites to show',
    showLocales: 'Sites:',
  },
}
