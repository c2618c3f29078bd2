// Letters, then two digits or more, with parts behind hyphens: U340, U830-86H; neither CO2 nor ISO 13485.
const modelLike = /(?<![\p{L}\p{N}-])\p{Lu}+-?\p{N}{2,}[\p{Lu}\p{N}]*(?:-[\p{Lu}\p{N}]+)*(?![\p{Ll}\p{N}])/gu

/** The model numbers in names. */
export function modelsIn(...names: (string | null | undefined)[]): string[] {
  return names.flatMap((name) => name?.match(modelLike) ?? [])
}

export function distinct(texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text || []))]
}
