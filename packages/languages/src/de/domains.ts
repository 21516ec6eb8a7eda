export const DOMAIN_NAMES = { fury: "Zorn", calm: "Ruhe", mind: "Geist", body: "Körper", chaos: "Chaos", order: "Ordnung" } as const;
