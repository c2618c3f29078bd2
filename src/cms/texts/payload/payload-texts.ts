/** Texts of Payload by area and name. */
export type PayloadTexts = Record<string, Record<string, string>>
