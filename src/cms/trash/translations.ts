/** Payload's Spanish text means rubbish; its other texts call the trash `papelera`. */
export const trashTranslations = { es: { general: { trash: 'Papelera' } } }
