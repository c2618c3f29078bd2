/** The slugs of the hot products, the flagship of each line. */
export const featured = ['u830', 'c510', 'r390', 'r890', 'r240', 'v1000', 'b150', 'trace-4']
