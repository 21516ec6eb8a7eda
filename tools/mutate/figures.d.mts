export function shareOf(some: number, all: number): { readonly percent: number; readonly low: number; readonly high: number };
